import { keptPlace } from "../chain/entry-places.ts";
import type { Erasure, PersonalPlace } from "../chain/personal.ts";
import { ARBITERS } from "../event-details/personal.ts";
import { announcementPlace } from "./announcements.ts";
import { logEntryPlace, logReasonPlace } from "./arbiter-log.ts";
import type { LifecycleEventData } from "./events.ts";

/** Groups of acts in a journal, in the order of its filter. */
export const JOURNAL_GROUPS = [
  "results",
  "rounds",
  "entries",
  "requests",
  "log",
  "settings",
  "publicity",
  "competition",
] as const;

export type JournalGroup = (typeof JOURNAL_GROUPS)[number];

/** A type of event besides its data. */
export interface EventRow<Data> {
  readonly group: JournalGroup;
  /** The places that identify people: they are kept outside the chain. */
  readonly personal: readonly PersonalPlace<Data>[];
}

/** A row for each type of event. */
export type EventRows<DataByType> = {
  readonly [Type in keyof DataByType]: EventRow<DataByType[Type]>;
};

/** Events of a competition as a whole, of any kind, and the erasure of a person. */
export const lifecycleEvents: EventRows<
  LifecycleEventData<unknown> & { readonly "person-erased": Erasure }
> = {
  "competition-created": { group: "competition", personal: [ARBITERS] },
  "competition-renamed": { group: "competition", personal: [] },
  "competition-closed": { group: "competition", personal: [] },
  "competition-reopened": { group: "competition", personal: [] },
  "rehearsal-begun": { group: "competition", personal: [] },
  "settings-changed": { group: "settings", personal: [] },
  "event-details-changed": { group: "publicity", personal: [ARBITERS] },
  "announcement-posted": { group: "publicity", personal: [announcementPlace] },
  "announcement-edited": { group: "publicity", personal: [announcementPlace] },
  "announcement-withdrawn": { group: "publicity", personal: [] },
  "picture-set": { group: "publicity", personal: [] },
  "picture-removed": { group: "publicity", personal: [] },
  "log-entry-recorded": { group: "log", personal: [logEntryPlace()] },
  "log-entry-corrected": { group: "log", personal: [logEntryPlace()] },
  "log-entry-withdrawn": { group: "log", personal: [logReasonPlace()] },
  "appeal-decided": { group: "log", personal: [logEntryPlace()] },
  "log-entry-published": { group: "log", personal: [] },
  "log-entry-unpublished": { group: "log", personal: [] },
  "person-erased": { group: "entries", personal: [keptPlace] },
};
