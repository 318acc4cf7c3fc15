import { join } from "node:path";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { openStorage } from "../../src/journal/open-storage.ts";
import type { Inbox, InboxRow } from "../../src/mail/incoming/inbox.ts";
import { createMailSettings } from "../../src/mail/settings.ts";
import { StorageError } from "../../src/storage/storage-error.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { migratedDatabase } from "../postgres/postgres-server.ts";
import { deliver, startBoxWith, startImapBox } from "./imap-box.ts";
import { letter } from "./letters.ts";
import { usualSettings } from "./mail-store.ts";
import { poisonousMails } from "./poisonous-mails.ts";
import { receiverOn, watch } from "./receiver.ts";

const NOW = "2026-07-01T08:00:00.000Z";

const STORES: readonly (readonly [string, () => Promise<string>])[] = [
  ["SQLite", async () => join(temporaryFolder(), "journal.sqlite")],
  ["PostgreSQL", migratedDatabase],
];

/** Opens a store with a competition that gets mail. */
const storeAt = async (place: string) => {
  const opened = await openStorage(place, { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  onTestFinished(() => store.close());
  await store.append({
    journal: competitionKey("ulm"),
    expectedSeq: 0,
    events: [{ type: "x", data: {} }],
    actor: "director",
    recordedAt: NOW,
  });
  const kept = await createMailSettings(store).save("ulm", {
    ...usualSettings,
    address: "ulm@club.example",
  });
  if (!kept.ok) throw new Error(kept.error.code);
  return store;
};

const subjects = (rows: readonly InboxRow[]): readonly string[] =>
  rows.map(({ message }) => message.subject);

describe.each(STORES)("a mailbox full of poison, kept in %s", (_, place) => {
  it("is read to its end: every mail is kept or put aside, and the good one behind them is taken", async () => {
    const all = poisonousMails();
    expect(all.length).toBeGreaterThanOrEqual(200);
    // The sample tries each place and each poison, but not all combinations.
    const mails = all.filter((_mail, index) => sweep(index % 11 === 0 || index >= 200, true));
    const good = letter({ subject: "good" });
    const box = await startBoxWith([...mails.map(({ raw }) => raw), good], NOW);
    const store = await storeAt(await place());
    const errors: unknown[] = [];
    const receiver = receiverOn(store, () => NOW, { onError: (error) => errors.push(error) });
    const { until } = watch(box, receiver);
    await until(async () => subjects(await receiver.inbox.rows("ulm")).includes("good"));
    const rows = [...(await receiver.inbox.rows("ulm")), ...(await receiver.inbox.rows(null))];
    const found = rows.reduce((sum, { copies }) => sum + 1 + copies, 0);
    expect(found).toBe(mails.length + 1);
    expect(errors).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  }, 120_000);

  it("puts what the store refuses aside with the reason, and goes on behind it", async () => {
    const box = await startImapBox();
    const store = await storeAt(await place());
    await deliver(box, letter({ subject: "poison" }), NOW);
    await deliver(box, letter({ subject: "good" }), NOW);
    const errors: unknown[] = [];
    const receiver = receiverOn(store, () => NOW, {
      onError: (error) => errors.push(error),
      before: refusing((subject) => (subject === "poison" ? invalidBytes() : null)),
    });
    const { until } = watch(box, receiver);
    await until(async () => subjects(await receiver.inbox.rows("ulm")).includes("good"));
    expect(await receiver.inbox.rows(null)).toMatchObject([
      {
        finding: "mail-not-taken",
        status: "open",
        message: { subject: "UID 1", text: "22021: invalid byte sequence" },
      },
    ]);
    expect(errors).toHaveLength(1);
  });

  it("tries again what the medium fails at, and loses nothing", async () => {
    const box = await startImapBox();
    const store = await storeAt(await place());
    await deliver(box, letter({ subject: "one" }), NOW);
    await deliver(box, letter({ subject: "two" }), NOW);
    let failures = 3;
    const before = refusing((subject) => {
      if (subject !== "one" || failures === 0) return null;
      failures -= 1;
      return new StorageError({ code: "unreachable" });
    });
    const receiver = receiverOn(store, () => NOW, { before });
    const { until } = watch(box, receiver, { onError: () => undefined });
    await until(async () => subjects(await receiver.inbox.rows("ulm")).includes("two"));
    expect(failures).toBe(0);
    expect(subjects(await receiver.inbox.rows("ulm"))).toEqual(["one", "two"]);
    expect(await receiver.inbox.rows(null)).toEqual([]);
  });
});

const invalidBytes = (): Error =>
  Object.assign(new Error("invalid byte sequence"), { code: "22021" });

/** Returns an inbox that fails to store the mails that `refused` returns an error for. */
const refusing =
  (refused: (subject: string) => Error | null) =>
  (inbox: Inbox): Inbox => ({
    ...inbox,
    async store(entries, place) {
      for (const { message } of entries) {
        const error = refused(message.subject);
        if (error !== null) throw error;
      }
      return inbox.store(entries, place);
    },
  });
