import type { EntryId } from "../base/entry-id.ts";
import type { ColourWarning, EventDetailsRefusal } from "../event-details/event-details.ts";
import type { PictureRole } from "../event-details/picture.ts";
import type { AnnouncementId } from "./announcements.ts";
import type { LogRefusal } from "./log-events.ts";

/** Reason why a command for a competition as a whole, or its entries, was refused, for any kind. */
export type LifecycleRefusal =
  | { readonly code: "competition-exists" }
  | { readonly code: "no-competition" }
  | { readonly code: "competition-closed" }
  | { readonly code: "competition-open" }
  | { readonly code: "name-missing"; readonly field: "competition" | "entry" }
  | { readonly code: "unknown-format"; readonly format: string; readonly known: readonly string[] }
  | { readonly code: "malformed-seed" }
  | EventDetailsRefusal
  | LogRefusal
  | { readonly code: "announcement-empty" }
  | { readonly code: "announcement-too-long"; readonly most: number }
  /** No such announcement, or it was withdrawn. */
  | { readonly code: "unknown-announcement"; readonly announcement: AnnouncementId }
  | { readonly code: "no-picture"; readonly role: PictureRole }
  /** A picture needs an alternative text. */
  | { readonly code: "alt-missing"; readonly role: PictureRole }
  | { readonly code: "alt-too-long"; readonly role: PictureRole; readonly most: number }
  | {
      readonly code: "setting-out-of-range";
      readonly setting: string;
      readonly allowed: string;
      /** The stage of the setting, from 1; missing: none. */
      readonly stage?: number;
      /** Whether that stage is at tables, where fields are called otherwise. */
      readonly atTables?: true;
      /** The number that is too large or too small; missing where no single number is wrong. */
      readonly value?: number;
    }
  | { readonly code: "unknown-entry"; readonly entry: EntryId }
  /** The person is already erased, and nothing is to be kept. */
  | { readonly code: "entry-erased"; readonly entry: EntryId }
  | { readonly code: "reason-missing" };

/** Warning about a competition as a whole, of any kind. */
export type LifecycleWarning = ColourWarning;
