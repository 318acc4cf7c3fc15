import type {
  ChallengeRejection,
  ChallengeTarget,
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

/** How the reader reaches somebody: at an address, or through the director. */
export type Contact =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "relay" }
  /** Nobody knows an address: the director has to help. */
  | { readonly kind: "unknown" };

/** Who reads, and how players, seats and days are written. */
export interface LetterWords {
  readonly reader: EntryId;
  readonly name: (player: EntryId) => string;
  readonly seat: (seat: Seat) => string;
  readonly target: (target: ChallengeTarget) => string;
  readonly day: (day: Day) => string;
  readonly reason: (reason: EventRefusal | ChallengeRejection) => string;
  readonly contact: (player: EntryId) => Contact;
  /** Whether the letter tells of something of this kind, too. */
  readonly tells: (kind: NoticeContent["kind"]) => boolean;
}

type Because = Extract<NoticeContent, { readonly kind: "withdrawn" }>["because"];

/** The letters of one language, one for each kind of notice. */
export type LetterTexts = {
  readonly [Kind in NoticeContent["kind"]]: (
    content: Extract<NoticeContent, { readonly kind: Kind }>,
    words: LetterWords,
  ) => LetterText;
} & {
  /** Of mails with these subjects that no longer hold, in a letter about something. */
  readonly withdrawnTogether: (
    subjects: readonly string[],
    because: Because,
    about: string,
  ) => LetterText;
};

/** The words of a notice. */
export const letterTextOf = (
  letters: LetterTexts,
  content: NoticeContent,
  words: LetterWords,
): LetterText => {
  // The table is typed by kind, which TypeScript cannot follow through the look-up.
  const write = letters[content.kind] as (content: NoticeContent, words: LetterWords) => LetterText;
  return write(content, words);
};

/** The other of the two of a game, as the reader sees it. */
export const opponentOf = (
  { challenger, defender }: { readonly challenger: EntryId; readonly defender: EntryId },
  reader: EntryId,
): EntryId => (reader === challenger ? defender : challenger);

/** A result as the reader sees it. */
export type Seen = "won" | "lost" | "draw" | "both-stay";

/** What a result is for one of the two of a game. */
export const seenBy = (
  outcome: "challenger-wins" | "draw" | "defender-wins" | "both-stay",
  { challenger }: { readonly challenger: EntryId },
  reader: EntryId,
): Seen => {
  if (outcome === "draw" || outcome === "both-stay") return outcome;
  return (outcome === "challenger-wins") === (reader === challenger) ? "won" : "lost";
};
