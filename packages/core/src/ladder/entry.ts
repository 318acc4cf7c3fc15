import type { EntryDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";

/** Languages of letters to players. */
export const LETTER_LANGUAGES = ["de", "en", "fr"] as const;

export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** Details of a player of a pyramid. Only the name is required when entering. */
export interface LadderEntryDetails extends EntryDetails {
  /** The player's mail addresses; mails go to the first. Never public. */
  readonly addresses: readonly string[];
  /** Language of mails to the player. */
  readonly language: LetterLanguage;
}

/** A present or former player of the pyramid. */
export interface LadderEntry extends LadderEntryDetails {
  readonly id: EntryId;
}
