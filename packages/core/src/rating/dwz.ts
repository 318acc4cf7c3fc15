import { halfUp } from "../base/rounding.ts";
import { firstDwzRatings } from "./dwz-first.ts";
import { type Expectation, expectedThousandths } from "./expectation.ts";
import {
  ageIn,
  type EventGame,
  type EventPlayer,
  gamesByPlayer,
  type RatedSums,
  type RatingOutcome,
  rateGames,
  surplusOf,
} from "./rated-event.ts";

/** A player with the DWZ. */
export interface DwzPlayer extends EventPlayer {
  /** Number of evaluations so far; 6 for a rating taken over from FIDE. */
  readonly index: number;
}

export interface DwzEvent {
  /** Last day, `YYYY-MM-DD`: it says which order applies, and the year of ages. */
  readonly end: string;
  readonly expectation: Expectation;
  readonly players: readonly DwzPlayer[];
  readonly games: readonly EventGame[];
}

/** How the coefficient was found. */
export type DwzWorking = { readonly age: number | null } & (
  | {
      /** K = K0 · b, or K0 + a, one decimal, 5 to 80. */
      readonly order: 2026;
      readonly group: "young" | "adult" | "strong";
      readonly k0: number;
      /** In 2400ths: only for a loss of points below 1600. */
      readonly b: number | null;
      /** In 30ths: only for a gain of points. */
      readonly a: number | null;
    }
  | {
      /** E = f · E0 + S, where a point is worth 800 / (E + n). */
      readonly order: 2011;
      readonly j: number;
      readonly e0: number;
      readonly f: number;
      readonly s: number;
    }
);

/** The first last day of events under the order of 30 May 2026. */
export const DWZ_ORDER_OF_2026 = "2026-06-08";

/**
 * Returns what becomes of each player, in their order, by the rating order of the Deutscher Schachbund in force on
 * the last day. Games against players without a rating, and forfeits, do not count for those who
 * have one. The correction of first ratings in the order of 2026 is not known and left out.
 *
 * Linear in games, and for first ratings in their iterations.
 */
export const rateDwzEvent = (event: DwzEvent): readonly RatingOutcome<DwzWorking>[] => {
  const { end, expectation, players, games } = event;
  const own = gamesByPlayer(players.length, games);
  const first = firstDwzRatings(
    players.map(({ rating }) => rating),
    own,
    expectation,
    end < DWZ_ORDER_OF_2026,
  );
  return players.map((player, index) => {
    const { rating } = player;
    if (rating === null) return first(index);
    const sums = rateGames(
      own[index] ?? [],
      (opponent) => players[opponent]?.rating ?? null,
      (other) => expectedThousandths(rating - other, expectation),
    );
    return { ...sums, ...changeOf(player, rating, sums, end) };
  });
};

type Change = Pick<
  Extract<RatingOutcome<DwzWorking>, { readonly kind: "rated" }>,
  "kind" | "before" | "after" | "k" | "working"
>;

const changeOf = (player: DwzPlayer, before: number, sums: RatedSums, end: string): Change => {
  const age = ageIn(Number(end.slice(0, 4)), player.birthYear);
  const known = { before, age, index: player.index, surplus: surplusOf(sums), games: sums.games };
  const change = dwzChange(known, end);
  // Without games nothing changes, not even to the floor.
  return sums.games === 0
    ? { ...change, kind: "rated", before, after: before, k: 0 }
    : { ...change, kind: "rated", before };
};

/** Returns the new rating after games with a surplus, by the order in force on the last day. */
export const dwzChange = (known: Known, end: string): Found =>
  end < DWZ_ORDER_OF_2026 ? byOrderOf2011(known) : byOrderOf2026(known);

interface Known {
  readonly before: number;
  readonly age: number | null;
  readonly index: number;
  /** W − We, in thousandths. */
  readonly surplus: number;
  readonly games: number;
}

type Found = Pick<Change, "after" | "k" | "working">;

/** K0 by index: 1, 2, 3 … 10, 11 and more. */
const K0 = {
  young: [60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32],
  adult: [60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28],
  strong: [60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25],
} as const;

const LOWEST = 1100;

const byOrderOf2026 = ({ before, age, index, surplus }: Known): Found => {
  const isYoung = age !== null && age <= 25;
  const isStrong = before >= (isYoung ? 2200 : 2000);
  const group = isStrong ? "strong" : isYoung ? "young" : "adult";
  const steps = K0[group];
  const k0 = steps[Math.max(1, Math.min(index, steps.length)) - 1] ?? 0;
  const b = surplus < 0 && before < 1600 ? before + 800 : null;
  const a = surplus < 0 ? null : additionOf(before, age);
  const exact = b !== null ? halfUp(10 * k0 * b, 2400) : halfUp(300 * k0 + 10 * (a ?? 0), 30);
  const k = Math.max(50, Math.min(800, exact));
  const after = Math.max(LOWEST, halfUp(10_000 * before + k * surplus, 10_000));
  return { after, k, working: { age, order: 2026, group, k0, b, a } };
};

/** In 30ths: (2000 − R0)/30 up to age 20, 4 for others below 1600; null: nothing. */
const additionOf = (before: number, age: number | null): number | null => {
  if (age !== null && age <= 20) return before < 2000 ? 2000 - before : null;
  return before < 1600 ? 30 * 4 : null;
};

const byOrderOf2011 = ({ before, age, index, surplus, games }: Known): Found => {
  const j = age !== null && age <= 20 ? 5 : age !== null && age <= 25 ? 10 : 15;
  const isYoung = age !== null && age <= 20;
  const f = isYoung && surplus >= 0 ? Math.max(1000, Math.min(2000, before)) : 2000;
  const s = before < 1300 && surplus <= 0 ? Math.exp((1300 - before) / 150) - 1 : 0;
  // E0 in 10^12ths: exact, as a half decides the rounding.
  const e0 = BigInt(before) ** 4n + BigInt(j) * 10n ** 12n;
  const e = Math.max(5, limitedE(roundedE(e0 * BigInt(f), s), s, index));
  const after = halfUp(1000 * before * (e + games) + 800 * surplus, 1000 * (e + games));
  const working = { age, order: 2011, j, e0: Number(e0) / 1e12, f: f / 2000, s } as const;
  return { after, k: 10 * e, working };
};

/** f · E0, in 2000 · 10^12ths, and S: rounded, halves up. */
const roundedE = (product: bigint, s: number): number => {
  const unit = 2000n * 10n ** 12n;
  if (s === 0) return Number((2n * product + unit) / (2n * unit));
  return Math.floor(Number(product) / Number(unit) + s + 0.5);
};

const limitedE = (e: number, s: number, index: number): number =>
  s > 0 ? Math.min(e, 150) : Math.min(e, 30, 5 * Math.max(1, index));
