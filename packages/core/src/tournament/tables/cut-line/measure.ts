import type { EntryId } from "../../../base/entry-id.ts";
import {
  compareFractions,
  type Fraction,
  fraction,
  negative,
  times,
  ZERO,
} from "../../../base/fraction.ts";
import { compareValues } from "../../../ranking/ordered-value.ts";
import type { TablesCriterionCode } from "../../../ranking/tables/codes.ts";
import type { TablesCriterion } from "../../../ranking/tables/criterion.ts";
import { type RankPointRules, seatShares } from "../../../ranking/tables/rank-points.ts";
import { tablesRulesOf } from "../../settings.ts";
import type { TournamentState } from "../../state.ts";
import { chainOfStage, tablesStandings } from "../standings.ts";
import type { Placing } from "./placings.ts";

/** What a player has or gains, criterion by criterion of a {@link Measure}, higher better. */
export type Digits = readonly number[];

/** Criteria whose values follow from places alone. */
const BY_PLACES: readonly TablesCriterionCode[] = ["RP", "ALL", "WIN", "SEC", "LOSS"];

/** Criteria that game points decide, which have no bound. */
const BY_POINTS: readonly TablesCriterionCode[] = ["GP", "GPS", "BEST"];

/**
 * A stage's chain as whole numbers: what places decide, and what stands already. The first `split` of
 * them come before the first criterion that game points decide; where two are level there, those who
 * still play may end either way around.
 */
export interface Measure {
  /** What each member has now. */
  readonly now: ReadonlyMap<EntryId, Digits>;
  /** What a placing at a table of `size` adds; absent players are last without points. */
  readonly gain: (size: number, placing: Placing | null) => Digits;
  /** Rank points of a placing. */
  readonly rankPoints: (size: number, placing: Placing) => Fraction;
  /** What one rank point is in digits. */
  readonly unit: number;
  /** Nothing gained. */
  readonly none: Digits;
  /** How many digits come before game points. */
  readonly split: number;
  /** Whether game points come in at all. */
  readonly pointsDecide: boolean;
  /** Where game points are summed there: those of each member, larger better; empty otherwise. */
  readonly points: ReadonlyMap<EntryId, Fraction>;
  /** Whether they come in again later, in another way. */
  readonly pointsDecideAgain: boolean;
  /** The rank if nothing else were played. */
  readonly rank: ReadonlyMap<EntryId, number>;
}

/** The measure of a stage as it stands. */
export const measureOf = (state: TournamentState, stage: number): Measure => {
  const whole = chainOfStage(state, stage);
  const rows = tablesStandings(state, stage);
  const byPoints = (criterion: TablesCriterion | undefined): boolean =>
    tablesRulesOf(state.settings).results === "game-points" &&
    BY_POINTS.some((code) => code === criterion?.code);
  const first = whole.findIndex(byPoints);
  const again = whole.findIndex((criterion, place) => place > first && byPoints(criterion));
  const pointsDecide = first !== -1;
  const pointsDecideAgain = pointsDecide && again !== -1;
  const chain = pointsDecideAgain ? whole.slice(0, again) : whole;
  const unit = unitOf(
    tablesRulesOf(state.settings),
    chain.flatMap(({ code }, place) =>
      BY_PLACES.includes(code) ? rows.flatMap(({ values }) => values[place] ?? []) : [],
    ),
  );
  const columns = chain.map((criterion, place) =>
    columnOf(
      criterion,
      unit,
      rows.map(({ values }) => values[place] ?? ZERO),
    ),
  );
  const codes = chain.map(({ code }) => code);
  const sums = chain[first]?.code === "GP" ? chain[first] : undefined;
  const larger = (value: Fraction): Fraction =>
    sums?.better === "higher" ? value : negative(value);
  return {
    now: new Map(rows.map(({ entry }, row) => [entry, columns.map((column) => column[row] ?? 0)])),
    gain: gains(tablesRulesOf(state.settings), codes, unit),
    rankPoints: (size, placing) => shareOf(tablesRulesOf(state.settings), size, placing).rankPoints,
    unit: unit.n,
    none: codes.map(() => 0),
    split: pointsDecide ? first : codes.length,
    pointsDecide,
    points: new Map(
      sums === undefined
        ? []
        : rows.map(({ entry, values }) => [entry, larger(values[first] ?? ZERO)]),
    ),
    pointsDecideAgain,
    rank: new Map(rows.map(({ entry, rank }) => [entry, rank])),
  };
};

/** One criterion's values, larger better: counted in units if places add to them, else as ranks. */
const columnOf = (
  criterion: TablesCriterion,
  unit: Fraction,
  values: readonly Fraction[],
): readonly number[] => {
  if (BY_PLACES.some((code) => code === criterion.code)) {
    const sign = criterion.better === "higher" ? 1 : -1;
    return values.map((value) => sign * times(value, unit).n);
  }
  // Game points are compared by themselves.
  if (BY_POINTS.includes(criterion.code)) return values.map(() => 0);
  const worstFirst = values.toSorted((a, b) => compareValues(criterion.better, b, a));
  return values.map((value) => worstFirst.findIndex((one) => compareFractions(one, value) === 0));
};

/** A whole number that makes all values whole: those there are, and those that games can add. */
const unitOf = (rules: RankPointRules, values: readonly Fraction[]): Fraction => {
  const denominators = new Set(values.map(({ d }) => d));
  for (const { size } of rules.scales) {
    for (let place = 1; place <= size; place++) {
      for (let shared = 1; shared <= size - place + 1; shared++) {
        denominators.add(shareOf(rules, size, { place, shared }).rankPoints.d);
      }
    }
  }
  let unit = 1;
  for (const d of denominators) unit *= fraction(d, unit).n;
  return fraction(unit);
};

/** The share of a player with this placing among `size`. */
const shareOf = (rules: RankPointRules, size: number, { place, shared }: Placing) => {
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
  codes: readonly TablesCriterionCode[],
  unit: Fraction,
): Measure["gain"] => {
  const known = new Map<string, Digits>();
  return (size, placing) => {
    const key = placing === null ? `${size}` : `${size}/${placing.place}/${placing.shared}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const digits = codes.map((code) => gainBy(rules, code, unit, size, placing));
    known.set(key, digits);
    return digits;
  };
};

const gainBy = (
  rules: RankPointRules,
  code: TablesCriterionCode,
  unit: Fraction,
  size: number,
  placing: Placing | null,
): number => {
  if (placing === null) return code === "LOSS" ? -unit.n : 0;
  const { rankPoints, win, loss, place } = shareOf(rules, size, placing);
  switch (code) {
    case "RP":
    case "ALL":
      return times(rankPoints, unit).n;
    case "WIN":
      return win ? unit.n : 0;
    case "LOSS":
      return loss ? -unit.n : 0;
    case "SEC":
      return place === 2 ? unit.n : 0;
    default:
      return 0;
  }
};

/** The sum, criterion by criterion. */
export const added = (a: Digits, b: Digits): Digits => a.map((digit, at) => digit + (b[at] ?? 0));

/** Positive where `a` is better than `b` by the digits from one on: the first difference decides. */
export const compareDigits = (a: Digits, b: Digits, from: number, to: number): number => {
  for (let at = from; at < to; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
