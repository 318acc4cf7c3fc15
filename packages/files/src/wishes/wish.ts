import type { PgnGame, PgnRefusal } from "../pgn/index.ts";

/** A seat of a ladder: level 1 is the top, index 1 is leftmost. */
export interface NamedSeat {
  readonly level: number;
  readonly index: number;
}

/** Whom a challenge is for, as far as the mail tells. */
export interface MailTarget {
  /** As it stands in the mail. */
  readonly text: string;
  readonly seat: NamedSeat | null;
  /** A vacancy (XXX). */
  readonly vacancy: boolean;
  /** The entry whose name stands there; null where none of the known names surely does. */
  readonly entry: number | null;
  /** Who may be meant, where it is not sure. */
  readonly candidates: readonly number[];
}

/** Who is meant by a name: one of these. */
export type Somebody = readonly number[];

/** How a reported game ended: for White or Black, for whoever wrote, or for somebody named. */
export type ReportedOutcome =
  | { readonly by: "colour"; readonly result: "1-0" | "0-1" | "1/2-1/2" }
  | { readonly by: "sender"; readonly result: "won" | "lost" | "drawn" }
  | { readonly by: "player"; readonly player: Somebody; readonly result: "won" | "lost" };

/** What is told where words are read as words, and as the names of these players; null: nothing. */
export interface TwofoldOutcome {
  readonly players: Somebody;
  readonly asWords: ReportedOutcome | null;
  readonly asNames: ReportedOutcome | null;
}

/** What somebody asks for by mail. */
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
      /** The players named beside it, in order. */
      readonly people: readonly Somebody[];
      /** Figures without names beside the words: they must not contradict them. */
      readonly figures: "1-0" | "0-1" | null;
      /** The colour that the sender claims to have had: `mit Schwarz gewonnen`. */
      readonly own: "white" | "black" | null;
      /** It can be read in two ways: `Schwarz hat gewonnen`, where somebody is called Schwarz. */
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
  /** Game records that were checked, and who plays the first of them; null: it does not say. */
  | {
      readonly kind: "games";
      readonly games: readonly PgnGame[];
      readonly white: Somebody | null;
      readonly black: Somebody | null;
    };

/** Where in a mail something stands. */
export interface MailSource {
  readonly in: "subject" | "text" | "attachment";
  /** The piece of text itself, shortened; an attachment's name. */
  readonly text: string;
}

/** What somebody asks for, how certain that is, and what it was read from. */
export type Wish = WishContent & {
  /** `proposal`: somebody has to look at it first. */
  readonly certainty: "certain" | "proposal";
  readonly source: MailSource;
};

/** A game record in a mail that cannot be read. */
export interface UnreadGame {
  readonly source: MailSource;
  readonly refusal: PgnRefusal;
}

/** What a mail was understood to say. */
export interface MailReading {
  /** In the order of the mail, the subject first. */
  readonly wishes: readonly Wish[];
  readonly unreadGames: readonly UnreadGame[];
  /** Sentences that ask for nothing that is known, and are no mere courtesy: for somebody to read. */
  readonly rest: readonly string[];
  /** Whom the subject names, also that of an answer: which game the mail is about. */
  readonly about: readonly Somebody[];
  /** Everybody the mail names, in order. */
  readonly people: readonly Somebody[];
  /** What the sender wrote, without quotations and signature. */
  readonly ownWords: string;
  /** More was written than is read. */
  readonly shortened: boolean;
}
