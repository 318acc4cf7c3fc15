import {
  draftOf,
  missingEntries,
  type NamedPlayer,
  namedPlayers,
  type TournamentState,
} from "@losfee/core";

/** Players of the next draft, or in the current one, without a check-in. */
export interface Unseen {
  readonly players: readonly NamedPlayer[];
  /** First round of the draft. */
  readonly round: number;
  /** At tables nobody pauses: a missing player leaves the event, and a draft is redrawn. */
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
