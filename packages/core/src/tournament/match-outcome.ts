import type { EntryId } from "../base/entry-id.ts";

/** One of the two teams of a match: the one in the first seat, or the other. */
export type Side = 0 | 1;

/** How the game at one board of a match ended; everything in the order of the match's seats. */
export type BoardOutcome =
  | {
      readonly kind: "played";
      readonly scores: readonly [number, number];
      /** Over before the first moves were complete: counts, but not for ratings. */
      readonly unrated?: true;
    }
  /** One side or both did not come, or had nobody for the board. */
  | { readonly kind: "forfeit"; readonly absent: readonly Side[] }
  /** The match was over before: nothing for either side. */
  | { readonly kind: "not-played" }
  /** To be played on: until then the match has no result that counts. */
  | { readonly kind: "adjourned" };

/** One board of a match between two teams. */
export interface MatchBoard {
  /** Who sat there; null: nobody, or nobody was named. */
  readonly players: readonly [EntryId | null, EntryId | null];
  /** The side that has the first move there. */
  readonly first: Side;
  readonly outcome: BoardOutcome;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** The boards of a match seen from the other team's side of the table. */
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

/** Whether a board of a match is still to be played on. */
export const isAdjourned = ({ boards }: { readonly boards?: readonly MatchBoard[] }): boolean =>
  boards?.some(({ outcome }) => outcome.kind === "adjourned") === true;
