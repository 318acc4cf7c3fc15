import type { ChallengeTarget, Consequence, ConsequenceContent, Day, EntryId } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { formatList } from "../../language/numbers.ts";
import type { NameOf } from "../message.ts";
import { seatLabel } from "./labels.ts";

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

/** Arguments of a sentence about what a player or the director sent. */
export const sender = (
  by: EntryId | "director",
  name: NameOf,
): { readonly isDirector: boolean; readonly player: string } =>
  by === "director" ? { isDirector: true, player: "" } : { isDirector: false, player: name(by) };

/** Lists what a message challenges: `Anna and the vacant seat 5.1`. */
export const targetsText = (
  targets: readonly ChallengeTarget[],
  vacancy: (given: { readonly seat: string }) => string,
  language: Language,
  name: NameOf,
): string =>
  formatList(
    targets.map((target) =>
      target.kind === "player" ? name(target.player) : vacancy({ seat: seatLabel(target.seat) }),
    ),
    language,
  );
