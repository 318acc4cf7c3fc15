import { ladderTexts } from "@losfee/messages/cli-ladder";
import { argument, type Call, restArguments } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { climberNamed, targetNamed, withLadder } from "../journal/ladder.ts";

/** `losfee challenge PLAYER TARGET…`: a challenge, or several in the order of one mail. */
export const run = (call: Call): Promise<ExitCode> =>
  withLadder(call, async (competition) => {
    const state = competition.state();
    const challenger = climberNamed(call, state, argument(call, 0));
    const targets = restArguments(call, 1).map((text) => targetNamed(call, state, text));
    const answer = await competition.executeCommand({ type: "challenge", challenger, targets });
    const text = ladderTexts[call.language].challenged({ player: competition.nameOf(challenger) });
    return printDone(competition, [answer], text);
  });
