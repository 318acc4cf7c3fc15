import type { Call } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { tellDone, withTournament } from "../journal/competition.ts";
import { draftNumber } from "../journal/rounds.ts";
import { roundTexts } from "../language/round.ts";

/** `losfee discard [ROUND]`: throws the draft away. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const round = draftNumber(competition);
    const answer = await competition.carryOut({ type: "discard-draft", round });
    return tellDone(competition, [answer], roundTexts[call.language].discarded(round));
  });
