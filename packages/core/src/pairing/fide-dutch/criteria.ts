import type { Bracket } from "./bracket.ts";
import {
  excessiveDifferences,
  preferencesMissed,
  strongPreferencesMissed,
  thirdInARow,
} from "./colour-criteria.ts";
import { ABSOLUTE } from "./colours.ts";
import { DOWN_BEFORE, DOWN_LAST, UP_BEFORE, UP_LAST } from "./floats.ts";
import type { Roster } from "./roster.ts";

/** Positions `from` … `to` − 1. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A criterion as a sum over pairs that is to be as large as possible. */
export interface Criterion {
  /** The criterion of C.04.3 that it stands for. */
  readonly name: string;
  /** No two pairings of the bracket differ by more than this. */
  readonly range: number;
  /** The pairs a < b that it counts: all others add 0. */
  readonly rows: Span;
  readonly columns: Span;
  /** What the pair at positions a < b adds if it counts. */
  readonly of: (a: number, b: number) => number;
  /** What giving the bye to the player at a position adds; default 0. */
  readonly ofBye?: (a: number) => number;
}

/** What the pair at positions a < b adds to a criterion. */
export const addedBy = ({ rows, columns, of }: Criterion, a: number, b: number): number =>
  a >= rows.from && a < rows.to && b >= columns.from && b < columns.to ? of(a, b) : 0;

/** All positions of a bracket. */
export const everywhere = ({ ranks }: Bracket): Span => ({ from: 0, to: ranks.length });

/** Residents of a bracket: every pair of the bracket has one as its lower player. */
export const residentsOf = ({ residents, next }: Bracket): Span => ({ from: residents, to: next });

/**
 * The criteria [C4]–[C21] for a bracket, highest first, each as a sum over pairs. Those that cannot
 * differ are left out. `singleBye` says that exactly one player moves down and will have the bye [C9].
 */
export const criteriaOf = (
  roster: Roster,
  bracket: Bracket,
  singleBye: boolean,
): readonly Criterion[] =>
  [
    ...completion(bracket),
    ...downfloaters(roster, bracket),
    ...nextBracket(roster, bracket),
    ...(singleBye ? [gamesOfBye(roster, bracket)] : []),
    ...colours(roster, bracket),
    ...floats(roster, bracket),
  ].filter((criterion) => criterion.range > 0);

/** [C4]: as many pairs as possible of everybody, where everybody is in view. */
const completion = (bracket: Bracket): readonly Criterion[] => {
  if (!bracket.whole) return [];
  const range = (bracket.ranks.length + 1) >> 1;
  const all = everywhere(bracket);
  return [{ name: "C4", range, rows: all, columns: all, of: () => 1, ofBye: () => 1 }];
};

/** Where each distinct score of the positions before `to` stands, highest first. */
export const scoresOf = (roster: Roster, { ranks }: Bracket, to: number): readonly Span[] => {
  const scoreAt = (a: number): number => roster.scores[ranks[a] as number] as number;
  const spans: Span[] = [];
  for (let from = 0, a = 1; a <= to; a++) {
    if (a < to && scoreAt(a) === scoreAt(from)) continue;
    spans.push({ from, to: a });
    from = a;
  }
  return spans;
};

const sizeOf = ({ from, to }: Span): number => to - from;

/** [C6] and [C7]: most pairs, then most moved-down players paired, highest scores first. */
const downfloaters = (roster: Roster, bracket: Bracket): readonly Criterion[] => {
  const columns = residentsOf(bracket);
  const of = (): number => 1;
  return [
    { name: "C6", range: bracket.next >> 1, rows: everywhere(bracket), columns, of },
    ...scoresOf(roster, bracket, bracket.residents).map((rows) => {
      return { name: "C7", range: sizeOf(rows), rows, columns, of };
    }),
  ];
};

