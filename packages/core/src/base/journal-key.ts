/**
 * Names a journal: first whose it is, then which of theirs. Every storage key begins with it, so
 * that journals can be spread over any number of places.
 */
export interface JournalKey {
  readonly owner: string;
  /** Of a competition, its identifier. */
  readonly id: string;
}

/** The owner of all that belongs to the place itself where the program runs. */
export const THE_PLACE = "local";

/** The key of a competition of the place itself. */
export const competitionKey = (id: string): JournalKey => ({ owner: THE_PLACE, id });

/** The key as one text, different for different keys. */
export const keyText = ({ owner, id }: JournalKey): string => JSON.stringify([owner, id]);
