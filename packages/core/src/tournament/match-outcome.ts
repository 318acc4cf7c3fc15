import type { EntryId } from "../base/entry-id.ts";

/** One of the two teams of a match: in the first seat, or in the other. */
export type Side = 0 | 1;

/** Result of the game at one board of a match; everything in the order of the match's seats. */
export type BoardOutcome =
  | {
      readonly kind: "played";
      readonly scores: readonly [number, number];
      /** Ended before the first moves were complete: counts, but is not rated. */
      readonly unrated?: true;
    }
  /** One or both sides were absent, or had no player for the board. */
  | { readonly kind: "forfeit"; readonly absent: readonly Side[] }
  /** The match was over before: nothing for either side. */
  | { readonly kind: "not-played" }
  /** Adjourned: until it is finished the match has no counting result. */
  | { readonly kind: "adjourned" };

/** One board of a match between two teams. */
export interface MatchBoard {
  /** The players; null: none, or unknown. */
  readonly players: readonly [EntryId | null, EntryId | null];
  /** The side that moves first there. */
  readonly first: Side;
  readonly outcome: BoardOutcome;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** Returns the boards of a match from the other team's view. */
export const turnedBoards = (boards: readonly MatchBoard[]): readonly MatchBoard[] =>
  boards.map(({ players: [one, two], first, outcome }) => ({
    players: [two, one],
    first: other(first),
    outcome: turnedOutcome(outcome),
  }));

const turnedOutcome = (outcome: BoardOutcome): BoardOutcome => {
  if (outcome.kind === "played") {
    const [one, two] = outcome.scores;
    return { ...outcome, scores: [two, one] };
  }
  if (outcome.kind !== "forfeit") return outcome;
  return { kind: "forfeit", absent: outcome.absent.map(other).sort() };
};

/** True if a board of a match is adjourned. */
export const isAdjourned = ({ boards }: { readonly boards?: readonly MatchBoard[] }): boolean =>
  boards?.some(({ outcome }) => outcome.kind === "adjourned") === true;
