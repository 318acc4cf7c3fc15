import {
  describeLadderRefusal,
  type LadderPlayerLabel,
  type LadderWords,
  type Language,
  seatLabel,
} from "@losfee/contract";
import { type EntryId, type LadderState, type Seat, whomMayChallenge } from "@losfee/core";
import { optionMarks } from "@losfee/messages/ladder-parts";

/** A seat that can be challenged, or the reason against it. */
export interface OptionLine {
  readonly seat: Seat;
  readonly label: string;
  /** Null for a vacancy, taken at once. */
  readonly player: LadderPlayerLabel | null;
  /** Null if it can be challenged. */
  readonly reason: string | null;
  /** A two-word label of the reason, or of the option. */
  readonly mark: string;
}

/** Seats a player may challenge, and the others with reasons. */
export interface OptionLines {
  readonly reach: { readonly highest: number; readonly lowest: number } | null;
  /** Within reach by the formula, from the top. */
  readonly within: readonly OptionLine[];
  /** Above the reach, or not above the player, from the top; each with its reason. */
  readonly beyond: readonly OptionLine[];
}

/** Returns a player's current options; null outside the pyramid. Linear in seats. */
export const optionLines = (
  state: LadderState,
  player: EntryId,
  words: LadderWords,
  language: Language,
): OptionLines | null => {
  const found = whomMayChallenge(state, player);
  if (found === null) return null;
  const { reach } = found;
  const t = optionMarks[language];
  const options = found.options.map(({ seat, player: occupant, rejection }) => ({
    seat,
    label: seatLabel(seat),
    player: occupant === null ? null : { entry: occupant, name: words.name(occupant) },
    reason: rejection === null ? null : describeLadderRefusal(rejection, language, words.name),
    mark:
      rejection === null
        ? t.can
        : rejection.code === "target-busy"
          ? rejection.opponent === player
            ? t.playing
            : t.challenged
          : t.cannot,
  }));
  const isWithin = ({ seat: { level } }: OptionLine): boolean =>
    reach !== null && reach.highest <= level && level <= reach.lowest;
  return {
    reach,
    within: options.filter(isWithin),
    beyond: options.filter((option) => !isWithin(option)),
  };
};

/** Returns the reason common to all seats within reach, to show it once; null if they differ. */
export const sharedReason = ([first, ...others]: readonly OptionLine[]): string | null => {
  const reason = first?.reason ?? null;
  return others.every((option) => option.reason === reason) ? reason : null;
};
