import { displayName, proposedPenalties, publishedRounds } from "@losfee/core";
import { penaltyTexts } from "@losfee/messages/cli-penalty";
import { argument, type Call, integerOption, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerNamed } from "../journal/players.ts";

/** `losfee waive-penalty TEAM [--round N] --reason …`: does not impose what a line-up is proposed to cost. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const { state } = competition;
    const entry = playerNamed(call, state(), argument(call, 0));
    const proposed = proposedPenalties(state()).find((one) => one.entry === entry)?.round;
    const round = integerOption(call, "round", 1) ?? proposed ?? publishedRounds(state());
    const reason = textOption(call, "reason") ?? "";
    const answer = await competition.executeCommand({
      type: "waive-penalty",
      entry,
      round,
      reason,
    });
    const done = penaltyTexts[call.language].waived({ team: displayName(state(), entry), round });
    return printDone(competition, [answer], done);
  });
