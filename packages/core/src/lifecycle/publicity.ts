import type { RecordedEvent } from "../base/recorded-event.ts";
import type { EventDetails } from "../event-details/event-details.ts";
import type { Pictures } from "../event-details/picture.ts";
import type { Announcement } from "./announcements.ts";
import type { LifecycleEventData } from "./events.ts";

/** The public information about a competition of any kind. No rule uses it. */
export interface Publicity {
  readonly details: EventDetails;
  readonly pictures: Pictures;
  /** The newest first; without withdrawn ones. */
  readonly announcements: readonly Announcement[];
}

type PublicityType =
  | "event-details-changed"
  | "announcement-posted"
  | "announcement-edited"
  | "announcement-withdrawn"
  | "picture-set"
  | "picture-removed";

/** An event that changes the public information. */
export type PublicityEvent = {
  readonly [Type in PublicityType]: RecordedEvent<Type, LifecycleEventData<never>[Type]>;
}[PublicityType];

/** Returns the public information of a new competition. */
export const firstPublicity = (details: EventDetails = {}): Publicity => ({
  details,
  pictures: {},
  announcements: [],
});

/** Returns what an event changes. */
export const publicityBy = (
  { pictures, announcements }: Publicity,
  event: PublicityEvent,
): Partial<Publicity> => {
  switch (event.type) {
    case "event-details-changed":
      return { details: event.data.details };
    case "announcement-posted": {
      const { seq: id, recordedAt: at, data } = event;
      return { announcements: [{ id, at, editedAt: null, ...data }, ...announcements] };
    }
    case "announcement-edited": {
      const { announcement, ...written } = event.data;
      return {
        announcements: announcements.map((one) =>
          one.id === announcement ? { ...one, ...written, editedAt: event.recordedAt } : one,
        ),
      };
    }
    case "announcement-withdrawn":
      return {
        announcements: announcements.filter(({ id }) => id !== event.data.announcement),
      };
    case "picture-set":
      return { pictures: { ...pictures, [event.data.role]: event.data.picture } };
    case "picture-removed": {
      const { [event.data.role]: _, ...others } = pictures;
      return { pictures: others };
    }
  }
};
