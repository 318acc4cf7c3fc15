import type { EventDetailsInput } from "../event-details/event-details.ts";
import type { Picture, PictureRole } from "../event-details/picture.ts";
import type { Seed } from "../lots/lots.ts";
import type { AnnouncementId } from "./announcements.ts";
import type { LogCommand } from "./log-events.ts";

/** The event has a picture from now on; given by whoever has stored its files. */
export interface SetPicture {
  readonly type: "set-picture";
  readonly role: PictureRole;
  readonly picture: Picture;
}

/** The commands that only change what everybody is told of a competition. */
export const PUBLICITY_COMMANDS = [
  "change-event-details",
  "post-announcement",
  "edit-announcement",
  "withdraw-announcement",
  "set-picture",
  "describe-picture",
  "remove-picture",
] as const satisfies readonly LifecycleCommand<never>["type"][];

/** What can be asked of a competition as a whole, whatever its kind. */
export type LifecycleCommand<Settings> =
  | LogCommand
  | {
      readonly type: "create-competition";
      readonly name: string;
      readonly format: string;
      /** Changes against the format's own settings. */
      readonly settings?: Partial<Settings>;
      readonly details?: EventDetailsInput;
      /** 32 random bytes, drawn by whoever creates the competition. */
      readonly seed: Seed;
    }
  | { readonly type: "rename-competition"; readonly name: string }
  | {
      readonly type: "change-settings";
      readonly settings: Partial<Settings>;
      readonly reason: string;
    }
  /** Changes what is announced of the event; what is not named stays. */
  | { readonly type: "change-event-details"; readonly details: EventDetailsInput }
  /** A short message to everybody. */
  | { readonly type: "post-announcement"; readonly text: string }
  | {
      readonly type: "edit-announcement";
      readonly announcement: AnnouncementId;
      readonly text: string;
    }
  | { readonly type: "withdraw-announcement"; readonly announcement: AnnouncementId }
  | SetPicture
  /** Says in other words what is to be seen. */
  | { readonly type: "describe-picture"; readonly role: PictureRole; readonly alt: string }
  | { readonly type: "remove-picture"; readonly role: PictureRole }
  | { readonly type: "close-competition" }
  | {
      readonly type: "reopen-competition";
      readonly reason: string;
      /** Fresh: the old one is known, so that whatever it would draw can be computed. */
      readonly seed: Seed;
    };
