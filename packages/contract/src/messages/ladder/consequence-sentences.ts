import type { Consequence, ConsequenceContent, Day, EntryId } from "@losfee/core";
import type { NameOf } from "../message.ts";

/** Further input of a sentence about a consequence. */
export interface ConsequenceWords {
  readonly name: NameOf;
  /** Returns the seat with a number, as `5.2`. */
  readonly seat: (seatNumber: number) => string;
  readonly day: (day: Day) => string;
}

/** One sentence for each kind of consequence; complete by type. */
export type ConsequenceSentences = {
  readonly [Kind in ConsequenceContent["kind"]]: (
    consequence: Extract<Consequence, { readonly kind: Kind }>,
    words: ConsequenceWords,
  ) => string;
};

/** Formats the players of a game: the challenger, who has White, first. */
export const pairText = (
  { challenger, defender }: { readonly challenger: EntryId; readonly defender: EntryId },
  name: NameOf,
): string => `${name(challenger)} – ${name(defender)}`;
