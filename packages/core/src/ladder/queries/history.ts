import type { Instant } from "../../base/day.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { itemsOf } from "../chronicle.ts";
import type { Consequence, MoveReason } from "../consequences.ts";
import { type Seat, shapeOf } from "../seat.ts";
import type { Position } from "../state.ts";

/** A player's time on a seat. */
export interface Tenure {
  /** Null: the seat was vacant. */
  readonly player: EntryId | null;
  readonly since: Instant;
  /** Null: ongoing. */
  readonly until: Instant | null;
  /** The move that brought the player, or vacated the seat. */
  readonly reason: MoveReason;
  /** Number of the event; for the journal. */
  readonly seq: number;
}

/** Returns the occupants of a seat over time, the earliest first. Linear in the history. */
export const historyOfSeat = (position: Position, seat: Seat): readonly Tenure[] => {
  const seatNumber = shapeOf(position.settings.capacity).numberOf(seat);
  const tenures: Tenure[] = [];
  for (const move of itemsOf(position.history)) {
    if (move.kind !== "moved" || (move.from !== seatNumber && move.to !== seatNumber)) continue;
    const { player, at, seq, reason } = move;
    const arrives = move.to === seatNumber;
    const last = tenures.at(-1);
    // In a swap the newcomer comes first: the seat was never vacant.
    if (!arrives && last?.player !== player) continue;
    if (last !== undefined) tenures[tenures.length - 1] = { ...last, until: at };
    tenures.push({ player: arrives ? player : null, since: at, until: null, reason, seq });
  }
  return tenures.filter(({ since, until, player }) => player !== null || since !== until);
};

/** Returns everything that happened to a player, the earliest first. Linear in the history. */
export const historyOfPlayer = (position: Position, player: EntryId): readonly Consequence[] => {
  const consequences: Consequence[] = [];
  for (const consequence of itemsOf(position.history)) {
    if (concerns(consequence, player)) consequences.push(consequence);
  }
  return consequences;
};

const concerns = (consequence: Consequence, player: EntryId): boolean =>
  ("player" in consequence && consequence.player === player) ||
  ("challenger" in consequence && consequence.challenger === player) ||
  ("defender" in consequence && consequence.defender === player);
