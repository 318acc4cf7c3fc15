import { ORGANISATION_KINDS, type OrganisationKind } from "@losfee/contract";
import { organisationTexts } from "@losfee/messages/cli-organisation";
import { type Call, misused, optionalArgument, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { doneOf, PLACE_OWNER, withOrganisations } from "../journal/organisations.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee organisation [NAME]`: all that there are, or a new one; `--remove` deletes one that is empty. */
export const run = (call: Call): Promise<ExitCode> =>
  withOrganisations(call, async ({ organisations }) => {
    const words = organisationTexts[call.language];
    const [name, remove] = [optionalArgument(call, 0), textOption(call, "remove")];
    if (remove !== undefined) {
      const gone = await doneOf(call, await organisations.remove(remove, PLACE_OWNER));
      if (call.json) printJson({ removed: gone.id });
      else print(words.removed({ name: gone.name }));
      return EXIT.done;
    }
    if (name !== undefined) {
      const details = { name, kind: kindOf(call), parent: textOption(call, "parent") ?? null };
      const founded = await doneOf(call, await organisations.found(details, PLACE_OWNER));
      if (call.json) printJson(founded);
      else print(words.founded({ name: founded.name, id: founded.id }));
      return EXIT.done;
    }
    const all = await organisations.list();
    if (call.json) printJson({ organisations: all });
    else if (all.length === 0) print(words.none);
    else {
      const names = new Map(all.map((one) => [one.id, one.name]));
      const rows = all.map(({ id, name: called, kind, parent }) => [
        ...[id, called, words.kind[kind]],
        parent === null ? "" : (names.get(parent) ?? parent),
      ]);
      print(table([left(""), left(""), left(""), left("")], rows));
      print(words.organisations({ count: all.length }));
    }
    return EXIT.done;
  });

const kindOf = (call: Call): OrganisationKind => {
  const given = textOption(call, "kind") ?? "club";
  const kind = ORGANISATION_KINDS.find((one) => one === given);
  if (kind !== undefined) return kind;
  throw misused(organisationTexts[call.language].notAKind({ text: given }), "kind-unknown", {
    given,
  });
};
