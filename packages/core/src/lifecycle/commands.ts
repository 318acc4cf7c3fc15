import type { EventDetailsInput } from "../event-details/event-details.ts";
import type { Seed } from "../lots/lots.ts";

/** What can be asked of a competition as a whole, whatever its kind. */
export type LifecycleCommand<Settings> =
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
  | { readonly type: "close-competition" }
  | {
      readonly type: "reopen-competition";
      readonly reason: string;
      /** Fresh: the old one is known, so that whatever it would draw can be computed. */
      readonly seed: Seed;
    };