/** [C8]: the same for the bracket that follows. */
const nextBracket = (roster: Roster, bracket: Bracket): readonly Criterion[] => {
  const columns = { from: bracket.next, to: bracket.rest };
  const most = sizeOf(columns);
  if (most === 0) return [];
  const of = (): number => 1;
  return [
    { name: "C8", range: most, rows: everywhere(bracket), columns, of },
    ...scoresOf(roster, bracket, bracket.next).map((rows) => {
      return { name: "C8", range: Math.min(sizeOf(rows), most), rows, columns, of };
    }),
  ];
};

/** [C9]: the bye to the player of most games. */
const gamesOfBye = (roster: Roster, { ranks }: Bracket): Criterion => {
  const most = ranks.reduce((max, rank) => Math.max(max, roster.unplayed[rank] as number), 0);
  const none = { from: 0, to: 0 };
  return {
    name: "C9",
    range: most,
    rows: none,
    columns: none,
    of: () => 0,
    ofBye: (a) => most - (roster.unplayed[ranks[a] as number] as number),
  };
};

/** [C10]–[C13]. */
const colours = (roster: Roster, bracket: Bracket): readonly Criterion[] => {
  const { ranks, next } = bracket;
  const inside = ranks.subarray(0, next);
  const anyTopscorer = inside.some((rank) => roster.topscorers[rank] === 1);
  const absolute = inside.filter((rank) => roster.strengths[rank] === ABSOLUTE).length;
  const costs = (
    name: string,
    range: number,
    missed: (roster: Roster, a: number, b: number) => number,
  ): Criterion => ({
    name,
    range,
    rows: everywhere(bracket),
    columns: residentsOf(bracket),
    of: (a, b) => -missed(roster, ranks[a] as number, ranks[b] as number),
  });
  return [
    costs("C10", anyTopscorer ? absolute : 0, excessiveDifferences),
    costs("C11", anyTopscorer ? absolute : 0, thirdInARow),
    costs("C12", next >> 1, preferencesMissed),
    costs("C13", next >> 1, strongPreferencesMissed),
  ];
};

/** [C14]–[C21]. */
const floats = (roster: Roster, bracket: Bracket): readonly Criterion[] => {
  const { ranks, residents } = bracket;
  const columns = residentsOf(bracket);
  const movedDown = { from: 0, to: residents };
  const has = (a: number, bit: number): boolean =>
    ((roster.floats[ranks[a] as number] as number) & bit) !== 0;
  const count = ({ from, to }: Span, bit: number): number => {
    let found = 0;
    for (let a = from; a < to; a++) if (has(a, bit)) found++;
    return found;
  };
  const repeatedDown = (name: string, bit: number): Criterion => ({
    name,
    range: count(columns, bit),
    rows: everywhere(bracket),
    columns,
    of: (a, b) => (has(b, bit) ? 1 : 0) + (a >= residents && has(a, bit) ? 1 : 0),
  });
  const repeatedUp = (name: string, bit: number, rows: Span): Criterion => ({
    name,
    range: Math.min(sizeOf(rows), count(columns, bit)),
    rows,
    columns,
    of: (_, b) => (has(b, bit) ? -1 : 0),
  });
  const scores = scoresOf(roster, bracket, residents);
  const differencesDown = (name: string, bit: number): readonly Criterion[] =>
    scores.map((rows) => ({
      name,
      range: count(rows, bit),
      rows,
      columns,
      of: (a) => (has(a, bit) ? 1 : 0),
    }));
  const differencesUp = (name: string, bit: number): readonly Criterion[] =>
    scores.map((rows) => repeatedUp(name, bit, rows));
  return [
    repeatedDown("C14", DOWN_LAST),
    repeatedUp("C15", UP_LAST, movedDown),
    repeatedDown("C16", DOWN_BEFORE),
    repeatedUp("C17", UP_BEFORE, movedDown),
    ...differencesDown("C18", DOWN_LAST),
    ...differencesUp("C19", UP_LAST),
    ...differencesDown("C20", DOWN_BEFORE),
    ...differencesUp("C21", UP_BEFORE),
  ];
};
