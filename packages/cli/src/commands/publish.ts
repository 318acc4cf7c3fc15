import type { Call } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { tellDone, withTournament } from "../journal/competition.ts";
import { draftNumber } from "../journal/rounds.ts";
import { roundTexts } from "../language/round.ts";

/** `losfee publish [ROUND]`: shows the draft to everybody. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const round = draftNumber(competition);
    const answer = await competition.carryOut({ type: "publish-round", round });
    return tellDone(competition, [answer], roundTexts[call.language].published(round));
  });
