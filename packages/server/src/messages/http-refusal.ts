import type { JournalBreak, LackedNeed } from "@losfee/contract";
import type { CompetitionKind } from "@losfee/core";
import type { HallRefusal } from "../access/hall-listener.ts";
import type { ConfirmationRefusal } from "../clock/clock.ts";
import type { QueueStatus } from "../delivery/queue-queries.ts";
import type { PictureRefusal } from "../pictures/make-picture.ts";
import type { StorageFault } from "../storage/storage-error.ts";

/** A fault in one value of a request. */
export interface FieldFault {
  /** The path of the value in the body or query; empty for the whole request. */
  readonly field: string;
  /**
   * Missing or of the wrong type; not allowed there; longer than `maximum`; contains a character
   * that not every store accepts (NUL, half of a surrogate pair).
   */
  readonly fault?: "wrong" | "surplus" | "too-long" | "unkeepable";
  /** Characters of a text, items of a list. */
  readonly maximum?: number;
}

/** Why a request was refused before, or without, applying the rules. */
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
  /** The session expired or was ended, or its link was revoked. */
  | { readonly code: "session-ended" }
  | { readonly code: "not-allowed"; readonly needed: LackedNeed }
  /** The request comes from a page of another site. */
  | { readonly code: "foreign-origin" }
  | { readonly code: "link-void" }
  | { readonly code: "not-found" }
  /** The requested resource exists only for competitions of another kind. */
  | {
      readonly code: "wrong-kind";
      readonly kind: CompetitionKind | "tables";
      readonly needed: CompetitionKind | "tables";
    }
  /** Chances exist only for events of individual players. */
  | { readonly code: "no-chances-for-teams" }
  /** The event runs on another machine: this one only shows it. */
  | { readonly code: "run-elsewhere" }
  /** That machine cannot be reached, and there is no cached response. */
  | { readonly code: "hall-unreachable" }
  /** The competition to rehearse is a rehearsal itself. */
  | { readonly code: "is-rehearsal" }
  /** A rehearsal sends nothing to anyone. */
  | { readonly code: "rehearsal-is-private" }
  | { readonly code: "unknown-sample"; readonly known: readonly string[] }
  | { readonly code: "unknown-link" }
  | { readonly code: "unknown-session" }
  | ConfirmationRefusal
  /** A link for a table or player that the competition does not have. */
  | { readonly code: "unknown-scope" }
  | { readonly code: "unknown-mail" }
  /** The mail is now read differently, or the proposal never existed. */
  | { readonly code: "unknown-proposal"; readonly proposal: number; readonly known: number }
  | { readonly code: "unknown-webhook" }
  | { readonly code: "unknown-delivery" }
  /** It is in progress, or its content was erased. */
  | { readonly code: "delivery-not-possible" }
  /** The letter has left, is leaving, or was withdrawn: it cannot be changed any more. */
  | { readonly code: "mail-settled"; readonly state: QueueStatus }
  /** The competition sends no mail, or the server cannot. */
  | { readonly code: "mail-off" }
  | { readonly code: "seq-not-reached"; readonly seq: number; readonly currentSeq: number }
  /** TRF knows only 1, ½ and 0. */
  | { readonly code: "no-trf-for-game-points" }
  /** `limit` in bytes. */
  | { readonly code: "body-too-large"; readonly limit: number }
  | PictureRefusal
  /** The public readers have just crashed, or do not answer in time. */
  | { readonly code: "readers-away" }
  | HallRefusal
  | { readonly code: "too-many-requests"; readonly seconds: number }
  | { readonly code: "storage-failed"; readonly fault: StorageFault["code"] }
  /** Not even the first event of the competition is readable. */
  | ({ readonly code: "journal-unreadable" } & JournalBreak)
  | { readonly code: "internal-error" };
