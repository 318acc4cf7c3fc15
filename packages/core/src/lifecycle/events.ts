import type { EventDetails } from "../event-details/event-details.ts";
import type { Picture, PictureRole } from "../event-details/picture.ts";
import type { SeedAndHash } from "../lots/commitments.ts";
import type { AnnouncementId, WrittenAnnouncement } from "./announcements.ts";
import type { LogEventData } from "./log-events.ts";

/** What can happen to a competition as a whole, whatever its kind. */
export interface LifecycleEventData<Settings> extends LogEventData {
  readonly "competition-created": SeedAndHash & {
    readonly name: string;
    readonly format: string;
    readonly settings: Settings;
    /** Missing where nothing is announced. */
    readonly details?: EventDetails;
  };
  readonly "competition-renamed": { readonly name: string };
  readonly "settings-changed": { readonly settings: Settings; readonly reason: string };
  /** All details anew. */
  readonly "event-details-changed": { readonly details: EventDetails };
  readonly "announcement-posted": WrittenAnnouncement;
  readonly "announcement-edited": WrittenAnnouncement & { readonly announcement: AnnouncementId };
  readonly "announcement-withdrawn": { readonly announcement: AnnouncementId };
  /** In the place of the one before. Its files stand beside the journal. */
  readonly "picture-set": { readonly role: PictureRole; readonly picture: Picture };
  readonly "picture-removed": { readonly role: PictureRole };
  /** The last draw is made: the seed may be published. */
  readonly "competition-closed": Record<string, never>;
  /** Draws come from the new seed from here on. */
  readonly "competition-reopened": { readonly reason: string; readonly commitment: SeedAndHash };
  /**
   * What follows happens in a copy that only tries something out. Its draws come from a new seed: the
   * real one's, which is secret, it never publishes.
   */
  readonly "rehearsal-begun": { readonly of: string; readonly commitment: SeedAndHash };
}

/** Such an event of one type. */
export interface LifecycleEvent<Type extends keyof LifecycleEventData<Settings>, Settings = never> {
  readonly type: Type;
  readonly data: LifecycleEventData<Settings>[Type];
}
