import { formatTime, isLanguage } from "@losfee/contract/language";
import { personTexts } from "@losfee/messages/cli-person";
import type { ErasingPorts, PeopleServices } from "@losfee/server/local";
import { type Call, misused, optionalArgument, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { withStore } from "../journal/open.ts";
import { listeningFrom, publicUrlFrom } from "../journal/server.ts";
import { serverUrls } from "../journal/server-urls.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/**
 * `losfee person [NAME]`: lists accounts, or invites a new person; `--again` issues a new
 * invitation, `--remove` removes an account.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withStore(call, "create", async (service, store) => {
    const {
      addressesOf,
      createAccess,
      createPeopleServices,
      DEFAULT_HOST,
      DEFAULT_PORT,
      systemPorts,
    } = await import("@losfee/server/local");
    const accounts = createPeopleServices({
      tables: store,
      access: createAccess(store),
      // Only the server sends mail: here the user passes on the link.
      mail: { sendPassing: null },
      publicUrl: null,
      now: systemPorts.now,
    });
    const [name, again, remove] = [
      optionalArgument(call, 0),
      textOption(call, "again"),
      textOption(call, "remove"),
    ];
    if (remove !== undefined) return removeOne(call, { accounts, competitions: service }, remove);
    if (name === undefined && again === undefined) return list(call, accounts);
    const publicUrl = publicUrlFrom(call);
    const urls = publicUrl === undefined ? await serverUrls(call, store) : [publicUrl];
    const { port = DEFAULT_PORT } = listeningFrom(call, 1);
    const [baseUrl = addressesOf({ host: DEFAULT_HOST, port }).url] = urls;
    const made =
      again === undefined
        ? await invite(call, accounts, name ?? "", baseUrl)
        : await accounts.signIn.inviteAgain(again, baseUrl);
    if (made === null) throw unknown(call, again ?? "");
    const { person, url, expiresAt } = made;
    if (call.json) {
      printJson({ person: person.id, name: person.name, url, expiresAt });
      return EXIT.done;
    }
    const until = formatTime(expiresAt, call.language, null);
    print(`${personTexts[call.language].invited({ name: person.name, until })}\n  ${url}`);
    return EXIT.done;
  });

const invite = async (
  call: Call,
  { signIn }: PeopleServices,
  given: string,
  baseUrl: string,
): ReturnType<PeopleServices["signIn"]["invite"]> => {
  const { personName } = await import("@losfee/server/local");
  const name = personName(given);
  if (!name.ok) {
    const { describePeopleRefusal } = await loadMessages();
    throw new Failure(EXIT.invalid, describePeopleRefusal(name.error, call.language), name.error);
  }
  const language = textOption(call, "speaks") ?? call.language;
  if (!isLanguage(language)) {
    throw misused(personTexts[call.language].notALanguage({ text: language }), "language-unknown");
  }
  return signIn.invite({ name: name.value, language }, { address: null, baseUrl });
};

const list = async (call: Call, { people }: PeopleServices): Promise<ExitCode> => {
  const words = personTexts[call.language];
  const all = await people.list();
  if (call.json) {
    printJson({ people: all });
    return EXIT.done;
  }
  if (all.length === 0) {
    print(words.none);
    return EXIT.done;
  }
  const rows = all.map(({ id, name, addresses }) => [
    id,
    name,
    addresses.join(", ") || words.noAddress,
  ]);
  print(table([left(""), left(""), left("")], rows));
  print(words.people({ count: all.length }));
  return EXIT.done;
};

const removeOne = async (call: Call, ports: ErasingPorts, id: string): Promise<ExitCode> => {
  const { eraseAccount } = await import("@losfee/server/local");
  const done = await eraseAccount(ports, id, { actor: "director", anyway: true });
  if (done === null) throw unknown(call, id);
  const refused = done.entries.filter(({ refusal }) => refusal !== null);
  const words = personTexts[call.language];
  if (call.json) printJson({ removed: id, entries: done.entries });
  else {
    print(words.removed);
    for (const { name, entry } of refused) print(words.notErased({ competition: name, entry }));
  }
  return refused.length === 0 ? EXIT.done : EXIT.refused;
};

const unknown = (call: Call, id: string): Failure =>
  new Failure(EXIT.invalid, personTexts[call.language].unknown({ id }), { code: "unknown-person" });
