import type { Consequence, ConsequenceContent, Day, EntryId } from "@losfee/core";
import type { NameOf } from "../message.ts";

/** What a sentence about a consequence needs beside it. */
export interface ConsequenceWords {
  readonly name: NameOf;
  /** A seat by its number, as `5.2`. */
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

/** The two of a game as they are written: the challenger, who has White, first. */
export const pairText = (
  { challenger, defender }: { readonly challenger: EntryId; readonly defender: EntryId },
  name: NameOf,
): string => `${name(challenger)} – ${name(defender)}`;
