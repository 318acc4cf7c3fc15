import type { EntryId } from "../../base/entry-id.ts";
import { compareFractions, type Fraction, fraction, times, ZERO } from "../../base/fraction.ts";
import { compareValues } from "../../ranking/ordered-value.ts";
import type { TablesCriterion } from "../../ranking/tables/criterion.ts";
import { factorOf } from "../../ranking/tables/games.ts";
import {
  absentShare,
  type RankPointRules,
  type SeatShare,
  seatShares,
} from "../../ranking/tables/rank-points.ts";
import {
  type Settings,
  seatedStageSettings,
  type TablesRules,
  tablesRulesOf,
} from "../settings/settings.ts";
import { chainOfStage, tablesStandings } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import type { Level, Placing } from "./placings.ts";

type ScoreLimits = Pick<Settings["scores"], "minimum" | "maximum">;

/** A player's total or gain, criterion by criterion of a {@link Measure}, higher is better. */
export type Digits = readonly number[];

/** End of the range of game points that a placing allows. */
export type PointsEnd = "high" | "low";

/**
 * A stage's chain as whole numbers: the sums of places and game points, and fixed values. The first
 * `split` of them come before game points.
 */
export interface Measure {
  /** The present total of each member. */
  readonly now: ReadonlyMap<EntryId, Digits>;
  /**
   * The gain of a placing at a table of `size`, with the most or fewest game points that the limits
   * of scores allow beside those above and below; absent players are last without points.
   */
  readonly gain: (size: number, level: Level | null, end: PointsEnd) => Digits;
  /** Rank points of a placing. */
  readonly rankPoints: (size: number, placing: Placing) => Fraction;
  /** One rank point in digits. */
  readonly unit: number;
  /** Nothing gained. */
  readonly none: Digits;
  /** Number of digits before game points; all, if these are not summed. */
  readonly split: number;
  /** True if a criterion follows the digits that game points decide without being summed. */
  readonly continues: boolean;
  /** Number of different scores in a game. */
  readonly scores: number;
  /** The present rank. */
  readonly rank: ReadonlyMap<EntryId, number>;
}

/** Returns the measure of a stage in its present state. */
export const measureOf = (state: TournamentState, stage: number): Measure => {
  const rules = tablesRulesOf(state.settings);
  const counted = rules.results === "game-points";
  const whole = chainOfStage(state, stage);
  const end = whole.findIndex(
    ({ growth }) => counted && growth.by === "game-points" && !growth.summed,
  );
  const chain = end === -1 ? whole : whole.slice(0, end);
  const split = chain.findIndex(({ growth }) => counted && growth.by === "game-points");
  const rows = tablesStandings(state, stage);
  const factors = seatedStageSettings(state.settings, stage)?.factors ?? [];
  const unit = unitOf(rules, chain, [
    ...chain.flatMap(({ growth }, place) =>
      growth.by === "nothing" ? [] : rows.flatMap(({ values }) => values[place] ?? []),
    ),
    ...factors.map(({ factor }) => factor),
  ]);
  const columns = chain.map((criterion, place) =>
    columnOf(
      criterion,
      unit,
      rows.map(({ values }) => values[place] ?? ZERO),
    ),
  );
  const { minimum, maximum } = state.settings.scores;
  return {
    now: new Map(rows.map(({ entry }, row) => [entry, columns.map((column) => column[row] ?? 0)])),
    gain: gains(rules, chain, unit, (size, level, pointsEnd) =>
      counted
        ? times(
            fraction(pointsOf(state.settings.scores, rules.best, level, pointsEnd)),
            factorOf({ factors }, size),
          )
        : ZERO,
    ),
    rankPoints: (size, placing) => shareOf(rules, size, placing).rankPoints,
    unit: unit.n,
    none: chain.map(() => 0),
    split: split === -1 ? chain.length : split,
    continues: end !== -1,
    scores: counted ? maximum - minimum + 1 : Number.POSITIVE_INFINITY,
    rank: new Map(rows.map(({ entry, rank }) => [entry, rank])),
  };
};

