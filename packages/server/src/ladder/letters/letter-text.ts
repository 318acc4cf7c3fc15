import type {
  ChallengeRejection,
  Day,
  EntryId,
  EventRefusal,
  NoticeContent,
  Seat,
} from "@losfee/core";

/** What a letter says: its subject, and its paragraphs. */
export interface LetterText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** How players, seats and days are written. */
export interface LetterWords {
  readonly name: (player: EntryId) => string;
  readonly seat: (seat: Seat) => string;
  readonly day: (day: Day) => string;
  readonly reason: (reason: EventRefusal | ChallengeRejection) => string;
}

/** The letters of one language, one for each kind of notice. */
export type LetterTexts = {
  readonly [Kind in NoticeContent["kind"]]: (
    content: Extract<NoticeContent, { readonly kind: Kind }>,
    names: LetterWords,
  ) => LetterText;
};

/** The words of a notice. */
export const letterTextOf = (
  letters: LetterTexts,
  content: NoticeContent,
  names: LetterWords,
): LetterText => {
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const write = letters[content.kind] as (content: NoticeContent, names: LetterWords) => LetterText;
  return write(content, names);
};
