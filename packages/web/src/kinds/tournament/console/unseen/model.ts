import {
  draftOf,
  missingEntries,
  type NamedPlayer,
  namedPlayers,
  type TournamentState,
} from "@losfee/core";

/** Those who would be in what is drafted next, or are in its draft, and have not been seen in the hall. */
export interface Unseen {
  readonly players: readonly NamedPlayer[];
  /** The first round of what is drafted. */
  readonly round: number;
  /** Nobody pauses at tables: who is not there leaves the event, and a draft is drawn again. */
  readonly at: "boards" | "tables";
  readonly isDrafted: boolean;
}

/** O(entries · rounds). */
export const unseenOf = (state: TournamentState, at: Unseen["at"]): Unseen => {
  const draft = draftOf(state);
  const missing = new Set(missingEntries(state));
  return {
    players: namedPlayers(state).filter(({ id }) => missing.has(id)),
    round: draft?.number ?? state.rounds.length + 1,
    at,
    isDrafted: draft !== undefined,
  };
};
