import type {
  ChallengeRejection,
  Day,
  EntryId,
  FactRefusal,
  NoticeContent,
  Seat,
} from "@losfee/core";

/** What a mail says: its subject, and its paragraphs. */
export interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** How players, seats and days are written. */
export interface LetterNames {
  readonly name: (player: EntryId) => string;
  readonly seat: (seat: Seat) => string;
  readonly day: (day: Day) => string;
  readonly reason: (reason: FactRefusal | ChallengeRejection) => string;
}

/** The mails of one language, one for each kind of notice. */
export type Letters = {
  readonly [Kind in NoticeContent["kind"]]: (
    content: Extract<NoticeContent, { readonly kind: Kind }>,
    names: LetterNames,
  ) => LetterWords;
};

/** The words of a notice. */
export const wordsFor = (
  letters: Letters,
  content: NoticeContent,
  names: LetterNames,
): LetterWords => {
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const write = letters[content.kind] as (
    content: NoticeContent,
    names: LetterNames,
  ) => LetterWords;
  return write(content, names);
};
