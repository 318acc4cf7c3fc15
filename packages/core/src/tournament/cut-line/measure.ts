import type { EntryId } from "../../base/entry-id.ts";
import {
  compareFractions,
  type Fraction,
  fraction,
  negative,
  times,
  ZERO,
} from "../../base/fraction.ts";
import { compareValues } from "../../ranking/ordered-value.ts";
import type { TablesCriterion } from "../../ranking/tables/criterion.ts";
import {
  absentShare,
  type RankPointRules,
  type SeatShare,
  seatShares,
} from "../../ranking/tables/rank-points.ts";
import { tablesRulesOf } from "../settings/settings.ts";
import { chainOfStage, tablesStandings } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import type { Placing } from "./placings.ts";

/** What a player has or gains, criterion by criterion of a {@link Measure}, higher better. */
export type Digits = readonly number[];

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
    criterion?.growth.by === "game-points";
  const first = whole.findIndex(byPoints);
  const again = whole.findIndex((criterion, place) => place > first && byPoints(criterion));
  const pointsDecide = first !== -1;
  const pointsDecideAgain = pointsDecide && again !== -1;
  const chain = pointsDecideAgain ? whole.slice(0, again) : whole;
  const unit = unitOf(
    tablesRulesOf(state.settings),
    chain,
    chain.flatMap(({ growth }, place) =>
      growth.by === "places" ? rows.flatMap(({ values }) => values[place] ?? []) : [],
    ),
  );
  const columns = chain.map((criterion, place) =>
    columnOf(
      criterion,
      unit,
      rows.map(({ values }) => values[place] ?? ZERO),
    ),
  );
  const decider = chain[first];
  const sums = decider?.growth.by === "game-points" && decider.growth.summed ? decider : undefined;
  const larger = (value: Fraction): Fraction =>
    sums?.better === "higher" ? value : negative(value);
  return {
    now: new Map(rows.map(({ entry }, row) => [entry, columns.map((column) => column[row] ?? 0)])),
    gain: gains(tablesRulesOf(state.settings), chain, unit),
    rankPoints: (size, placing) => shareOf(tablesRulesOf(state.settings), size, placing).rankPoints,
    unit: unit.n,
    none: chain.map(() => 0),
    split: pointsDecide ? first : chain.length,
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
  if (criterion.growth.by === "places") {
    return values.map((value) => digitOf(criterion, value, unit));
  }
  // Game points are compared by themselves.
  if (criterion.growth.by === "game-points") return values.map(() => 0);
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
): Measure["gain"] => {
  const known = new Map<string, Digits>();
  return (size, placing) => {
    const key = placing === null ? `${size}` : `${size}/${placing.place}/${placing.shared}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const share = placing === null ? absentShare(0, size) : shareOf(rules, size, placing);
    const digits = chain.map((criterion) => digitOf(criterion, gainOf(criterion, share), unit));
    known.set(key, digits);
    return digits;
  };
};

/** What a game with this share adds to a criterion as far as places decide. */
const gainOf = ({ growth }: TablesCriterion, share: SeatShare): Fraction =>
  growth.by === "places" ? growth.gain(share) : ZERO;

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
