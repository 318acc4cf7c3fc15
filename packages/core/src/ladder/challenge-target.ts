import type { EntryId } from "../base/entry-id.ts";
import type { Seat } from "./seat.ts";

/** Whom a challenge is against: a player, wherever he sits by then, or the vacancy of a seat. */
export type ChallengeTarget =
  | { readonly kind: "player"; readonly player: EntryId }
  | { readonly kind: "vacancy"; readonly seat: Seat };
