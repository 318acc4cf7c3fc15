import type { Call } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { tellDone, withCompetition } from "../journal/competition.ts";
import { directorTexts } from "../language/director.ts";

/** `losfee close`: ends the competition; the seed of its lots is public from then on. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (competition) => {
    const answer = await competition.carryOut({ type: "close-competition" });
    const { seed } = competition.state();
    return tellDone(competition, [answer], directorTexts[call.language].closedNow(seed));
  });
