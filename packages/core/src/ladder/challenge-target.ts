import type { EntryId } from "../base/entry-id.ts";
import type { Seat } from "./seat.ts";

/** Target of a challenge: a player, on any seat by then, or the vacancy of a seat. */
export type ChallengeTarget =
  | { readonly kind: "player"; readonly player: EntryId }
  | { readonly kind: "vacancy"; readonly seat: Seat };
