import type { EntryId } from "../../base/entry-id.ts";
import type { ConsequenceContent } from "../consequences.ts";
import type { Position, WaitingEntry } from "../state.ts";
import { noteActivity } from "./activity.ts";
import { addConsequence, type Board } from "./board.ts";

type Unlisting = Extract<ConsequenceContent, { readonly kind: "unlisted" }>["by"];

/** Enters a player in the ordinary waiting list, as of now. */
export const list = (board: Board, player: EntryId, by: WaitingEntry["by"]): void => {
  const order = (board.waiting.at(-1)?.order ?? 0) + 1;
  board.waiting = [...board.waiting, { player, since: board.at, order, by }];
  addConsequence(board, { kind: "listed", player, by });
  noteActivity(board, player);
};

/** Removes a player from the ordinary waiting list, if there; returns the entry. */
export const unlist = (board: Board, player: EntryId, by: Unlisting): WaitingEntry | null => {
  const entry = board.waiting.find((candidate) => candidate.player === player);
  if (entry === undefined) return null;
  board.waiting = board.waiting.filter((candidate) => candidate !== entry);
  addConsequence(board, { kind: "unlisted", player, by });
  if (by !== "assignment") noteActivity(board, player);
  return entry;
};

/** Returns the waiting list, the best placed first. */
export const byPrecedence = ({
  settings,
  waiting,
  players,
}: Pick<Board, "settings" | "waiting"> & Pick<Position, "players">): readonly WaitingEntry[] => {
  if (settings.bestPlaced === "earliest") return waiting;
  const seatNumberOf = ({ player }: WaitingEntry): number => players.get(player)?.seatNumber ?? 0;
  return waiting.toSorted((a, b) => seatNumberOf(a) - seatNumberOf(b));
};

/** True if a player is in the ordinary waiting list. */
export const isWaiting = (board: Board, player: EntryId): boolean =>
  board.waiting.some((entry) => entry.player === player);
