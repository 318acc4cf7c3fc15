import type { Instant } from "../../base/day.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { byPrecedence } from "../fold/waiting-list.ts";
import { highestReach } from "../formula.ts";
import type { Seat } from "../seat.ts";
import type { Position } from "../state.ts";
import { seatOf } from "./field.ts";

/** An entry of the ordinary waiting list. */
export interface WaitingListRow {
  /** From 1: the best placed. */
  readonly position: number;
  readonly player: EntryId;
  readonly since: Instant;
  /** Own request, or the standing waiting list at the end of a game. */
  readonly by: "request" | "standing-waiting-list";
  readonly seat: Seat;
  /** The levels waited for: all that the formula allows. */
  readonly reach: { readonly highest: number; readonly lowest: number };
}

/** The current waiting lists. */
export interface WaitingLists {
  /** The best placed first. */
  readonly ordinary: readonly WaitingListRow[];
  readonly standing: readonly { readonly player: EntryId; readonly suspended: boolean }[];
}

/** Returns the ordinary list in order of precedence, and the standing one from the top. */
export const waitingLists = (position: Position): WaitingLists => ({
  ordinary: byPrecedence(position).flatMap(({ player, since, by }, index) => {
    const seat = seatOf(position, player);
    if (seat === null) return [];
    const reach = { highest: highestReach(seat.level), lowest: seat.level - 1 };
    return [{ position: index + 1, player, since, by, seat, reach }];
  }),
  standing: [...position.players.values()]
    .filter(({ standingWaiting, seatNumber }) => standingWaiting !== "none" && seatNumber !== null)
    .sort((a, b) => (a.seatNumber ?? 0) - (b.seatNumber ?? 0))
    .map(({ id, standingWaiting }) => ({ player: id, suspended: standingWaiting === "suspended" })),
});
