import {
  creditOf,
  type Line,
  lossesOf,
  type Scorecard,
  spreadOf,
  totalsOf,
  winsOf,
} from "../base/scorecard.ts";
import type { Criterion, Term } from "./criterion.ts";
import { valuesByCard } from "./values.ts";

/** The counted lines of rounds 1 … `rounds`: recorded, and not in progress. */
const countedLines = (card: Scorecard, rounds: number): readonly Line[] =>
  card.lines
    .slice(0, rounds)
    .filter((line): line is Line => line !== undefined && line.kind !== "pending");

const creditTerms =
  (amountOf: (line: Line) => number) =>
  (card: Scorecard, rounds: number): readonly Term[] =>
    countedLines(card, rounds).map((line) => ({
      round: line.round,
      opponent: line.opponent,
      amount: amountOf(line),
      what: creditOf(line),
    }));

/** A criterion that ranks by one of a card's totals. */
const totalCriterion = (
  code: string,
  better: Criterion["better"],
  total: keyof ReturnType<typeof totalsOf>,
  terms: (card: Scorecard, rounds: number) => readonly Term[],
): Criterion => ({
  code,
  better,
  evaluate: (field) =>
    valuesByCard(code, field, { value: (card, rounds) => totalsOf(card, rounds)[total], terms }),
});

const spreadTerms = (card: Scorecard, rounds: number): readonly Term[] => [
  ...countedLines(card, rounds).map((line) => ({
    round: line.round,
    opponent: line.opponent,
    amount: spreadOf(line),
    what: line.kind === "played" ? ("spread" as const) : ("booked" as const),
  })),
  ...card.penalties
    .slice(0, rounds)
    .flatMap((points, index): readonly Term[] =>
      points === 0 ? [] : [{ round: index + 1, opponent: null, amount: -points, what: "penalty" }],
    ),
];

/** Wins, a draw counting half; unplayed rounds count their credit. Most first. */
export const wins = totalCriterion("WINS", "higher", "wins", creditTerms(winsOf));

/** Losses, a draw counting half. Fewest first: at equal wins, fewer games rank higher. */
export const losses = totalCriterion("LOSS", "lower", "losses", creditTerms(lossesOf));

/** Spread: own minus opponents' points, the bookings of unplayed rounds, less penalties. */
export const spread = totalCriterion("SPR", "higher", "spread", spreadTerms);
