import type { EntryId } from "../base/entry-id.ts";
import type { EventDetailsRefusal } from "../event-details/event-details.ts";

/** What is refused of a competition as a whole, and of who takes part, whatever its kind. */
export type LifecycleRefusal =
  | { readonly code: "competition-exists" }
  | { readonly code: "no-competition" }
  | { readonly code: "competition-closed" }
  | { readonly code: "competition-open" }
  | { readonly code: "name-missing"; readonly field: "competition" | "entry" }
  | { readonly code: "unknown-format"; readonly format: string; readonly known: readonly string[] }
  | { readonly code: "malformed-seed" }
  | EventDetailsRefusal
  | { readonly code: "setting-out-of-range"; readonly setting: string; readonly allowed: string }
  | { readonly code: "unknown-entry"; readonly entry: EntryId }
  /** Nothing is known of the person any more, and nothing is to be. */
  | { readonly code: "entry-erased"; readonly entry: EntryId }
  | { readonly code: "reason-missing" };
