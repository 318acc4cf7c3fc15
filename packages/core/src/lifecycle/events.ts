import type { EventDetails } from "../event-details/event-details.ts";
import type { Picture, PictureRole } from "../event-details/picture.ts";
import type { SeedAndHash } from "../lots/commitments.ts";
import type { AnnouncementId, WrittenAnnouncement } from "./announcements.ts";
import type { LogEventData } from "./log-events.ts";

/** Events of a competition as a whole, of any kind. */
export interface LifecycleEventData<Settings> extends LogEventData {
  readonly "competition-created": SeedAndHash & {
    readonly name: string;
    readonly format: string;
    readonly settings: Settings;
    /** Missing if nothing is announced. */
    readonly details?: EventDetails;
  };
  readonly "competition-renamed": { readonly name: string };
  readonly "settings-changed": { readonly settings: Settings; readonly reason: string };
  /** All details, replacing the previous ones. */
  readonly "event-details-changed": { readonly details: EventDetails };
  readonly "announcement-posted": WrittenAnnouncement;
  readonly "announcement-edited": WrittenAnnouncement & { readonly announcement: AnnouncementId };
  readonly "announcement-withdrawn": { readonly announcement: AnnouncementId };
  /** Replaces the previous picture. Its files are stored outside the journal. */
  readonly "picture-set": { readonly role: PictureRole; readonly picture: Picture };
  readonly "picture-removed": { readonly role: PictureRole };
  /** No more draws: the seed may be published. */
  readonly "competition-closed": Record<string, never>;
  /** Draws come from the new seed from now on. */
  readonly "competition-reopened": { readonly reason: string; readonly commitment: SeedAndHash };
  /**
   * Later events belong to a copy for rehearsal. Its draws come from a new seed, so that it never
   * reveals the original's secret one.
   */
  readonly "rehearsal-begun": { readonly of: string; readonly commitment: SeedAndHash };
}

/** A lifecycle event of one type. */
export interface LifecycleEvent<Type extends keyof LifecycleEventData<Settings>, Settings = never> {
  readonly type: Type;
  readonly data: LifecycleEventData<Settings>[Type];
}
