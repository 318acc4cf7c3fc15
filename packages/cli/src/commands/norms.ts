import { normsOf, readNormsEvent } from "@losfee/files/calculations";
import { argument, type Call, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { personAmong } from "../call/person.ts";
import { readCalculation } from "../terminal/calculation.ts";
import { print, printJson } from "../terminal/print.ts";
import { normsText, normWorkingText } from "../views/norms.ts";

/** `losfee norms EVENT.json`: who made a title norm, and who still can. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = argument(call, 0);
  const event = await readCalculation(call, path, readNormsEvent);
  const named = textOption(call, "why");
  const person =
    named === undefined ? null : personAmong(call, event.people, named, `losfee norms ${path}`);
  const norms = normsOf(event).filter((norm) => person === null || norm.person === person);
  if (call.json) {
    printJson(
      norms.map(({ person: one, report, forecast }) => ({
        id: event.people[one]?.id,
        ...report,
        games: report.games.map(({ round }) => round),
        forecast,
      })),
    );
  } else if (person === null) print(normsText(event, norms, call.language));
  else print(normWorkingText(event, norms, call.language));
  return EXIT.done;
};
