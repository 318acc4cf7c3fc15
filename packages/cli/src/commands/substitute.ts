import { argument, type Call, flagOption, integerOption, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { ofKind, printDone, withCompetition } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { stageInPlay } from "../journal/stages.ts";
import { stageTexts } from "../language/stage.ts";

/** `losfee substitute OUT IN --reason …`: somebody plays on in a stage in place of another. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (any) => {
    const competition = ofKind("tables", any);
    const { stage } = stageInPlay(competition, integerOption(call, "round", 1));
    const out = playerNamed(call, competition.state(), argument(call, 0));
    const successor = playerNamed(call, competition.state(), argument(call, 1));
    const fromGame = integerOption(call, "fromGame", 1);
    const answer = await competition.executeCommand({
      type: "substitute-player",
      stage,
      out,
      in: successor,
      ...(fromGame === undefined ? {} : { fromGame }),
      takesOver: flagOption(call, "takesOver") === true,
      reason: textOption(call, "reason") ?? "",
    });
    const player = (entry: number): string => `#${entry} ${competition.nameOf(entry)}`;
    const text = stageTexts[call.language].substituted(player(out), player(successor));
    return printDone(competition, [answer], text);
  });
