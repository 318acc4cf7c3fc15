/**
 * Identifies a journal by its owner and its id. Every storage key begins with it, so that journals
 * can be spread over any number of stores.
 */
export interface JournalKey {
  readonly owner: string;
  /** For a competition, its identifier. */
  readonly id: string;
}

/** The owner of everything that belongs to the local installation. */
export const THE_PLACE = "local";

/** Returns the key of a competition of the local installation. */
export const competitionKey = (id: string): JournalKey => ({ owner: THE_PLACE, id });

/** Returns the key as one text, unique per key. */
export const keyText = ({ owner, id }: JournalKey): string => JSON.stringify([owner, id]);
