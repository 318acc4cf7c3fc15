import type { EntryId } from "../../base/entry-id.ts";
import type { PenaltyTarget } from "../../base/penalty.ts";
import { err, ok } from "../../base/result.ts";
import type { Refusal } from "../refusal.ts";
import { isPaired, type TableRound } from "../round.ts";
import { gameTermsOf } from "../settings/game-terms.ts";
import { stageOf } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";
import { proposedPenalties } from "../teams/line-up-check.ts";
import { proposedForfeits } from "../teams/proposed-forfeits.ts";
import { type Decider, type Deciders, decided } from "./context.ts";

/** Imposes a penalty: on the spread of one round, or on the points of a stage at tables. */
const imposePenalty: Decider<"impose-penalty"> = (state, command) => {
  const { entry, round: number, points } = command;
  if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  const round = state.rounds[number - 1];
  if (round?.status !== "published") return err({ code: "unknown-round", round: number });
  const of = command.of ?? (state.settings.teams === undefined ? "spread" : "match-points");
  const refusal = isPaired(round)
    ? refuseOnGames(state, of, points)
    : refuseAtTables(state, round, entry, of, points);
  if (refusal !== null) return err(refusal);
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const later = isPaired(round) ? undefined : state.rounds.find(({ stage }) => stage > round.stage);
  return ok({
    events: [{ type: "penalty-imposed", data: { entry, round: number, of, points, reason } }],
    warnings:
      later === undefined
        ? []
        : [{ code: "later-stage-stays", stage: round.stage + 1, laterStage: later.stage + 1 }],
  });
};

const refuseOnGames = (
  { settings }: TournamentState,
  of: PenaltyTarget,
  points: number,
): Refusal | null => {
  if (settings.teams !== undefined) return refuseOnTeams(of, points);
  if (of !== "spread") return { code: "penalty-of-nothing", of, expected: ["spread"] };
  if (gameTermsOf(settings).tally === "points") return { code: "penalty-without-spread" };
  return Number.isInteger(points) && points >= 1 && points <= MOST_SPREAD
    ? null
    : outOfRange(points, MOST_SPREAD);
};

const MOST_SPREAD = 9999;

const outOfRange = (points: number, most: number): Refusal => ({
  code: "penalty-out-of-range",
  points,
  ...(points > most ? { most } : {}),
});

const refuseOnTeams = (of: PenaltyTarget, points: number): Refusal | null => {
  const expected = ["match-points", "game-points"] as const;
  if (of !== "match-points" && of !== "game-points") {
    return { code: "penalty-of-nothing", of, expected };
  }
  return isInThousandths(points) && points <= MOST_SPREAD ? null : outOfRange(points, MOST_SPREAD);
};

/** True if above 0 and in whole thousandths. */
const isInThousandths = (points: number): boolean =>
  Number.isFinite(points) && points > 0 && Math.round(points * 1000) / 1000 === points;

const refuseAtTables = (
  state: TournamentState,
  round: TableRound,
  entry: EntryId,
  of: PenaltyTarget,
  points: number,
): Refusal | null => {
  if (of !== "rank-points" && of !== "game-points") {
    return { code: "penalty-of-nothing", of, expected: ["rank-points", "game-points"] };
  }
  const members = stageOf(state, round)?.members ?? [];
  if (!members.some((member) => member.entry === entry)) {
    return { code: "entry-not-in-stage", entry, stage: round.stage + 1 };
  }
  return isInThousandths(points) && points <= MOST_TABLE_POINTS
    ? null
    : outOfRange(points, MOST_TABLE_POINTS);
};

const MOST_TABLE_POINTS = 999_999;

/** Waives a penalty proposed for a line-up. */
const waivePenalty: Decider<"waive-penalty"> = (state, command) => {
  const { entry, round, of } = command;
  if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  const points =
    of !== "boards" &&
    proposedPenalties(state).some((one) => one.entry === entry && one.round === round);
  const boards =
    of !== "points" &&
    proposedForfeits(state).some((one) => one.team === entry && one.round === round);
  if (!points && !boards) return err({ code: "no-penalty-proposed", entry, round });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const waived = { entry, round, reason };
  return decided(
    ...(points ? [{ type: "penalty-waived", data: waived } as const] : []),
    ...(boards ? [{ type: "penalty-waived", data: { ...waived, of: "boards" } } as const] : []),
  );
};

/** Lifts a penalty. */
const liftPenalty: Decider<"lift-penalty"> = (state, command) => {
  const { penalty } = command;
  if (!state.penalties.some(({ id }) => id === penalty)) {
    return err({ code: "unknown-penalty", penalty });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  return decided({ type: "penalty-lifted", data: { penalty, reason } });
};

/** Enters the result of a play-off, best first, or deletes it with an empty order. */
const enterPlayOff: Decider<"enter-play-off"> = (state, command) => {
  const { games, order } = command;
  const stranger = order.find((entry) => !state.entries.has(entry));
  if (stranger !== undefined) return err({ code: "unknown-entry", entry: stranger });
  if (order.length === 1 || new Set(order).size !== order.length) {
    return err({ code: "play-off-order", entries: order });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  return decided({ type: "play-off-entered", data: { games, order, reason } });
};

export const penaltyDeciders = {
  "impose-penalty": imposePenalty,
  "waive-penalty": waivePenalty,
  "lift-penalty": liftPenalty,
  "enter-play-off": enterPlayOff,
} satisfies Deciders;
