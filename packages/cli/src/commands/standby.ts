import { standbyTexts } from "@losfee/messages/cli-standby";
import type { CompetitionService, Storage } from "@losfee/server/local";
import { type Call, flagOption, misused } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { withStore } from "../journal/open.ts";
import { serverUrls } from "../journal/server-urls.ts";
import { print, printJson } from "../terminal/print.ts";

type File = Extract<Storage, { readonly medium: "file" }>;

/** `losfee standby`: how a second machine follows this file, how far it is, and what it lacks. */
export const run = (call: Call): Promise<ExitCode> =>
  withStore(call, "refuse", async (service, store) => {
    if (store.medium === "file") return tell(call, service, store);
    throw misused(standbyTexts[call.language].filesOnly, "standby-database");
  });

const tell = async (call: Call, service: CompetitionService, store: File): Promise<ExitCode> => {
  const words = standbyTexts[call.language];
  const { loadStandby } = await import("@losfee/server/local");
  const { endChangeLog, newKey, beginChangeLog, lastChange, readLeadership, writeLeadership } =
    await loadStandby();
  const leadership = await store.look(readLeadership);
  if (leadership.superseded !== null)
    return tellMissing(call, service, store, leadership.superseded);
  if (leadership.follows !== null) {
    const { formatTime } = await loadMessages();
    const { url, at } = leadership.follows;
    if (call.json) printJson({ role: "standby", url, at });
    else print(words.follows({ url, at: at === "" ? null : formatTime(at, call.language, null) }));
    return EXIT.done;
  }
  if (flagOption(call, "off") === true) {
    await store.transact(() => writeLeadership({ key: null, standby: null }));
    await store.commit(() => endChangeLog(store.database));
    if (call.json) printJson({ role: "leader", addresses: [], standby: null });
    else print(words.off);
    return EXIT.done;
  }
  const key = leadership.key ?? newKey();
  await store.transact(() => writeLeadership({ key }));
  await beginChangeLog(store);
  const addresses = (await serverUrls(call, store)).map((url) => `${url}/standby#${key}`);
  const { standby } = leadership;
  const behind = standby === null ? null : lastChange(store.database) - standby.position;
  if (call.json) {
    printJson({ role: "leader", addresses, standby: standby && { ...standby, behind } });
    return EXIT.done;
  }
  const { formatTime } = await loadMessages();
  print(addresses.length === 0 ? words.notReachable : words.how);
  for (const address of addresses) print(`  losfee follow '${address}'`);
  if (standby === null) print(words.nobody);
  else
    print(words.seen({ url: standby.url, when: formatTime(standby.seenAt, call.language, null) }));
  return EXIT.done;
};

/** Lists, event by event, what was entered here but is missing on the machine that took over. */
const tellMissing = async (
  call: Call,
  service: CompetitionService,
  store: File,
  { url, at, heads }: { readonly url: string; readonly at: string; readonly heads: Heads },
): Promise<ExitCode> => {
  const words = standbyTexts[call.language];
  const { loadStandby } = await import("@losfee/server/local");
  const { missingThere } = await loadStandby();
  const { formatTime } = await loadMessages();
  const missing = await missingThere(store, heads);
  const listed = await Promise.all(
    missing.map(async ({ competition, from, upTo }) => ({
      competition,
      events: await service.events(competition, { after: from - 1, limit: upTo - from + 1 }),
    })),
  );
  if (call.json) {
    printJson({ role: "superseded", url, at, missing: listed });
    return EXIT.refused;
  }
  print(words.superseded({ url, at: formatTime(at, call.language, null) }));
  if (missing.length === 0) print(words.nothingMissing);
  for (const { competition, events } of listed) {
    print(words.missing({ id: competition }));
    for (const { seq, type, recordedAt, actor, data } of events) {
      const when = formatTime(recordedAt, call.language, null);
      print(`  ${seq}  ${when}  ${actor}  ${type}  ${JSON.stringify(data)}`);
    }
  }
  return EXIT.refused;
};

type Heads = Parameters<
  Awaited<ReturnType<typeof import("@losfee/server/local").loadStandby>>["missingThere"]
>[1];
