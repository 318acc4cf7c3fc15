import type { TextRefusal } from "../text/decode-text.ts";

/** Why a file is not a competition that can be imported. Nothing of it is taken over. */
export type CompetitionFileRefusal =
  | TextRefusal
  /** `position` counts characters from 0; `truncated`: the text ends too early. */
  | {
      readonly code: "file-not-json";
      readonly position: number;
      readonly line: number;
      readonly truncated: boolean;
    }
  | { readonly code: "file-not-a-competition" }
  /** Of another schema than the one that is read. */
  | {
      readonly code: "file-older-version" | "file-newer-version";
      readonly version: number;
      readonly known: number;
    }
  /** `field` is the path from the top, e.g. `events.12.data.round`. */
  | { readonly code: "file-field-invalid"; readonly field: string; readonly event: number | null }
  | { readonly code: "file-event-unknown"; readonly event: number; readonly eventType: string }
  | { readonly code: "file-events-missing"; readonly expected: number; readonly found: number }
  | { readonly code: "file-event-out-of-order"; readonly event: number; readonly seq: number }
  /** It is not the event that was recorded, or does not follow the one that stands before it. */
  | { readonly code: "file-event-altered"; readonly event: number }
  /** What identifies somebody in it is not what was recorded, is missing or is one too many. */
  | { readonly code: "file-person-altered"; readonly event: number }
  /** The files of a picture are not those of its hash, or of no picture that the competition has. */
  | { readonly code: "file-picture-altered"; readonly hash: string }
  /** The event cannot follow those before it. */
  | { readonly code: "file-event-does-not-fit"; readonly event: number };
