import type { EntryId } from "../../base/entry-id.ts";
import type { Pin } from "../acts/director.ts";
import { highestReach } from "../formula.ts";
import { noteActivity, restartSilence } from "./activity.ts";
import { type Board, changePlayer, playerOf } from "./board.ts";
import { bestTarget, refuseChallenger } from "./entitlement.ts";
import { openAssigned, release } from "./games.ts";
import { takeVacancy } from "./moves.ts";
import { pinsNow } from "./pinned.ts";
import { byPrecedence, isWaiting, list, unlist } from "./waiting-list.ts";

/**
 * Settles the lists until nothing changes: first the waiting list, the best placed player with a
 * free target getting the best one; then members of the standing waiting list whose game as
 * challenger has just ended. Within a pinned stretch, only pinned assignments are made.
 */
export const settle = (board: Board): void => {
  if (board.overlays.length > 0) {
    repeatAssignments(board);
    board.unsettled = true;
    return;
  }
  while (assignFromList(board) || assignStanding(board));
  board.unsettled = false;
};

const assignFromList = (board: Board): boolean => {
  if (!board.unsettled || board.waiting.length === 0) return false;
  const levels = freeLevels(board);
  if (levels.length === 0) return false;
  for (const { player } of byPrecedence(board)) {
    const { seatNumber } = playerOf(board, player);
    if (seatNumber === null || !isInReach(board.shape.levelAt(seatNumber), levels)) continue;
    const target = bestTarget(board, player);
    if (target === null) continue;
    assign(board, player, target);
    return true;
  }
  return false;
};

/** Levels with an open target: few while players wait. */
const freeLevels = ({ freeSeats }: Board): readonly number[] => {
  const levels: number[] = [];
  for (let level = 1; level < freeSeats.length; level++) {
    if ((freeSeats[level] ?? 0) > 0) levels.push(level);
  }
  return levels;
};

const isInReach = (from: number, levels: readonly number[]): boolean => {
  const highest = highestReach(from);
  return levels.some((level) => level >= highest && level < from);
};

const assignStanding = (board: Board): boolean => {
  const player = board.released.shift();
  if (player === undefined) return false;
  const { standingWaiting, seatNumber } = playerOf(board, player);
  changePlayer(board, player, { owedGame: false });
  if (standingWaiting !== "active" || isWaiting(board, player) || seatNumber === 0) return true;
  if (refuseChallenger(board, player) !== null) return true;
  const target = bestTarget(board, player);
  if (target === null) list(board, player, "standing-waiting-list");
  else assign(board, player, target);
  return true;
};

/** Assigns the seat with this number: takes a vacancy at once, challenges a player. */
const assign = (board: Board, player: EntryId, target: number): void => {
  const entry = unlist(board, player, "assignment");
  const defender = board.seats[target] ?? null;
  if (defender !== null) {
    openAssigned(board, { challenger: player, defender }, entry?.since ?? null, false);
    return;
  }
  capture(board, player, target);
};

/** Takes a vacancy, which is a game as challenger won at once. */
export const capture = (board: Board, player: EntryId, seatNumber: number): void => {
  takeVacancy(board, player, seatNumber);
  if (board.settings.vacancyCountsAsPlaying) restartSilence(board, player);
  else noteActivity(board, player);
  release(board, player);
};

/** Repeats the assignments made at this moment when it first arose. */
const repeatAssignments = (board: Board): void => {
  for (const pin of pinsNow(board)) {
    if (pin.kind === "assignment") repeatAssignment(board, pin);
    if (pin.kind === "listing" && pin.by === "standing-waiting-list")
      repeatListing(board, pin.player);
    if (pin.kind !== "capture" || pin.by !== "list") continue;
    const seatNumber = board.shape.numberOf(pin.seat);
    if (seatNumber === null || board.seats[seatNumber] !== null) continue;
    if (refuseChallenger(board, pin.player) !== null) continue;
    unlist(board, pin.player, "assignment");
    capture(board, pin.player, seatNumber);
  }
};

const repeatListing = (board: Board, player: EntryId): void => {
  if (refuseChallenger(board, player) !== null || isWaiting(board, player)) return;
  list(board, player, "standing-waiting-list");
};

const repeatAssignment = (
  board: Board,
  { challenger, defender }: Extract<Pin, { readonly kind: "assignment" }>,
): void => {
  if (refuseChallenger(board, challenger) !== null) return;
  const target = board.players.get(defender);
  if (target === undefined || target.seatNumber === null || target.incoming !== null) return;
  const entry = unlist(board, challenger, "assignment");
  openAssigned(board, { challenger, defender }, entry?.since ?? null, true);
};
