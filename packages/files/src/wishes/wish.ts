import type { PgnGame, PgnRefusal } from "../pgn/index.ts";

/** A seat of a ladder: level 1 is the top, index 1 is leftmost. */
export interface NamedSeat {
  readonly level: number;
  readonly index: number;
}

/** The target of a challenge, as given in the mail. */
export interface MailTarget {
  /** As written in the mail. */
  readonly text: string;
  readonly seat: NamedSeat | null;
  /** A vacancy (XXX). */
  readonly vacancy: boolean;
  /** The entry with that name; null unless a known name surely matches. */
  readonly entry: number | null;
  /** Entries that may be meant, if not certain. */
  readonly candidates: readonly number[];
}

/** Candidates for a named person: one of these. */
export type Somebody = readonly number[];

/** Outcome of a reported game: for White or Black, for the sender, or for a named player. */
export type ReportedOutcome =
  | { readonly by: "colour"; readonly result: "1-0" | "0-1" | "1/2-1/2" }
  | { readonly by: "sender"; readonly result: "won" | "lost" | "drawn" }
  | { readonly by: "player"; readonly player: Somebody; readonly result: "won" | "lost" };

/** Outcomes with words read as words, and as the names of these players; null: none. */
export interface TwofoldOutcome {
  readonly players: Somebody;
  readonly asWords: ReportedOutcome | null;
  readonly asNames: ReportedOutcome | null;
}

/** Content of a request by mail. */
export type WishContent =
  /** Several targets are meant in this order. */
  | { readonly kind: "challenge"; readonly targets: readonly MailTarget[] }
  | { readonly kind: "acceptance" }
  | { readonly kind: "refusal" }
  /** Moves of a game; the first of them is `moveNumber`, made by `side`. */
  | {
      readonly kind: "moves";
      readonly moveNumber: number;
      readonly side: "white" | "black";
      readonly moves: readonly string[];
    }
  | {
      readonly kind: "result";
      readonly outcome: ReportedOutcome;
      /** The players named with it, in order. */
      readonly people: readonly Somebody[];
      /** Figures without names next to the words: they must not contradict them. */
      readonly figures: "1-0" | "0-1" | null;
      /** The colour that the sender claims to have had: `mit Schwarz gewonnen`. */
      readonly own: "white" | "black" | null;
      /** Set if ambiguous: `Schwarz hat gewonnen` with a player called Schwarz. */
      readonly twofold: TwofoldOutcome | null;
    }
  | { readonly kind: "waiting-list"; readonly action: "enter" | "leave" }
  | {
      readonly kind: "standing-waiting-list";
      readonly action: "enter" | "leave" | "suspend" | "resume";
    }
  /** Days, both included, as `2026-08-03`. */
  | { readonly kind: "holiday"; readonly from: string; readonly to: string }
  | { readonly kind: "objection" }
  | { readonly kind: "adjudication"; readonly claim: "win" | "draw" | null }
  | { readonly kind: "retirement" }
  /** The answer to the letter after a long silence. */
  | { readonly kind: "stay" }
  | { readonly kind: "joining" }
  /** Checked game records, and the players of the first one; null if not stated. */
  | {
      readonly kind: "games";
      readonly games: readonly PgnGame[];
      readonly white: Somebody | null;
      readonly black: Somebody | null;
    };

/** Content that a sentence asks for plainly. */
export interface PlainWish {
  readonly wish: WishContent;
  readonly certain: boolean;
}

/** A place in a mail. */
export interface MailSource {
  readonly in: "subject" | "text" | "attachment";
  /** The piece of text itself, shortened; an attachment's name. */
  readonly text: string;
}

/** A request, its certainty, and its source. */
export type Wish = WishContent & {
  /**
   * `proposal`: the director has to check it first. `implied`: read from single words, and only worth
   * a proposal where it is possible.
   */
  readonly certainty: "certain" | "proposal" | "implied";
  readonly source: MailSource;
};

/** A game record in a mail that cannot be read. */
export interface UnreadGame {
  readonly source: MailSource;
  readonly refusal: PgnRefusal;
}

/** Result of reading a mail. */
export interface MailReading {
  /** In the order of the mail, the subject first. */
  readonly wishes: readonly Wish[];
  readonly unreadGames: readonly UnreadGame[];
  /** Sentences without a known request that are no mere courtesy, for the director to read. */
  readonly rest: readonly string[];
  /** Players named in the subject, also of an answer: identifies the mail's game. */
  readonly about: readonly Somebody[];
  /** All people named in the mail, in order. */
  readonly people: readonly Somebody[];
  /** The sender's text, without quotations and signature. */
  readonly ownWords: string;
  /** True if the mail is longer than what is read. */
  readonly shortened: boolean;
}
