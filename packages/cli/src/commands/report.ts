import type { LadderOutcome } from "@losfee/core";
import { ladderTexts } from "@losfee/messages/cli-ladder";
import { argument, type Call, misused, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { climberNamed, withLadder } from "../journal/ladder.ts";

const RESULTS: Readonly<Record<string, LadderOutcome>> = {
  "1-0": "challenger-wins",
  "1:0": "challenger-wins",
  "0-1": "defender-wins",
  "0:1": "defender-wins",
  "1/2": "draw",
  "1/2-1/2": "draw",
  "½": "draw",
  "½-½": "draw",
  "=": "draw",
};

/** `losfee report CHALLENGER DEFENDER RESULT [--by PLAYER]`: a result, provisional for now. */
export const run = (call: Call): Promise<ExitCode> => {
  const result = argument(call, 2).replace("–", "-");
  const outcome = RESULTS[result];
  const words = ladderTexts[call.language];
  if (outcome === undefined) {
    throw misused(words.notAResult({ text: result }), "result-expected", { given: result });
  }
  return withLadder(call, async (competition) => {
    const state = competition.state();
    const challenger = climberNamed(call, state, argument(call, 0));
    const defender = climberNamed(call, state, argument(call, 1));
    const by = climberNamed(call, state, textOption(call, "by") ?? argument(call, 0));
    const command = { type: "report-result", challenger, defender, outcome, by } as const;
    const answer = await competition.executeCommand(command);
    const game = `${competition.nameOf(challenger)} – ${competition.nameOf(defender)}`;
    return printDone(competition, [answer], words.reported({ game, result }));
  });
};
