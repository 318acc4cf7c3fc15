import type {
  ChallengeRejection,
  ChallengeTarget,
  Day,
  EntryId,
  EventRefusal,
  NoticeContent,
  Seat,
} from "@losfee/core";
import type { letters } from "@losfee/messages/server-ladder-letters";

/** Text of a letter: its subject and its paragraphs. */
export interface LetterText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The reader's way to reach a player: an address, or the director. */
export type Contact =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "relay" }
  /** No address is known: the director has to help. */
  | { readonly kind: "unknown" };

/** The reader, and the wording of players, seats and days. */
export interface LetterWords {
  readonly reader: EntryId;
  readonly name: (player: EntryId) => string;
  readonly seat: (seat: Seat) => string;
  readonly target: (target: ChallengeTarget) => string;
  readonly day: (day: Day) => string;
  readonly reason: (reason: EventRefusal | ChallengeRejection) => string;
  readonly contact: (player: EntryId) => Contact;
  /** True if the letter also contains a notice of this kind. */
  readonly tells: (kind: NoticeContent["kind"]) => boolean;
}

type Because = Extract<NoticeContent, { readonly kind: "withdrawn" }>["because"];

/** The messages of the letters in one language and form of address. */
export type LetterMessages = (typeof letters)["en"]["formal"];

/** Returns a letter whose paragraphs have an empty line between them; leaves out empty ones. */
export const letterOf = (subject: string, text: string): LetterText => ({
  subject,
  paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph !== ""),
});

/** The letters of one language, one for each kind of notice. */
export type LetterTexts = {
  readonly [Kind in NoticeContent["kind"]]: (
    content: Extract<NoticeContent, { readonly kind: Kind }>,
    words: LetterWords,
  ) => LetterText;
} & {
  /** For withdrawn mails with these subjects, within a letter on another matter. */
  readonly withdrawnTogether: (
    subjects: readonly string[],
    because: Because,
    about: string,
  ) => LetterText;
};

/** Returns the words of a notice. */
export const letterTextOf = (
  letters: LetterTexts,
  content: NoticeContent,
  words: LetterWords,
): LetterText => {
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const write = letters[content.kind] as (content: NoticeContent, words: LetterWords) => LetterText;
  return write(content, words);
};

/** Returns the reader's opponent. */
export const opponentOf = (
  { challenger, defender }: { readonly challenger: EntryId; readonly defender: EntryId },
  reader: EntryId,
): EntryId => (reader === challenger ? defender : challenger);

/** A result from the reader's point of view. */
export type Seen = "won" | "lost" | "draw" | "both-stay";

/** Returns a result from the point of view of one of the two players. */
export const seenBy = (
  outcome: "challenger-wins" | "draw" | "defender-wins" | "both-stay",
  { challenger }: { readonly challenger: EntryId },
  reader: EntryId,
): Seen => {
  if (outcome === "draw" || outcome === "both-stay") return outcome;
  return (outcome === "challenger-wins") === (reader === challenger) ? "won" : "lost";
};
