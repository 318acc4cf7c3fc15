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

/** What a player has or gains, criterion by criterion of a {@link Measure}, higher better. */
export type Digits = readonly number[];

/** Where a player's game points lie among those that a placing allows. */
export type PointsEnd = "high" | "low";

/**
 * A stage's chain as whole numbers: what places and game points add up to, and what stands already.
 * The first `split` of them come before game points.
 */
export interface Measure {
  /** What each member has now. */
  readonly now: ReadonlyMap<EntryId, Digits>;
  /**
   * What a placing at a table of `size` adds, with as many or as few game points as the limits of
   * scores leave beside those above and below; absent players are last without points.
   */
  readonly gain: (size: number, level: Level | null, end: PointsEnd) => Digits;
  /** Rank points of a placing. */
  readonly rankPoints: (size: number, placing: Placing) => Fraction;
  /** What one rank point is in digits. */
  readonly unit: number;
  /** Nothing gained. */
  readonly none: Digits;
  /** How many digits come before game points; all, where these are not summed. */
  readonly split: number;
  /** Whether a criterion comes after the digits that game points decide without adding up. */
  readonly continues: boolean;
  /** How many different scores a game can have. */
  readonly scores: number;
  /** The rank if nothing else were played. */
  readonly rank: ReadonlyMap<EntryId, number>;
}

/** The measure of a stage as it stands. */
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

/** One criterion's values, larger better: counted in units if games add to them, else as ranks. */
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

/** A value in units, larger better. */
const digitOf = ({ better }: TablesCriterion, value: Fraction, unit: Fraction): number =>
  (better === "higher" ? 1 : -1) * times(value, unit).n;

/** A whole number that makes all values whole: those there are, and those that games can add. */
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

/** The share of a player with this placing among `size`. */
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

/** What a game with this share adds to a criterion as far as places decide. */
const gainOf = ({ growth }: TablesCriterion, share: SeatShare): Fraction =>
  growth.by === "places" ? growth.gain(share) : ZERO;

/** The sum, criterion by criterion. */
export const added = (a: Digits, b: Digits): Digits => {
  const sum: number[] = [];
  for (let at = 0; at < a.length; at++) sum.push((a[at] ?? 0) + (b[at] ?? 0));
  return sum;
};

/** Positive where `a` is better than `b`: the first difference decides, from `from` to before `to`. */
export const compareDigits = (a: Digits, b: Digits, from = 0, to = a.length): number => {
  for (let at = from; at < to; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
