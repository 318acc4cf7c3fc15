import type { EntryId } from "../base/entry-id.ts";
import { oncePerObject } from "../base/once.ts";
import { type Credit, creditOf, type Line } from "../base/scorecard.ts";
import type { RankingField, RuleEdition } from "./criterion.ts";
import type { Modifiers } from "./modifiers.ts";
import { commonUnit, DEFAULT_POINTS, pointsOf } from "./point-system.ts";
import { fieldFor } from "./team/score-field.ts";

/** Kind of a round for one player; `NOTHING` is a round without a record: a zero-point bye. */
export const RoundKind = {
  NOTHING: 0,
  PLAYED: 1,
  PENDING: 2,
  FORFEIT: 3,
  PAIRING_BYE: 4,
  OTHER_BYE: 5,
} as const;

/** No opponent in a round, or one outside the field. */
export const NOBODY = -1;

/**
 * A field as arrays: the input of tie-breaks. Cell `index · rounds + round − 1` is a round of the
 * card at `index`. Points are whole numbers of 1/`unit` points, so that all sums are exact.
 */
export interface Crosstable {
  readonly field: RankingField;
  readonly size: number;
  readonly rounds: number;
  readonly plannedRounds: number;
  readonly edition: RuleEdition;
  readonly preDetermined: boolean;
  readonly indexOf: ReadonlyMap<EntryId, number>;
  /** The index of the scheduled opponent, or {@link NOBODY}. */
  readonly opponent: Int32Array;
  readonly kind: Uint8Array;
  /** Half-points of the result under 1-½-0: 2, 1 or 0. */
  readonly halves: Uint8Array;
  /** 1 went first (White), 2 second (Black), 0 unknown. */
  readonly start: Uint8Array;
  readonly points: Float64Array;
  /** The scores: the rounds' points and the director's adjustments. */
  readonly totals: Float64Array;
  readonly unit: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Returns the field as arrays, cached per field. O(cards · rounds). */
export const crosstableOf = oncePerObject((field: RankingField) => makeCrosstable(field));

/** Returns the crosstable for the score and edition of the modifiers. */
export const tableFor = (field: RankingField, { score, edition }: Modifiers): Crosstable => {
  const table = crosstableOf(fieldFor(field, score));
  return edition === null ? table : { ...table, edition };
};

const HALVES: Readonly<Record<Credit, number>> = { win: 2, draw: 1, loss: 0, none: 0 };
const STARTS = { unknown: 0, first: 1, second: 2 } as const;

const makeCrosstable = (field: RankingField): Crosstable => {
  const { cards, rounds } = field;
  const system = field.points ?? DEFAULT_POINTS;
  const cells = cards.length * rounds;
  const indexOf = new Map(cards.map(({ entry }, index) => [entry, index]));
  const opponent = new Int32Array(cells).fill(NOBODY);
  const kind = new Uint8Array(cells);
  const halves = new Uint8Array(cells);
  const start = new Uint8Array(cells);
  const points = new Float64Array(cells).fill(system.zeroPointBye);
  for (const [index, { lines }] of cards.entries()) {
    for (let round = 0; round < rounds; round++) {
      const line = lines[round];
      if (line === undefined) continue;
      const cell = index * rounds + round;
      if (line.opponent !== null) opponent[cell] = indexOf.get(line.opponent) ?? NOBODY;
      kind[cell] = kindOf(line);
      halves[cell] = HALVES[creditOf(line)];
      start[cell] = STARTS[line.start ?? "unknown"];
      points[cell] = pointsOf(line, system);
    }
  }
  const adjustments = cards.map(({ pointsAdjustment = 0 }) => pointsAdjustment);
  const { win, draw, loss } = system;
  const unit = commonUnit([...distinctOf(points), ...adjustments, win, draw, loss]);
  const units = (value: number): number => Math.round(value * unit);
  const whole = points.map(units);
  return {
    field,
    size: cards.length,
    rounds,
    plannedRounds: field.plannedRounds ?? rounds,
    edition: field.edition ?? 2026,
    preDetermined: field.pairing === "pre-determined",
    indexOf,
    opponent,
    kind,
    halves,
    start,
    points: whole,
    totals: totalsOf(whole, rounds, adjustments.map(units)),
    unit,
    win: units(win),
    draw: units(draw),
    loss: units(loss),
  };
};

const kindOf = (line: Line): number => {
  if (line.kind === "played") return RoundKind.PLAYED;
  if (line.kind === "pending") return RoundKind.PENDING;
  if (line.reason === "forfeit") return RoundKind.FORFEIT;
  return line.reason === "bye" ? RoundKind.PAIRING_BYE : RoundKind.OTHER_BYE;
};

const distinctOf = (points: Float64Array): Set<number> => {
  const distinct = new Set<number>();
  for (const value of points) distinct.add(value);
  return distinct;
};

const totalsOf = (
  points: Float64Array,
  rounds: number,
  adjustments: readonly number[],
): Float64Array => {
  const totals = Float64Array.from(adjustments);
  for (let cell = 0; cell < points.length; cell++) {
    const index = Math.floor(cell / rounds);
    totals[index] = (totals[index] ?? 0) + (points[cell] ?? 0);
  }
  return totals;
};

/** One round of one card. */
export interface Cell {
  readonly round: number;
  readonly kind: number;
  /** Index of the scheduled opponent, or {@link NOBODY}. */
  readonly opponent: number;
  readonly halves: number;
  readonly start: number;
  /** In units of the crosstable. */
  readonly points: number;
}

/** The rounds of a card in order: for derivations, which are made for one player at a time. */
export const cellsOf = (table: Crosstable, index: number): readonly Cell[] =>
  Array.from({ length: table.rounds }, (_, round) => {
    const cell = index * table.rounds + round;
    return {
      round: round + 1,
      kind: table.kind[cell] ?? RoundKind.NOTHING,
      opponent: table.opponent[cell] ?? NOBODY,
      halves: table.halves[cell] ?? 0,
      start: table.start[cell] ?? 0,
      points: table.points[cell] ?? 0,
    };
  });

/** The entry at an index, null for {@link NOBODY}. */
export const entryAt = (table: Crosstable, index: number): EntryId | null =>
  table.field.cards[index]?.entry ?? null;

/** True if a round was played over the board. */
export const wasPlayed = (kind: number): boolean => kind === RoundKind.PLAYED;

/** True if a cell was played over the board against an opponent in the field. */
export const metOverTheBoard = ({ kind, opponent }: Crosstable, cell: number): boolean =>
  kind[cell] === RoundKind.PLAYED && opponent[cell] !== NOBODY;

/**
 * True if a round is voluntarily unplayed: a requested bye (half a point or none, every round after
 * a withdrawal) or a forfeit loss (C.07 articles 16.1.1 and 16.1.2).
 */
export const isVoluntary = (kind: number, halves: number): boolean =>
  (kind === RoundKind.FORFEIT || kind === RoundKind.OTHER_BYE || kind === RoundKind.NOTHING) &&
  halves < 2;
