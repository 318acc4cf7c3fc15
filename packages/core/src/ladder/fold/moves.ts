import type { EntryId } from "../../base/entry-id.ts";
import type { Challenge } from "../challenge.ts";
import type { MoveReason } from "../consequences.ts";
import { addConsequence, type Board, changePlayer, playerOf, setSeat, trimSeats } from "./board.ts";

/**
 * Moves the challenger to the defender's current seat: the two swap, or all between move down by
 * one. No effect if the winner already sits higher, or one of them has left.
 */
export const moveUp = (
  board: Board,
  { id, challenger, defender }: Challenge,
  reason: MoveReason,
): void => {
  const from = board.players.get(challenger)?.seatNumber ?? null;
  const to = board.players.get(defender)?.seatNumber ?? null;
  if (from === null || to === null || from < to) return;
  const shifted = board.settings.onWin === "swap" ? [to] : range(to, from - 1);
  // From the end, so that no player is seated on one who has yet to move.
  const moves = shifted.reverse().map((seatNumber) => ({
    occupant: board.seats[seatNumber] ?? null,
    from: seatNumber,
    to: board.settings.onWin === "swap" ? from : seatNumber + 1,
  }));
  for (const move of moves) setSeat(board, move.to, move.occupant);
  setSeat(board, to, challenger);
  addConsequence(board, { kind: "moved", player: challenger, from, to, reason, challenge: id });
  for (const { occupant: player, from: old, to: seatNumber } of moves) {
    if (player === null) continue;
    const why = player === defender ? reason : "shifted";
    addConsequence(board, {
      kind: "moved",
      player,
      from: old,
      to: seatNumber,
      reason: why,
      challenge: id,
    });
  }
  trimSeats(board);
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A player takes a vacancy, which sinks to the player's old seat. */
export const takeVacancy = (board: Board, player: EntryId, seatNumber: number): void => {
  const from = playerOf(board, player).seatNumber ?? seatNumber;
  setSeat(board, seatNumber, player);
  setSeat(board, from, null);
  trimSeats(board);
  addConsequence(board, {
    kind: "moved",
    player,
    from,
    to: seatNumber,
    reason: "vacancy",
    challenge: null,
  });
};

/**
 * Returns a new player's seat: the leftmost vacancy of the lowest level, or else the next seat,
 * which may begin a new level.
 */
export const seatForNewcomer = (board: Board): number => {
  const last = board.seats.length - 1;
  if (last < 0) return 0;
  const first = board.shape.firstNumber(board.shape.levelAt(last));
  const vacancy = board.seats.indexOf(null, first);
  return vacancy === -1 ? last + 1 : vacancy;
};

export const enter = (
  board: Board,
  player: EntryId,
  seatNumber: number,
  reason: "joined" | "returned",
): void => {
  setSeat(board, seatNumber, player);
  addConsequence(board, {
    kind: "moved",
    player,
    from: null,
    to: seatNumber,
    reason,
    challenge: null,
  });
};

/** A player leaves: the seat becomes a vacancy. */
export const vacate = (
  board: Board,
  player: EntryId,
  reason: "retired" | "expelled" | "silent",
): void => {
  const from = playerOf(board, player).seatNumber;
  if (from === null) return;
  setSeat(board, from, null);
  changePlayer(board, player, { seatNumber: null });
  trimSeats(board);
  addConsequence(board, { kind: "moved", player, from, to: null, reason, challenge: null });
};
