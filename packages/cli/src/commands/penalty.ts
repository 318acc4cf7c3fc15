import type { PenaltyTarget } from "@losfee/core";
import { partTexts } from "@losfee/messages/cli-part";
import { penaltyTexts } from "@losfee/messages/cli-penalty";
import {
  argument,
  type Call,
  integerFrom,
  integerOption,
  misused,
  reasonOption,
  textOption,
} from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { firstRoundOf, type Part, partLabel, publishedPart } from "../journal/parts.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";

/** `losfee penalty PLAYER POINTS --reason …`: deducts points from a round or stage. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const words = penaltyTexts[call.language];
    const entry = playerNamed(call, competition.state(), argument(call, 0));
    const part = publishedPart(competition, integerOption(call, "round", 1));
    const ofTeams = competition.state().settings.teams !== undefined;
    const of = ofTeams ? teamTargetFrom(call) : targetFrom(call, part);
    const points = ofTeams
      ? decimalFrom(call, argument(call, 1))
      : pointsFrom(call, part, argument(call, 1));
    const reason = reasonOption(call);
    const round = firstRoundOf(part);
    const answer = await competition.executeCommand({
      type: "impose-penalty",
      entry,
      round,
      of,
      points,
      reason,
    });
    const player = playerLabel(competition.state(), entry);
    const deducted = words.deducted[of]({
      points: `${points}`,
      part: partLabel(competition, part),
    });
    return printDone(competition, [answer], words.imposed({ player, deducted, id: answer.seq }));
  });

/** Returns the target of a team's deduction. */
const teamTargetFrom = (call: Call): PenaltyTarget => {
  const of = textOption(call, "of") ?? "match-points";
  if (of === "match-points" || of === "game-points") return of;
  throw misused(penaltyTexts[call.language].unknownTarget({ text: of }), "unknown-points", {
    given: of,
  });
};

/** Returns the target of a deduction: in games for two the spread. */
const targetFrom = (call: Call, { at }: Part): PenaltyTarget => {
  if (at === "boards") {
    refuseOptions(call, ["of"], partTexts[call.language].tablesOnly);
    return "spread";
  }
  const of = textOption(call, "of") ?? "rank-points";
  if (of === "rank-points" || of === "game-points") return of;
  throw misused(penaltyTexts[call.language].unknownTarget({ text: of }), "unknown-points", {
    given: of,
  });
};

/** At tables also parts of a point, with point or comma. */
const pointsFrom = (call: Call, { at }: Part, text: string): number => {
  return at === "boards" ? integerFrom(call, "points", text, 1) : decimalFrom(call, text);
};

const decimalFrom = (call: Call, text: string): number => {
  const decimal = text.replace(",", ".");
  const points = Number(decimal);
  if (/^\d{1,6}(\.\d{1,3})?$/.test(decimal) && points > 0) return points;
  throw misused(penaltyTexts[call.language].notPoints({ text }), "number-expected", {
    given: text,
  });
};
