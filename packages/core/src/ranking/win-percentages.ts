import { quotient } from "../base/rounding.ts";
import type { Line } from "../base/scorecard.ts";
import type { CriterionValues, Term, Working } from "./criterion.ts";
import {
  type Crosstable,
  cellsOf,
  crosstableOf,
  entryAt,
  NOBODY,
  RoundKind,
} from "./crosstable.ts";
import { type CriterionFamily, criterionFamily } from "./family.ts";
import type { Modifiers } from "./modifiers.ts";
import { columnOf, type Explanation, valuesByColumn } from "./values.ts";

/** The minimum is a third, so that one weak opponent does not spoil an average. */
const USUAL_FLOOR = 33;

/** Won and possible points. */
interface Share {
  readonly won: number;
  readonly of: number;
}

/** Averages of fractions are compared to this many decimals, finer than any real difference. */
const DECIMALS = 9;

/** Games of a match that a bye is worth: 2–0. */
const BYE_GAMES = 2;

const lineAt = ({ field }: Crosstable, index: number, round: number): Line | undefined =>
  field.cards[index]?.lines[round - 1];

/** Rounds with participation: played, forfeited, or with the pairing-allocated bye. */
const tookPart = (kind: number): boolean =>
  kind === RoundKind.PLAYED || kind === RoundKind.FORFEIT || kind === RoundKind.PAIRING_BYE;

/** Matches won, a draw counting a third, as in points of 3-1-0; a bye is a match won. */
const matchShare = (table: Crosstable, index: number): readonly (Share & { round: number })[] =>
  cellsOf(table, index)
    .filter(({ kind }) => tookPart(kind))
    .map(({ round, halves }) => ({ round, won: halves === 2 ? 3 : halves, of: 3 }));

/** Games won within the matches: a match of 2–1 is two of three; a bye counts 2–0. */
const gameShare = (table: Crosstable, index: number): readonly (Share & { round: number })[] =>
  cellsOf(table, index).flatMap(({ round, kind, halves }) => {
    const line = lineAt(table, index, round);
    if (line?.kind === "played") return [{ round, won: line.own, of: line.own + line.theirs }];
    if (!tookPart(kind)) return [];
    return [{ round, won: halves === 2 ? BYE_GAMES : 0, of: BYE_GAMES }];
  });

type Shares = typeof matchShare;

const total = (shares: readonly Share[]): Share =>
  shares.reduce((sum, { won, of }) => ({ won: sum.won + won, of: sum.of + of }), { won: 0, of: 0 });

/** Never less than the floor, and the floor if nothing was played. */
const atLeast = ({ won, of }: Share, floor: number): number =>
  of === 0 ? floor : Math.max(floor, won / of);

const ownShares = (table: Crosstable, shares: Shares, floor: number): Float64Array =>
  columnOf(table.size, (index) => atLeast(total(shares(table, index)), floor));

const floorOf = ({ limit }: Modifiers): number => (limit?.percent ?? USUAL_FLOOR) / 100;

/** A percentage for all entries, none below the floor. */
const percentage = (
  code: string,
  words: readonly string[],
  evaluate: (full: string, table: Crosstable, floor: number) => CriterionValues,
): CriterionFamily =>
  criterionFamily({
    code,
    words,
    takes: ["limit"],
    evaluate: (full, field, modifiers) => evaluate(full, crosstableOf(field), floorOf(modifiers)),
  });

/** A player's own percentage: a term for each round, out of the possible points. */
const ownPercentage = (code: string, words: readonly string[], shares: Shares): CriterionFamily =>
  percentage(code, words, (full, table, floor) => {
    return valuesByColumn(full, table, ownShares(table, shares, floor), (index): Explanation => {
      const parts = shares(table, index);
      const working: Working = { kind: "share", of: total(parts).of, floor };
      return { terms: parts.map((part) => shareTerm(table, index, part)), working };
    });
  });

const shareTerm = (table: Crosstable, index: number, part: Share & { round: number }): Term => ({
  round: part.round,
  opponent: lineAt(table, index, part.round)?.opponent ?? null,
  amount: part.won,
  what: "percentage",
  weight: part.of,
});

/** The average of the opponents' percentages over all rounds played; byes have no opponent. */
const opponentsPercentage = (
  code: string,
  words: readonly string[],
  shares: Shares,
): CriterionFamily =>
  percentage(code, words, (full, table, floor) => {
    const own = ownShares(table, shares, floor);
    const met = (index: number) =>
      cellsOf(table, index).filter(
        ({ kind, opponent }) => opponent !== NOBODY && kind !== RoundKind.PENDING,
      );
    const value = (index: number) => {
      const amounts = met(index).map(({ opponent }) => own[opponent] ?? 0);
      const sum = amounts.reduce((before, amount) => before + amount, 0);
      return quotient(sum, amounts.length, DECIMALS);
    };
    return valuesByColumn(full, table, columnOf(table.size, value), (index) => ({
      terms: met(index).map(({ round, opponent }) => ({
        round,
        opponent: entryAt(table, opponent),
        amount: own[opponent] ?? 0,
        what: "percentage",
      })),
      working: { kind: "average", decimals: DECIMALS },
    }));
  });

/** Card games: match-win percentage, at least 33 % (`/L25`: 25 %). */
export const matchWins = ownPercentage("MW", ["match-win"], matchShare);

/** Card games: game-win percentage, at least 33 %. */
export const gameWins = ownPercentage("GW", ["game-win"], gameShare);

/** Card games: average of the opponents' match-win percentages. */
export const opponentsMatchWins = opponentsPercentage("OMW", ["opponents-match-win"], matchShare);

/** Card games: average of the opponents' game-win percentages. */
export const opponentsGameWins = opponentsPercentage("OGW", ["opponents-game-win"], gameShare);
