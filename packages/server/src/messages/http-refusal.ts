import type { JournalBreak, LackedNeed } from "@losfee/contract";
import type { CompetitionKind } from "@losfee/core";
import type { ConfirmationRefusal } from "../clock/clock.ts";
import type { OutboxStatus } from "../mail/index.ts";
import type { PictureRefusal } from "../pictures/make-picture.ts";
import type { StorageFault } from "../storage/storage-error.ts";

/** What is wrong with one value of a request. */
export interface FieldFault {
  /** The path of the value in the body or query; empty for all of it. */
  readonly field: string;
  /**
   * The value is missing or not of its kind; has no place there; has more than `maximum`; has a
   * character that no store keeps (NUL, half of a surrogate pair).
   */
  readonly fault?: "wrong" | "surplus" | "too-long" | "unkeepable";
  /** Characters of a text, items of a list. */
  readonly maximum?: number;
}

/** Why a request was turned down before, or without, the rules having a say. */
export type HttpRefusal =
  /** The first fault, and all of them; an empty field stands for the whole request. */
  | ({
      readonly code: "malformed-request";
      readonly faults: readonly FieldFault[];
    } & FieldFault)
  | { readonly code: "malformed-json" }
  | { readonly code: "unknown-command"; readonly command: string }
  | { readonly code: "unsupported-media-type"; readonly accepted: readonly string[] }
  | { readonly code: "not-signed-in" }
  /** There was a session: it ran out, was ended, or its link was taken back. */
  | { readonly code: "session-ended" }
  | { readonly code: "not-allowed"; readonly needed: LackedNeed }
  /** The request comes from a page of another site. */
  | { readonly code: "foreign-origin" }
  | { readonly code: "link-void" }
  | { readonly code: "not-found" }
  /** What was asked for is only there for competitions of another kind. */
  | {
      readonly code: "wrong-kind";
      readonly kind: CompetitionKind | "tables";
      readonly needed: CompetitionKind | "tables";
    }
  /** Chances are told of events of people alone. */
  | { readonly code: "no-chances-for-teams" }
  /** The event is run on another machine: here it is only shown. */
  | { readonly code: "run-elsewhere" }
  /** That machine cannot be reached, and nothing was kept of what is asked for. */
  | { readonly code: "hall-unreachable" }
  /** What was to be copied for a rehearsal is one. */
  | { readonly code: "is-rehearsal" }
  /** From a rehearsal nothing is sent to anybody. */
  | { readonly code: "rehearsal-is-private" }
  | { readonly code: "unknown-sample"; readonly known: readonly string[] }
  | { readonly code: "unknown-link" }
  | { readonly code: "unknown-session" }
  | ConfirmationRefusal
  /** A link for a table or player that the competition does not have. */
  | { readonly code: "unknown-scope" }
  | { readonly code: "unknown-mail" }
  /** The mail is read differently now, or there never was such a proposal. */
  | { readonly code: "unknown-proposal"; readonly proposal: number; readonly known: number }
  /** It has left, is leaving, or was taken back: nothing of it can be changed. */
  | { readonly code: "unknown-webhook" }
  | { readonly code: "unknown-delivery" }
  /** It is under way, or what it said is erased. */
  | { readonly code: "delivery-not-possible" }
  | { readonly code: "mail-settled"; readonly state: OutboxStatus }
  /** The competition sends no mail, or the server cannot. */
  | { readonly code: "mail-off" }
  | { readonly code: "seq-not-reached"; readonly seq: number; readonly currentSeq: number }
  /** TRF knows only 1, ½ and 0. */
  | { readonly code: "no-trf-for-game-points" }
  /** `limit` in bytes. */
  | { readonly code: "body-too-large"; readonly limit: number }
  | PictureRefusal
  /** What answers strangers has just ended, or does not answer in time. */
  | { readonly code: "readers-away" }
  | { readonly code: "too-many-requests"; readonly seconds: number }
  | { readonly code: "storage-failed"; readonly fault: StorageFault["code"] }
  /** Not even the first event of the competition can be read. */
  | ({ readonly code: "journal-unreadable" } & JournalBreak)
  | { readonly code: "internal-error" };
