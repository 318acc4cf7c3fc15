import { type EntryId, type LadderState, type Seat, whomMayChallenge } from "@losfee/core";
import type { Language } from "../../../language/language.ts";
import { seatLabel } from "../../../messages/ladder/labels.ts";
import { describeLadderRefusal } from "../../../messages/ladder/refusals.ts";
import type { LadderPlayerLabel, LadderWords } from "../../../messages/ladder/words.ts";

/** A seat that can be challenged, or why it cannot. */
export interface OptionLine {
  readonly seat: Seat;
  readonly label: string;
  /** Null: a vacancy, taken at once. */
  readonly player: LadderPlayerLabel | null;
  /** Null: it can be challenged. */
  readonly reason: string | null;
}

/** Whom a player may challenge, and why not the others. */
export interface OptionLines {
  readonly reach: { readonly highest: number; readonly lowest: number } | null;
  /** Within reach by the formula, from the top. */
  readonly within: readonly OptionLine[];
  /** Above the reach, or not above the player, from the top; each with its reason. */
  readonly beyond: readonly OptionLine[];
}

/** Whom a player may challenge as things are; null outside the pyramid. Linear in seats. */
export const optionLines = (
  state: LadderState,
  player: EntryId,
  words: LadderWords,
  language: Language,
): OptionLines | null => {
  const found = whomMayChallenge(state, player);
  if (found === null) return null;
  const { reach } = found;
  const options = found.options.map(({ seat, player: occupant, rejection }) => ({
    seat,
    label: seatLabel(seat),
    player: occupant === null ? null : { entry: occupant, name: words.name(occupant) },
    reason: rejection === null ? null : describeLadderRefusal(rejection, language, words.name),
  }));
  const isWithin = ({ seat: { level } }: OptionLine): boolean =>
    reach !== null && reach.highest <= level && level <= reach.lowest;
  return {
    reach,
    within: options.filter(isWithin),
    beyond: options.filter((option) => !isWithin(option)),
  };
};
