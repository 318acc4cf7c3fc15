import type { EventDetailsInput } from "../event-details/event-details.ts";
import type { Picture, PictureRole } from "../event-details/picture.ts";
import type { Seed } from "../lots/lots.ts";
import type { AnnouncementId } from "./announcements.ts";
import type { LogCommand } from "./log-events.ts";

/** Sets a picture of the event; sent after its files have been stored. */
export interface SetPicture {
  readonly type: "set-picture";
  readonly role: PictureRole;
  readonly picture: Picture;
}

/** The commands that only change the publicity of a competition. */
export const PUBLICITY_COMMANDS = [
  "change-event-details",
  "post-announcement",
  "edit-announcement",
  "withdraw-announcement",
  "set-picture",
  "describe-picture",
  "remove-picture",
] as const satisfies readonly LifecycleCommand<never>["type"][];

/** Command for a competition as a whole, of any kind. */
export type LifecycleCommand<Settings> =
  | LogCommand
  | {
      readonly type: "create-competition";
      readonly name: string;
      readonly format: string;
      /** Changes to the format's own settings. */
      readonly settings?: Partial<Settings>;
      readonly details?: EventDetailsInput;
      /** 32 random bytes, drawn by the creator of the competition. */
      readonly seed: Seed;
    }
  | { readonly type: "rename-competition"; readonly name: string }
  | {
      readonly type: "change-settings";
      readonly settings: Partial<Settings>;
      readonly reason: string;
    }
  /** Changes the announced details of the event; unnamed ones stay. */
  | { readonly type: "change-event-details"; readonly details: EventDetailsInput }
  /** A short message to the public. */
  | { readonly type: "post-announcement"; readonly text: string }
  | {
      readonly type: "edit-announcement";
      readonly announcement: AnnouncementId;
      readonly text: string;
    }
  | { readonly type: "withdraw-announcement"; readonly announcement: AnnouncementId }
  | SetPicture
  /** Changes the alternative text of a picture. */
  | { readonly type: "describe-picture"; readonly role: PictureRole; readonly alt: string }
  | { readonly type: "remove-picture"; readonly role: PictureRole }
  | { readonly type: "close-competition" }
  | {
      readonly type: "reopen-competition";
      readonly reason: string;
      /** A new one: the old one is public, so its future draws could be computed. */
      readonly seed: Seed;
    };
