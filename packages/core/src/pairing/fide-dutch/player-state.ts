import { ABSOLUTE, NO_PREFERENCE, STRONG } from "./colours.ts";
import { DOWN_BEFORE, DOWN_LAST, UP_BEFORE, UP_LAST } from "./floats.ts";
import { HUNDREDTHS, type Roster, rosterOf } from "./roster.ts";
import type { DuePreference, Float } from "./round.ts";
import type { DutchTournament } from "./tournament.ts";

/** A player's data before a round is paired: a line of a checklist. */
export interface DutchPlayerState {
  /** Pairing number. */
  readonly number: number;
  /** Points, including fictitious ones. */
  readonly score: number;
  /** Games with white minus games with black (1.6). */
  readonly colourDifference: number;
  /** Null before the first game. */
  readonly due: DuePreference | null;
  /** Floats of the previous round and of two rounds before (1.4). */
  readonly floats: readonly [Float, Float];
  /** [C2]. */
  readonly mayHaveBye: boolean;
  /** Rounds without a game [C9]. */
  readonly unplayed: number;
  /** 1.8. */
  readonly isTopscorer: boolean;
}

/** The players to be paired, in ranking order (1.2), as seen by the criteria. O(n · rounds). */
export const describePlayers = (tournament: DutchTournament): readonly DutchPlayerState[] => {
  const roster = rosterOf(tournament);
  return Array.from({ length: roster.size }, (_, rank) => {
    const floats = roster.floats[rank] as number;
    return {
      number: roster.numbers[rank] as number,
      score: (roster.scores[rank] as number) / HUNDREDTHS,
      colourDifference: roster.differences[rank] as number,
      due: duePreference(roster, rank),
      floats: [floatOf(floats, DOWN_LAST, UP_LAST), floatOf(floats, DOWN_BEFORE, UP_BEFORE)],
      mayHaveBye: roster.mayHaveBye[rank] === 1,
      unplayed: roster.unplayed[rank] as number,
      isTopscorer: roster.topscorers[rank] === 1,
    };
  });
};

const floatOf = (floats: number, down: number, up: number): Float =>
  (floats & down) !== 0 ? "down" : (floats & up) !== 0 ? "up" : "none";

/** The colour preference of the player at a rank, in words. */
export const duePreference = (roster: Roster, rank: number): DuePreference | null => {
  const strength = roster.strengths[rank] as number;
  if (strength === NO_PREFERENCE) return null;
  return {
    colour: roster.preferences[rank] === 1 ? "white" : "black",
    strength: strength === ABSOLUTE ? "absolute" : strength === STRONG ? "strong" : "mild",
  };
};
