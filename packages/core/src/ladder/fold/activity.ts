import type { EntryId } from "../../base/entry-id.ts";
import { type Board, changePlayer, playerOf } from "./board.ts";

/** Whether somebody plays or waits, which keeps the letter after long silence away. */
const isActive = (board: Board, id: EntryId): boolean => {
  const { outgoing, incoming, standingWaiting } = playerOf(board, id);
  if (outgoing !== null || incoming !== null || standingWaiting === "active") return true;
  if (standingWaiting === "suspended" && board.settings.suspendedCountsAsWaiting) return true;
  return board.waiting.some(({ player }) => player === id);
};

/** What of a player tells of silence, where there is none. */
export const NOT_SILENT = {
  idleSince: null,
  letterAt: null,
  letterLeftAt: null,
  pauses: [],
} as const;

/** Starts or ends the time of silence of a player after a change. Ends an open letter too. */
export const noteActivity = (board: Board, id: EntryId): void => {
  const { seatNumber, idleSince, letterAt } = playerOf(board, id);
  if (seatNumber === null || isActive(board, id)) {
    if (idleSince !== null || letterAt !== null) {
      changePlayer(board, id, NOT_SILENT);
    }
  } else if (idleSince === null) changePlayer(board, id, { idleSince: board.at });
};

/** Starts the time of silence again. */
export const restartSilence = (board: Board, id: EntryId): void => {
  changePlayer(board, id, NOT_SILENT);
  noteActivity(board, id);
};
