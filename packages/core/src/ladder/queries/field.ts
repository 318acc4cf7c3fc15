import type { EntryId } from "../../base/entry-id.ts";
import { refuseCapture, refuseChallenge } from "../fold/entitlement.ts";
import { highestReach } from "../formula.ts";
import type { ChallengeRejection } from "../rejection.ts";
import { type Seat, shapeOf } from "../seat.ts";
import type { LadderState, Position } from "../state.ts";

/** A level for display: its seats from left to right; null: a vacancy. */
export interface LadderLevel {
  readonly level: number;
  readonly seats: readonly { readonly seat: Seat; readonly player: EntryId | null }[];
}

/** Returns the pyramid level by level, from the top. The last level ends with its last player. */
export const levelsOf = ({ seats, settings }: Position): readonly LadderLevel[] => {
  const { seatAt } = shapeOf(settings.capacity);
  const placed = seats.map((player, seatNumber) => ({ seat: seatAt(seatNumber), player }));
  const lowest = placed.at(-1)?.seat.level ?? 0;
  return Array.from({ length: lowest }, (_, index) => ({
    level: index + 1,
    seats: placed.filter(({ seat }) => seat.level === index + 1),
  }));
};

/** Returns the former players, in the order of entry, without erased ones. */
export const departedPlayers = ({ entries, players }: LadderState): readonly EntryId[] =>
  [...entries.values()]
    .filter(({ id, erased }) => erased === undefined && players.get(id)?.seatNumber === null)
    .map(({ id }) => id);

/** Returns the seat of a player; null outside the pyramid. */
export const seatOf = ({ players, settings }: Position, player: EntryId): Seat | null => {
  const seatNumber = players.get(player)?.seatNumber ?? null;
  return seatNumber === null ? null : shapeOf(settings.capacity).seatAt(seatNumber);
};

/** A seat, and why it cannot be challenged, if so. */
export interface ChallengeOption {
  readonly seat: Seat;
  /** Null: a vacancy, which is taken at once. */
  readonly player: EntryId | null;
  readonly rejection: ChallengeRejection | null;
}

/** The possible targets of a player. */
export interface ChallengeOptions {
  readonly player: EntryId;
  readonly from: Seat;
  /** Levels that may be challenged by the formula, highest first; null from the top. */
  readonly reach: { readonly highest: number; readonly lowest: number } | null;
  /** Every other seat of the pyramid, from the top. */
  readonly options: readonly ChallengeOption[];
}

/**
 * Returns the possible targets of a player now, and for every other seat the reason why not. Null
 * for a player outside the pyramid. Linear in seats.
 */
export const whomMayChallenge = (position: Position, player: EntryId): ChallengeOptions | null => {
  const shape = shapeOf(position.settings.capacity);
  const { players, seats, open } = position;
  const field = { players, seats, open, shape };
  const from = players.get(player)?.seatNumber ?? null;
  if (from === null) return null;
  const level = shape.levelAt(from);
  return {
    player,
    from: shape.seatAt(from),
    reach: level === 1 ? null : { highest: highestReach(level), lowest: level - 1 },
    options: seats.flatMap((occupant, seatNumber) =>
      seatNumber === from
        ? []
        : [
            {
              seat: shape.seatAt(seatNumber),
              player: occupant,
              rejection:
                occupant === null
                  ? refuseCapture(field, player, seatNumber)
                  : refuseChallenge(field, player, occupant),
            },
          ],
    ),
  };
};
