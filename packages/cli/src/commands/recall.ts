import { type Call, textOption } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { tellDone, withTournament } from "../journal/competition.ts";
import { roundArgument, roundNumbered } from "../journal/rounds.ts";
import { roundTexts } from "../language/round.ts";

/** `losfee recall [ROUND] --reason …`: takes the last published round back into draft. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const round = roundArgument(call, 0) ?? roundNumbered(competition, undefined).number;
    const reason = textOption(call, "reason") ?? "";
    const answer = await competition.carryOut({ type: "recall-round", round, reason });
    return tellDone(competition, [answer], roundTexts[call.language].recalled(round));
  });
