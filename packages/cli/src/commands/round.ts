import type { TournamentState } from "@losfee/core";
import { roundResourceOf, stageResourceOf } from "@losfee/server/resources";
import { type Call, flagOption, integerFrom, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { withTournament } from "../journal/kind.ts";
import { type Part, partNumbered } from "../journal/parts.ts";
import { print, printJson } from "../terminal/print.ts";
import { partText } from "../views/part.ts";

/** `losfee round [N]`: a round or stage with seats and results; the last one by default. */
export const run = (call: Call): Promise<ExitCode> => {
  const text = optionalArgument(call, 0);
  const number = text === undefined ? undefined : integerFrom(call, "round", text, 1);
  const why = flagOption(call, "why") === true;
  return withTournament(call, async (competition) => {
    const part = partNumbered(competition, number);
    if (call.json) printJson(resourceOf(competition.state(), part));
    else print(partText(competition, part, why));
    return EXIT.done;
  });
};

/** Returns the API's resource of a round, or of a stage at tables. */
const resourceOf = (state: TournamentState, part: Part) => {
  const { seq } = state;
  return part.at === "boards"
    ? { seq, round: roundResourceOf(state, part.round, "director") }
    : { seq, stage: stageResourceOf(state, part.stage, "director") };
};
