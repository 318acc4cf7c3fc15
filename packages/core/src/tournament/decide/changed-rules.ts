import type { Warning } from "../refusal.ts";
import { isPaired } from "../round.ts";
import type { Settings, Stage } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";

/** Settings that a round takes over when it is drafted: pairs, starts and what is booked without a game. */
const TAKEN_OVER = [
  "starts",
  "forbidden",
  "keptApart",
  "accelerations",
  "bye",
  "absence",
  "lateEntry",
] as const satisfies readonly (keyof Settings)[];

/** Settings by which all rounds are counted, those included that are played. */
const COUNTED_BY = [
  "ranking",
  "tieBreakRules",
  "points",
  "forfeitSpread",
  "abnormalPoints",
  "reported",
] as const satisfies readonly (keyof Settings)[];

/**
 * Warns a director who changes rules after rounds were drafted: the rounds keep their pairings, or
 * are counted anew. O(size of the settings).
 */
export const warnOfChangedRules = (
  { rounds, settings: before }: TournamentState,
  after: Settings,
): readonly Warning[] => {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const staysPaired =
    differIn(TAKEN_OVER, before, after) ||
    before.stages.slice(0, last.stage + 1).some((stage, index) => {
      const now = after.stages[index];
      return now === undefined || pairingOf(stage) !== pairingOf(now);
    });
  return [
    ...(staysPaired && isPaired(last)
      ? [{ code: "rounds-stay-paired", rounds: last.number } as const]
      : []),
    ...(differIn(COUNTED_BY, before, after) ? [{ code: "counted-anew" } as const] : []),
  ];
};

const differIn = (names: readonly (keyof Settings)[], before: Settings, after: Settings): boolean =>
  names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

const pairingOf = ({ system, options }: Stage): string => JSON.stringify([system, options]);
