import type { EntryId } from "../../base/entry-id.ts";
import type { RuleReference } from "../citation.ts";

/** Basic rules for Swiss systems beside the one against a second meeting, as a round breaks them. */
export type BasicSwissBreach =
  /** The bye for somebody who had it in `round`, or got the points of a win there without playing. */
  | ({
      readonly code: "second-bye";
      readonly entry: EntryId;
      readonly round: number;
      readonly had: "bye" | "unplayed-win";
    } & RuleReference)
  /** `entry`, one of the pair (White first), has the colour for the third time in a row. */
  | ({
      readonly code: "third-colour";
      readonly players: readonly [EntryId, EntryId];
      readonly entry: EntryId;
      readonly colour: "white" | "black";
    } & RuleReference)
  /** `entry`, one of the pair (White first), has played White that much more often than Black. */
  | ({
      readonly code: "colour-difference";
      readonly players: readonly [EntryId, EntryId];
      readonly entry: EntryId;
      readonly difference: number;
    } & RuleReference);
