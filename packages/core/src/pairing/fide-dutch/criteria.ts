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

/** A criterion as a sum over pairs that is to be as large as possible. */
export interface Criterion {
  /** The criterion of C.04.3 that it stands for. */
  readonly name: string;
  /** No two pairings of the bracket differ by more than this. */
  readonly range: number;
  /** What the pair at positions a < b adds. */
  readonly of: (a: number, b: number) => number;
  /** What giving the bye to the player at a position adds; default 0. */
  readonly ofBye?: (a: number) => number;
}

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
const completion = ({ ranks, whole }: Bracket): readonly Criterion[] => {
  if (!whole) return [];
  return [{ name: "C4", range: (ranks.length + 1) >> 1, of: () => 1, ofBye: () => 1 }];
};

const inBracket = (bracket: Bracket, b: number): boolean =>
  b >= bracket.residents && b < bracket.next;

/** The distinct scores of positions [from, to), highest first, with how many there are. */
const scoresOf = (
  roster: Roster,
  { ranks }: Bracket,
  to: number,
): readonly { readonly score: number; readonly count: number }[] => {
  const counts = new Map<number, number>();
  for (let a = 0; a < to; a++) {
    const score = roster.scores[ranks[a] as number] as number;
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  return [...counts].map(([score, count]) => ({ score, count }));
};

const scoreAt = (roster: Roster, { ranks }: Bracket, a: number): number =>
  roster.scores[ranks[a] as number] as number;

/** [C6] and [C7]: most pairs, then most moved-down players paired, highest scores first. */
const downfloaters = (roster: Roster, bracket: Bracket): readonly Criterion[] => [
  {
    name: "C6",
    range: bracket.next >> 1,
    of: (_, b) => (inBracket(bracket, b) ? 1 : 0),
  },
  ...scoresOf(roster, bracket, bracket.residents).map(({ score, count }) => ({
    name: "C7",
    range: count,
    of: (a: number, b: number) =>
      inBracket(bracket, b) && scoreAt(roster, bracket, a) === score ? 1 : 0,
  })),
];

/** [C8]: the same for the bracket that follows. */
const nextBracket = (roster: Roster, bracket: Bracket): readonly Criterion[] => {
  const inNext = (b: number): boolean => b >= bracket.next && b < bracket.rest;
  if (bracket.next === bracket.rest) return [];
  return [
    { name: "C8", range: bracket.rest - bracket.next, of: (_, b) => (inNext(b) ? 1 : 0) },
    ...scoresOf(roster, bracket, bracket.next).map(({ score, count }) => ({
      name: "C8",
      range: Math.min(count, bracket.rest - bracket.next),
      of: (a: number, b: number) => (inNext(b) && scoreAt(roster, bracket, a) === score ? 1 : 0),
    })),
  ];
};

/** [C9]: the bye to the player of most games. */
const gamesOfBye = (roster: Roster, { ranks }: Bracket): Criterion => {
  const most = ranks.reduce((max, rank) => Math.max(max, roster.unplayed[rank] as number), 0);
  return {
    name: "C9",
    range: most,
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
  const costs =
    (missed: (roster: Roster, a: number, b: number) => number): Criterion["of"] =>
    (a, b) =>
      inBracket(bracket, b) ? -missed(roster, ranks[a] as number, ranks[b] as number) : 0;
  return [
    { name: "C10", range: anyTopscorer ? absolute : 0, of: costs(excessiveDifferences) },
    { name: "C11", range: anyTopscorer ? absolute : 0, of: costs(thirdInARow) },
    { name: "C12", range: next >> 1, of: costs(preferencesMissed) },
    { name: "C13", range: next >> 1, of: costs(strongPreferencesMissed) },
  ];
};

/** [C14]–[C21]. */
const floats = (roster: Roster, bracket: Bracket): readonly Criterion[] => {
  const { ranks, residents, next } = bracket;
  const has = (a: number, bit: number): boolean =>
    ((roster.floats[ranks[a] as number] as number) & bit) !== 0;
  const count = (from: number, to: number, bit: number): number => {
    let found = 0;
    for (let a = from; a < to; a++) if (has(a, bit)) found++;
    return found;
  };
  const repeatedDown = (name: string, bit: number): Criterion => ({
    name,
    range: count(residents, next, bit),
    of: (a, b) =>
      inBracket(bracket, b) ? (has(b, bit) ? 1 : 0) + (a >= residents && has(a, bit) ? 1 : 0) : 0,
  });
  const isRepeatedUp = (a: number, b: number, bit: number): boolean =>
    a < residents && inBracket(bracket, b) && has(b, bit);
  const repeatedUp = (name: string, bit: number): Criterion => ({
    name,
    range: Math.min(residents, count(residents, next, bit)),
    of: (a, b) => (isRepeatedUp(a, b, bit) ? -1 : 0),
  });
  const scores = scoresOf(roster, bracket, residents);
  const differencesDown = (name: string, bit: number): readonly Criterion[] =>
    scores.map(({ score, count: players }) => ({
      name,
      range: Math.min(players, count(0, residents, bit)),
      of: (a: number, b: number) =>
        inBracket(bracket, b) && scoreAt(roster, bracket, a) === score && has(a, bit) ? 1 : 0,
    }));
  const differencesUp = (name: string, bit: number): readonly Criterion[] =>
    scores.map(({ score, count: players }) => ({
      name,
      range: Math.min(players, count(residents, next, bit)),
      of: (a: number, b: number) =>
        isRepeatedUp(a, b, bit) && scoreAt(roster, bracket, a) === score ? -1 : 0,
    }));
  return [
    repeatedDown("C14", DOWN_LAST),
    repeatedUp("C15", UP_LAST),
    repeatedDown("C16", DOWN_BEFORE),
    repeatedUp("C17", UP_BEFORE),
    ...differencesDown("C18", DOWN_LAST),
    ...differencesUp("C19", UP_LAST),
    ...differencesDown("C20", DOWN_BEFORE),
    ...differencesUp("C21", UP_BEFORE),
  ];
};
