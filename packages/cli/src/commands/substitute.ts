import { stageTexts } from "@losfee/messages/cli-stage";
import { argument, type Call, flagOption, integerOption, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { definedOnly } from "../call/options.ts";
import { printDone } from "../journal/competition.ts";
import { withTables } from "../journal/kind.ts";
import { stageInPlay } from "../journal/parts.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";

/** `losfee substitute OUT IN --reason …`: replaces a player in a running stage. */
export const run = (call: Call): Promise<ExitCode> =>
  withTables(call, async (competition) => {
    const state = competition.state();
    const { stage } = stageInPlay(competition, integerOption(call, "round", 1));
    const out = playerNamed(call, state, argument(call, 0));
    const successor = playerNamed(call, state, argument(call, 1));
    const answer = await competition.executeCommand({
      type: "substitute-player",
      stage,
      out,
      in: successor,
      ...definedOnly({ fromGame: integerOption(call, "fromGame", 1) }),
      takesOver: flagOption(call, "takesOver") === true,
      reason: textOption(call, "reason") ?? "",
    });
    const { substituted } = stageTexts[call.language];
    const text = substituted({
      out: playerLabel(state, out),
      player: playerLabel(state, successor),
    });
    return printDone(competition, [answer], text);
  });
