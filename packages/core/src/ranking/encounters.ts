import { greatestDivisor } from "../base/fraction.ts";
import { type Crosstable, NOBODY, RoundKind } from "./crosstable.ts";

/** One entry's result from the encounters within a tied set. */
export interface EncounterScore {
  readonly index: number;
  /** Sum of the average scores against each opponent met, in units times {@link EncounterScores.scale}. */
  readonly score: number;
  /** Number of opponents of the set not met. */
  readonly missing: number;
  /** Drawn games with Black less drawn games with White. */
  readonly drawnWithBlack: number;
}

/** The encounters within a set. */
interface EncounterScores {
  readonly rows: readonly EncounterScore[];
  /** Factor that makes every average of repeated encounters a whole number. */
  readonly scale: number;
  readonly everybodyMet: boolean;
}

/** True if a round is an encounter: played, or forfeited if forfeits count (article 6.1.1). */
export const isEncounter = (
  { kind, opponent }: Crosstable,
  cell: number,
  forfeitsCount: boolean,
): boolean =>
  opponent[cell] !== NOBODY &&
  (kind[cell] === RoundKind.PLAYED || (forfeitsCount && kind[cell] === RoundKind.FORFEIT));

/** One player's games and points against each opponent. */
interface Meetings {
  readonly games: number;
  readonly points: number;
}

/** Returns the least common multiple of 1 … `most`. */
const commonMultiple = (most: number): number => {
  let multiple = 1;
  for (let number = 2; number <= most; number++) {
    multiple = (multiple * number) / greatestDivisor(multiple, number);
  }
  return multiple;
};

/**
 * Returns the separate standings among `set` (C.07 article 6.1): all scores from the encounters
 * within it, repeated ones averaged (article 6.1.2). O(set · rounds).
 */
export const encounterScores = (
  table: Crosstable,
  set: readonly number[],
  forfeitsCount: boolean,
): EncounterScores => {
  const { rounds, opponent, points, start } = table;
  const members = new Set(set);
  let mostGames = 1;
  let everybodyMet = true;
  const found = set.map((index) => {
    const meetings = new Map<number, Meetings>();
    let drawnWithBlack = 0;
    for (let cell = index * rounds; cell < (index + 1) * rounds; cell++) {
      const other = opponent[cell] ?? NOBODY;
      if (!members.has(other) || !isEncounter(table, cell, forfeitsCount)) continue;
      const before = meetings.get(other) ?? { games: 0, points: 0 };
      const games = before.games + 1;
      meetings.set(other, { games, points: before.points + (points[cell] ?? 0) });
      mostGames = Math.max(mostGames, games);
      if (isDrawn(table, cell, other)) drawnWithBlack += DRAWN[start[cell] ?? 0] ?? 0;
    }
    const missing = set.length - 1 - meetings.size;
    if (missing > 0) everybodyMet = false;
    return { index, meetings, missing, drawnWithBlack };
  });
  const scale = commonMultiple(mostGames);
  const rows = found.map(({ index, meetings, missing, drawnWithBlack }) => {
    let score = 0;
    for (const { games, points: won } of meetings.values()) score += won * (scale / games);
    return { index, score, missing, drawnWithBlack };
  });
  return { rows, scale, everybodyMet };
};

/** True if both sides have a draw: ½–0 is none. */
const isDrawn = ({ rounds, halves }: Crosstable, cell: number, other: number): boolean =>
  halves[cell] === 1 && halves[other * rounds + (cell % rounds)] === 1;

/** By start: unknown, White, Black. */
const DRAWN: readonly number[] = [0, -1, 1];
