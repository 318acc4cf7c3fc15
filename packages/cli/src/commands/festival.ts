import { readDay } from "@losfee/core";
import { organisationTexts } from "@losfee/messages/cli-organisation";
import { type Call, misused, optionalArgument, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { doneOf, PLACE_OWNER, withOrganisations } from "../journal/organisations.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee festival [NAME]`: all that there are, or those of an organisation, or a new one. */
export const run = (call: Call): Promise<ExitCode> =>
  withOrganisations(call, async ({ organisations }) => {
    const words = organisationTexts[call.language];
    const [name, of] = [optionalArgument(call, 0), textOption(call, "of")];
    if (name !== undefined) {
      if (of === undefined) throw misused(words.ofMissing, "organisation-missing");
      const place = textOption(call, "place") ?? "";
      const details = { name, place, startsOn: dayOf(call, "from"), endsOn: dayOf(call, "to") };
      const done = await organisations.addFestival(of, details, PLACE_OWNER);
      const festival = await doneOf(call, done);
      if (call.json) printJson(festival);
      else print(words.founded({ name: festival.name, id: festival.id }));
      return EXIT.done;
    }
    const all = await organisations.festivals(of);
    if (call.json) printJson({ festivals: all });
    else if (all.length === 0) print(words.noFestivals);
    else {
      const rows = all.map(({ id, name: called, place, startsOn, endsOn }) => [
        ...[id, called, place],
        [startsOn, endsOn].filter((day) => day !== null).join(" – "),
      ]);
      print(table([left(""), left(""), left(""), left("")], rows));
      print(words.festivals({ count: all.length }));
    }
    return EXIT.done;
  });

const dayOf = (call: Call, option: string): string | null => {
  const given = textOption(call, option);
  if (given === undefined) return null;
  if (readDay(given) === given) return given;
  throw misused(organisationTexts[call.language].notADay({ text: given }), "day-malformed", {
    given,
  });
};
