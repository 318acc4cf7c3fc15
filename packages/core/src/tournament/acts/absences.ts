import type { EntryId } from "../../base/entry-id.ts";
import { noteAbout } from "../../chain/entry-places.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { AbsenceWish } from "../entries/absence-request.ts";

/** Commands about absences. */
export type AbsenceCommand =
  /** Adds rounds in which the entry is away by arrangement. */
  | {
      readonly type: "pause-entry";
      readonly entry: EntryId;
      readonly rounds: readonly number[];
      /**
       * Rounds away that are worth a draw (half-point byes), whether or not in `rounds`; other
       * `rounds` are not. Default: as before.
       */
      readonly halfPoints?: readonly number[];
    }
  /** Cancels absences in coming rounds; all of them without rounds. */
  | {
      readonly type: "end-pause";
      readonly entry: EntryId;
      readonly rounds?: readonly number[];
    }
  /** Requests a pause or a withdrawal; unanswered rounds of an earlier pause stay requested. */
  | {
      readonly type: "request-absence";
      readonly entry: EntryId;
      readonly wish: AbsenceWish;
      readonly reason?: string;
    }
  /** By the player who asked, before it is answered. */
  | { readonly type: "take-back-request"; readonly entry: EntryId }
  /** Carries out a request. `request`: the event of the request as seen. */
  | {
      readonly type: "grant-request";
      readonly entry: EntryId;
      readonly request?: number;
    }
  | {
      readonly type: "decline-request";
      readonly entry: EntryId;
      readonly reason: string;
      readonly request?: number;
    }
  | {
      readonly type: "check-in";
      readonly entries: readonly EntryId[];
      readonly present: boolean;
    };

/** Events about absences, by type. */
export interface AbsenceEventData {
  readonly "entry-paused": {
    readonly entry: EntryId;
    readonly rounds: readonly number[];
    /** Those of the rounds that are worth a draw; missing: none. */
    readonly halfPoints?: readonly number[];
  };
  /** Replaces an earlier request. The absence event itself shows that it was granted. */
  readonly "absence-requested": {
    readonly entry: EntryId;
    readonly wish: AbsenceWish;
    readonly reason: string;
  };
  readonly "request-taken-back": { readonly entry: EntryId };
  readonly "request-declined": { readonly entry: EntryId; readonly reason: string };
  readonly "entry-checked-in": { readonly entry: EntryId; readonly present: boolean };
}

export const absenceEvents: EventRows<AbsenceEventData> = {
  "entry-paused": { group: "entries", personal: [] },
  "absence-requested": { group: "requests", personal: [noteAbout("entry")] },
  "request-taken-back": { group: "requests", personal: [] },
  "request-declined": { group: "requests", personal: [noteAbout("entry")] },
  "entry-checked-in": { group: "entries", personal: [] },
};
