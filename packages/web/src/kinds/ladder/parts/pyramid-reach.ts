import type { LadderPlayerLabel, LadderWords, Language } from "@losfee/contract";
import { type EntryId, highestReach, type LadderState, levelsOf, seatOf } from "@losfee/core";
import { type OptionLine, optionLines } from "./option-lines.ts";

/** Possible challenges from and to one seat. */
export interface PyramidReach {
  /** `6.3` */
  readonly seat: string;
  readonly player: LadderPlayerLabel;
  /** True if it is the reader's own seat. */
  readonly isOwn: boolean;
  /** Levels the seat may challenge, highest first; none from the top. */
  readonly levels: readonly number[];
  /** Levels that may challenge the seat, highest first. */
  readonly challengers: readonly number[];
  /** Seats of `levels`, from the top. */
  readonly options: readonly OptionLine[];
}

/** Returns the challenges a player may make and receive; null outside the pyramid. */
export const pyramidReach = (
  state: LadderState,
  entry: EntryId,
  words: LadderWords,
  language: Language,
  isOwn: boolean,
): PyramidReach | null => {
  const seat = seatOf(state, entry);
  const found = optionLines(state, entry, words, language);
  if (seat === null || found === null) return null;
  const levels = levelsOf(state).map(({ level }) => level);
  const { reach, within } = found;
  return {
    seat: `${seat.level}.${seat.index}`,
    player: { entry, name: words.name(entry) },
    isOwn,
    levels: levels.filter(
      (level) => reach !== null && reach.highest <= level && level <= reach.lowest,
    ),
    challengers: levels.filter((level) => level > seat.level && highestReach(level) <= seat.level),
    options: within,
  };
};
