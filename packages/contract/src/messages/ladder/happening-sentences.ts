import type { Day, EntryId, Happening, HappeningKind } from "@losfee/core";
import type { NameOf } from "../message.ts";

/** What a sentence about a happening needs beside it. */
export interface HappeningWords {
  readonly name: NameOf;
  /** A place by its number, as `5.2`. */
  readonly seat: (place: number) => string;
  readonly day: (day: Day) => string;
}

/** One sentence for each kind of happening; complete by type. */
export type HappeningSentences = {
  readonly [Kind in HappeningKind["kind"]]: (
    happening: Extract<Happening, { readonly kind: Kind }>,
    words: HappeningWords,
  ) => string;
};

/** The two of a game as they are written: the challenger, who has White, first. */
export const pairText = (
  { challenger, defender }: { readonly challenger: EntryId; readonly defender: EntryId },
  name: NameOf,
): string => `${name(challenger)} – ${name(defender)}`;
