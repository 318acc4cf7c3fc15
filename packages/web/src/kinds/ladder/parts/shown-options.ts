import { type EntryId, type LadderState, type Seat, whomMayChallenge } from "@losfee/core";
import type { Language } from "../../../language/language.ts";
import { seatLabel } from "../../../messages/ladder/labels.ts";
import { describeLadderRefusal } from "../../../messages/ladder/refusals.ts";
import type { LadderWords, ShownPlayer } from "../../../messages/ladder/words.ts";

/** A seat that can be challenged, or why it cannot. */
export interface ShownOption {
  readonly seat: Seat;
  readonly label: string;
  /** Null: a vacancy, taken at once. */
  readonly player: ShownPlayer | null;
  /** Null: it can be challenged. */
  readonly reason: string | null;
}

/** Whom a player may challenge, and why not the others. */
export interface ShownOptions {
  readonly reach: { readonly highest: number; readonly lowest: number } | null;
  /** Within reach by the formula, from the top. */
  readonly within: readonly ShownOption[];
  /** Above the reach, or not above the player, from the top; each with its reason. */
  readonly beyond: readonly ShownOption[];
}

/** Whom a player may challenge as things are; null outside the pyramid. Linear in seats. */
export const shownOptions = (
  state: LadderState,
  player: EntryId,
  words: LadderWords,
  language: Language,
): ShownOptions | null => {
  const found = whomMayChallenge(state, player);
  if (found === null) return null;
  const { reach } = found;
  const options = found.options.map(({ seat, player: occupant, rejection }) => ({
    seat,
    label: seatLabel(seat),
    player: occupant === null ? null : { entry: occupant, name: words.name(occupant) },
    reason: rejection === null ? null : describeLadderRefusal(rejection, language, words.name),
  }));
  const isWithin = ({ seat: { level } }: ShownOption): boolean =>
    reach !== null && reach.highest <= level && level <= reach.lowest;
  return {
    reach,
    within: options.filter(isWithin),
    beyond: options.filter((option) => !isWithin(option)),
  };
};
