import type { EventDetails } from "../event-details/event-details.ts";
import type { SeedAndHash } from "../lots/commitments.ts";

/** What can happen to a competition as a whole, whatever its kind. */
export interface LifecycleEventData<Settings> {
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
  /** The last draw is made: the seed may be published. */
  readonly "competition-closed": Record<string, never>;
  /** Draws come from the new seed from here on. */
  readonly "competition-reopened": { readonly reason: string; readonly commitment: SeedAndHash };
}

/** Such an event of one type. */
export interface LifecycleEvent<Type extends keyof LifecycleEventData<Settings>, Settings = never> {
  readonly type: Type;
  readonly data: LifecycleEventData<Settings>[Type];
}
