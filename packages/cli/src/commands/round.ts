import { type Call, flagOption, integerFrom, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withTournament } from "../journal/kind.ts";
import { partNumbered } from "../journal/parts.ts";
import { print, printJson } from "../terminal/print.ts";
import { partText } from "../views/part.ts";

/** `losfee round [N]`: a round or stage with seats and results; the last one by default. */
export const run = (call: Call): Promise<ExitCode> => {
  const text = optionalArgument(call, 0);
  const number = text === undefined ? undefined : integerFrom(call, "ROUND", text, 1);
  const why = flagOption(call, "why") === true;
  return withTournament(call, async (competition) => {
    const part = partNumbered(competition, number);
    if (call.json) printJson(part.at === "boards" ? part.round : part.stage);
    else print(partText(competition, part, why));
    return EXIT.done;
  });
};