/** The game points nearest to one end of the limits that leave room for the others' scores. */
const pointsOf = (
  { minimum, maximum }: ScoreLimits,
  best: TablesRules["best"],
  { above, below }: Level,
  end: PointsEnd,
): number => {
  if (best === "most") return end === "high" ? maximum - above : minimum + below;
  return end === "high" ? minimum + above : maximum - below;
};

/** One criterion's values, larger is better: in units if games add to them, else as ranks. */
const columnOf = (
  criterion: TablesCriterion,
  unit: Fraction,
  values: readonly Fraction[],
): readonly number[] => {
  if (criterion.growth.by !== "nothing") {
    return values.map((value) => digitOf(criterion, value, unit));
  }
  const worstFirst = values.toSorted((a, b) => compareValues(criterion.better, b, a));
  return values.map((value) => worstFirst.findIndex((one) => compareFractions(one, value) === 0));
};

/** Returns a value in units, larger is better. */
const digitOf = ({ better }: TablesCriterion, value: Fraction, unit: Fraction): number =>
  (better === "higher" ? 1 : -1) * times(value, unit).n;

/** Returns a unit that makes all values whole: existing ones, and possible gains. */
const unitOf = (
  rules: RankPointRules,
  chain: readonly TablesCriterion[],
  values: readonly Fraction[],
): Fraction => {
  const denominators = new Set(values.map(({ d }) => d));
  for (const { size } of rules.scales) {
    for (let place = 1; place <= size; place++) {
      for (let shared = 1; shared <= size - place + 1; shared++) {
        const share = shareOf(rules, size, { place, shared });
        denominators.add(share.rankPoints.d);
        for (const criterion of chain) denominators.add(gainOf(criterion, share).d);
      }
    }
  }
  let unit = 1;
  for (const d of denominators) unit *= fraction(d, unit).n;
  return fraction(unit);
};

/** Returns the share of a player with this placing among `size`. */
const shareOf = (rules: RankPointRules, size: number, { place, shared }: Placing): SeatShare => {
  const seats = Array.from({ length: size }, (_, index) => ({
    entry: index,
    place: index < place - 1 ? 1 : index < place - 1 + shared ? place : place + shared,
  }));
  const [share] = seatShares(rules, { kind: "places", seats }).slice(place - 1);
  if (share === undefined) throw new RangeError(`no place ${place} among ${size}`);
  return share;
};

const gains = (
  rules: RankPointRules,
  chain: readonly TablesCriterion[],
  unit: Fraction,
  points: (size: number, level: Level, end: PointsEnd) => Fraction,
): Measure["gain"] => {
  const known = new Map<string, Digits>();
  return (size, level, end) => {
    const key = JSON.stringify([size, level, end]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const share = level === null ? absentShare(0, size) : shareOf(rules, size, level);
    const digits = chain.map((criterion) => {
      const counts = criterion.growth.by === "game-points" && level !== null;
      return digitOf(criterion, counts ? points(size, level, end) : gainOf(criterion, share), unit);
    });
    known.set(key, digits);
    return digits;
  };
};

/** Returns the part of a criterion's gain that places decide. */
const gainOf = ({ growth }: TablesCriterion, share: SeatShare): Fraction =>
  growth.by === "places" ? growth.gain(share) : ZERO;

/** The sum, criterion by criterion. */
export const added = (a: Digits, b: Digits): Digits => {
  const sum: number[] = [];
  for (let at = 0; at < a.length; at++) sum.push((a[at] ?? 0) + (b[at] ?? 0));
  return sum;
};

/** Compares lexicographically, from `from` to before `to`: positive if `a` is better. */
export const compareDigits = (a: Digits, b: Digits, from = 0, to = a.length): number => {
  for (let at = from; at < to; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
