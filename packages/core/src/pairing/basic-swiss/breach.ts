import type { EntryId } from "../../base/entry-id.ts";
import type { RuleReference } from "../citation.ts";

/** Breaches of the basic rules for Swiss systems, other than a second meeting. */
export type BasicSwissBreach =
  /** The bye for a player who had it in `round`, or got a win's points there without playing. */
  | ({
      readonly code: "second-bye";
      readonly entry: EntryId;
      readonly round: number;
      readonly had: "bye" | "unplayed-win";
    } & RuleReference)
  /** `entry`, one of the pair (White first), gets the same colour the third time in a row. */
  | ({
      readonly code: "third-colour";
      readonly players: readonly [EntryId, EntryId];
      readonly entry: EntryId;
      readonly colour: "white" | "black";
    } & RuleReference)
  /** `entry`, one of the pair (White first), has played White this much more often than Black. */
  | ({
      readonly code: "colour-difference";
      readonly players: readonly [EntryId, EntryId];
      readonly entry: EntryId;
      readonly difference: number;
    } & RuleReference);
