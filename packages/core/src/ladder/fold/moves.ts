import type { EntryId } from "../../base/entry-id.ts";
import type { Challenge } from "../challenge.ts";
import type { MoveReason } from "../happenings.ts";
import { type Board, changePlayer, playerOf, setSeat, tell, trimSeats } from "./board.ts";

/**
 * The challenger takes the defender's current seat: the two exchange, or all between move down by
 * one. Nothing happens where the winner sits higher already, or one of them has left.
 */
export const moveUp = (
  board: Board,
  { id, challenger, defender }: Challenge,
  reason: MoveReason,
): void => {
  const from = board.players.get(challenger)?.place ?? null;
  const to = board.players.get(defender)?.place ?? null;
  if (from === null || to === null || from < to) return;
  const shifted = board.settings.onWin === "swap" ? [to] : range(to, from - 1);
  // From the end, so that nobody is seated on somebody who is still to be moved.
  const moves = shifted.reverse().map((place) => ({
    occupant: board.seats[place] ?? null,
    from: place,
    to: board.settings.onWin === "swap" ? from : place + 1,
  }));
  for (const move of moves) setSeat(board, move.to, move.occupant);
  setSeat(board, to, challenger);
  tell(board, { kind: "moved", player: challenger, from, to, reason, challenge: id });
  for (const { occupant: player, from: old, to: place } of moves) {
    if (player === null) continue;
    const why = player === defender ? reason : "shifted";
    tell(board, { kind: "moved", player, from: old, to: place, reason: why, challenge: id });
  }
  trimSeats(board);
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A player takes a vacancy, which sinks to the seat the player comes from. */
export const takeVacancy = (board: Board, player: EntryId, place: number): void => {
  const from = playerOf(board, player).place ?? place;
  setSeat(board, place, player);
  setSeat(board, from, null);
  trimSeats(board);
  tell(board, { kind: "moved", player, from, to: place, reason: "vacancy", challenge: null });
};

/**
 * Where a new player sits: the leftmost vacancy of the lowest level, else the next seat, which may
 * begin a new level.
 */
export const seatForNewcomer = (board: Board): number => {
  const last = board.seats.length - 1;
  if (last < 0) return 0;
  const first = board.shape.firstPlace(board.shape.levelAt(last));
  const vacancy = board.seats.indexOf(null, first);
  return vacancy === -1 ? last + 1 : vacancy;
};

/** Seats a player who has no place. */
export const enter = (
  board: Board,
  player: EntryId,
  place: number,
  reason: "joined" | "returned",
): void => {
  setSeat(board, place, player);
  tell(board, { kind: "moved", player, from: null, to: place, reason, challenge: null });
};

/** A player leaves: the seat becomes a vacancy. */
export const vacate = (
  board: Board,
  player: EntryId,
  reason: "retired" | "expelled" | "silent",
): void => {
  const from = playerOf(board, player).place;
  if (from === null) return;
  setSeat(board, from, null);
  changePlayer(board, player, { place: null });
  trimSeats(board);
  tell(board, { kind: "moved", player, from, to: null, reason, challenge: null });
};
