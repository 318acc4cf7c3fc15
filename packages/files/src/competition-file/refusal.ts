import type { TextRefusal } from "../text/decode-text.ts";

/** Reasons why a file cannot be imported. Nothing of it is imported. */
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
  /** Its schema differs from the supported one. */
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
  /** It was changed, or does not follow the event before it. */
  | { readonly code: "file-event-altered"; readonly event: number }
  /** Its personal data was changed, or there is too little or too much of it. */
  | { readonly code: "file-person-altered"; readonly event: number }
  /** The files do not match the picture's hash, or the competition has no such picture. */
  | { readonly code: "file-picture-altered"; readonly hash: string }
  /** The event does not fit the ones before it. */
  | { readonly code: "file-event-does-not-fit"; readonly event: number };
