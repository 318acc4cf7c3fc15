import { type Call, flagOption } from "../call.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { withTournament } from "../journal/competition.ts";
import { roundArgument, roundNumbered } from "../journal/rounds.ts";
import { print, printJson } from "../terminal/print.ts";
import { roundText } from "../views/round.ts";

/** `losfee round [N]`: a round with its pairings and results; the last one by default. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const round = roundNumbered(competition, roundArgument(call, 0));
    if (call.json) printJson(round);
    else print(roundText(competition, round, flagOption(call, "why") === true));
    return EXIT.done;
  });
