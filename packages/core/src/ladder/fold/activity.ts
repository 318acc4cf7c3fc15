import type { EntryId } from "../../base/entry-id.ts";
import { type Board, changePlayer, playerOf } from "./board.ts";

/** True if the player plays or waits, which prevents the letter after long silence. */
const isActive = (board: Board, id: EntryId): boolean => {
  const { outgoing, incoming, standingWaiting } = playerOf(board, id);
  if (outgoing !== null || incoming !== null || standingWaiting === "active") return true;
  if (standingWaiting === "suspended" && board.settings.suspendedCountsAsWaiting) return true;
  return board.waiting.some(({ player }) => player === id);
};

/** Values of a player who is not silent. */
export const NOT_SILENT = {
  idleSince: null,
  letterAt: null,
  letterLeftAt: null,
  pauses: [],
} as const;

/** Starts or ends a player's silence after a change. Also ends an open letter. */
export const noteActivity = (board: Board, id: EntryId): void => {
  const { seatNumber, idleSince, letterAt } = playerOf(board, id);
  if (seatNumber === null || isActive(board, id)) {
    if (idleSince !== null || letterAt !== null) {
      changePlayer(board, id, NOT_SILENT);
    }
  } else if (idleSince === null) changePlayer(board, id, { idleSince: board.at });
};

/** Restarts the silence. */
export const restartSilence = (board: Board, id: EntryId): void => {
  changePlayer(board, id, NOT_SILENT);
  noteActivity(board, id);
};
