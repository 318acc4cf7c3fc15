import type { EntryId } from "../../base/entry-id.ts";
import { highestReach } from "../formula.ts";
import type { ChallengeRejection, EventRefusal } from "../rejection.ts";
import type { PyramidShape } from "../seat.ts";
import type { Position } from "../state.ts";
import type { Board } from "./board.ts";

/** The input of entitlement; positions and boards both have it. */
export type Field = Pick<Position, "players" | "seats" | "open"> & {
  readonly shape: PyramidShape;
};

/** Returns the levels that may be challenged from a level, highest first; null from level 1. */
const reachOf = (level: number): { readonly from: number; readonly to: number } | null =>
  level === 1 ? null : { from: highestReach(level), to: level - 1 };

/** Returns why a level cannot be challenged from another; null if it can. */
const refuseLevel = (level: number, target: number): ChallengeRejection | null => {
  if (target >= level) return { code: "not-above", level, target };
  const highest = highestReach(level);
  return target < highest ? { code: "too-high", level, target, highest } : null;
};

/** Returns why a player cannot challenge at all now: not in the pyramid, or already challenging. */
export const refuseChallenger = (field: Field, player: EntryId): ChallengeRejection | null => {
  const challenger = field.players.get(player);
  if (challenger === undefined || challenger.seatNumber === null) {
    return { code: "not-in-pyramid", player };
  }
  if (challenger.outgoing === null) return null;
  const opponent = field.open.get(challenger.outgoing)?.defender ?? player;
  return { code: "challenger-busy", player, opponent };
};

const refuseDefender = (field: Field, player: EntryId): ChallengeRejection | null => {
  const defender = field.players.get(player);
  if (defender?.incoming === undefined || defender.incoming === null) return null;
  const opponent = field.open.get(defender.incoming)?.challenger ?? player;
  return { code: "target-busy", player, opponent };
};

/**
 * Returns why `challenger` is not entitled to challenge `defender`; null if entitled. Only the
 * present slots and levels count, and levels are never checked again.
 */
export const refuseChallenge = (
  field: Field,
  challenger: EntryId,
  defender: EntryId,
): ChallengeRejection | null => {
  if (challenger === defender) return { code: "challenge-of-self", player: challenger };
  const busy = refuseChallenger(field, challenger);
  if (busy !== null) return busy;
  const from = field.players.get(challenger)?.seatNumber ?? 0;
  const target = field.players.get(defender)?.seatNumber ?? null;
  if (target === null) return { code: "not-in-pyramid", player: defender };
  return (
    refuseLevel(field.shape.levelAt(from), field.shape.levelAt(target)) ??
    refuseDefender(field, defender)
  );
};

/** Returns why `player` cannot take the vacancy at a seat; null if possible. */
export const refuseCapture = (
  field: Field,
  player: EntryId,
  seatNumber: number,
): ChallengeRejection | null => {
  const busy = refuseChallenger(field, player);
  if (busy !== null) return busy;
  const occupant = field.seats[seatNumber];
  if (occupant !== null) {
    return { code: "not-vacant", seat: field.shape.seatAt(seatNumber), player: occupant ?? null };
  }
  const from = field.players.get(player)?.seatNumber ?? 0;
  return refuseLevel(field.shape.levelAt(from), field.shape.levelAt(seatNumber));
};

/**
 * Returns the best seat to assign to `player`: on the highest level, the player who has not
 * defended for longest (never: first of all; so is a vacancy), then leftmost. Null if there is
 * none. O(levels in reach + seats of one level).
 */
export const bestTarget = (board: Board, player: EntryId): number | null => {
  const seatNumber = board.players.get(player)?.seatNumber ?? null;
  if (seatNumber === null) return null;
  const reach = reachOf(board.shape.levelAt(seatNumber));
  if (reach === null) return null;
  for (let level = reach.from; level <= reach.to; level++) {
    if ((board.freeSeats[level] ?? 0) > 0) return longestUnchallenged(board, level);
  }
  return null;
};

const longestUnchallenged = (board: Board, level: number): number | null => {
  let best: number | null = null;
  let bestSince = Number.POSITIVE_INFINITY;
  const end = Math.min(board.shape.firstNumber(level + 1), board.seats.length);
  for (let seatNumber = board.shape.firstNumber(level); seatNumber < end; seatNumber++) {
    const occupant = board.seats[seatNumber];
    if (occupant === undefined) continue;
    const player = occupant === null ? null : board.players.get(occupant);
    if (player != null && player.incoming !== null) continue;
    const since = player?.lastDefended ?? Number.NEGATIVE_INFINITY;
    if (best === null || since < bestSince) {
      best = seatNumber;
      bestSince = since;
    }
  }
  return best;
};

/** Returns why a player cannot enter the waiting list; null if possible. */
export const refuseListing = (board: Board, player: EntryId): EventRefusal | null => {
  const busy = refuseChallenger(board, player);
  if (busy !== null) return busy;
  if (board.waiting.some((entry) => entry.player === player)) {
    return { code: "already-waiting", player };
  }
  if (board.players.get(player)?.seatNumber === 0) return { code: "nobody-above", player };
  const target = bestTarget(board, player);
  if (target === null) return null;
  return {
    code: "seat-reachable",
    seat: board.shape.seatAt(target),
    player: board.seats[target] ?? null,
  };
};
