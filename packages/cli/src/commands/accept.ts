import { ladderTexts } from "@losfee/messages/cli-ladder";
import { argument, type Call } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { climberNamed, withLadder } from "../journal/ladder.ts";

/** `losfee accept CHALLENGER DEFENDER`: the defender's first reply has come. */
export const run = (call: Call): Promise<ExitCode> =>
  withLadder(call, async (competition) => {
    const state = competition.state();
    const challenger = climberNamed(call, state, argument(call, 0));
    const defender = climberNamed(call, state, argument(call, 1));
    const command = { type: "accept-challenge", challenger, defender } as const;
    const answer = await competition.executeCommand(command);
    const game = `${competition.nameOf(challenger)} – ${competition.nameOf(defender)}`;
    return printDone(competition, [answer], ladderTexts[call.language].accepted({ game }));
  });
