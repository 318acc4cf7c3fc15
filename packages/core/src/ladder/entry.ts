import type { EntryDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";

/** The languages that letters to players are written in. */
export const LETTER_LANGUAGES = ["de", "en", "fr"] as const;

export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** What is known about a player of a pyramid. Only the name is required when entering. */
export interface LadderEntryDetails extends EntryDetails {
  /** Mail addresses the player writes from, the first of which mails go to. Never public. */
  readonly addresses: readonly string[];
  /** The language of mails to the player. */
  readonly language: LetterLanguage;
}

/** A player who is or once was in the pyramid. */
export interface LadderEntry extends LadderEntryDetails {
  readonly id: EntryId;
}
