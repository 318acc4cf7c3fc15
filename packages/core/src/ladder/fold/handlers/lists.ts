import type { EntryId } from "../../../base/entry-id.ts";
import { noteActivity } from "../activity.ts";
import { addConsequence, type Board, changePlayer, playerOf } from "../board.ts";
import { refuseListing } from "../entitlement.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";
import { release } from "../games.ts";
import { isListingPinned } from "../pinned.ts";
import { isWaiting, list, unlist } from "../waiting-list.ts";

/** A request for the waiting list, granted only while there is no target in reach. */
const requestWaitingList: EventHandler<"waiting-list-requested"> = (board, { player }) => {
  const refusal = refuseListing(board, player);
  if (refusal !== null && !(refusal.code === "seat-reachable" && isListingPinned(board, player))) {
    return refusal;
  }
  list(board, player, "request");
  return null;
};

const leaveWaitingList: EventHandler<"waiting-list-left"> = (board, { player }) =>
  unlist(board, player, "request") === null ? { code: "not-waiting", player } : null;

/** Games are assigned when one as challenger ends; if the club wants it so, the first at once. */
const joinStandingWaitingList: EventHandler<"standing-waiting-list-joined"> = (
  board,
  { player },
) => {
  const { seatNumber, standingWaiting } = playerOf(board, player);
  if (seatNumber === null) return { code: "not-in-pyramid", player };
  if (standingWaiting !== "none") return { code: "already-on-standing-waiting-list", player };
  activate(board, player, board.settings.standingListBegins !== "at-game-end");
  addConsequence(board, { kind: "standing-waiting-list-joined", player });
  return null;
};

const leaveStandingWaitingList: EventHandler<"standing-waiting-list-left"> = (
  board,
  { player },
) => {
  if (playerOf(board, player).standingWaiting === "none")
    return { code: "not-on-standing-waiting-list", player };
  deactivate(board, player, "none");
  addConsequence(board, { kind: "standing-waiting-list-left", player });
  return null;
};

const suspendStandingWaitingList: EventHandler<"standing-waiting-list-suspended"> = (
  board,
  { player },
) => {
  const { standingWaiting } = playerOf(board, player);
  if (standingWaiting === "none") return { code: "not-on-standing-waiting-list", player };
  if (standingWaiting === "suspended") return { code: "already-suspended", player };
  deactivate(board, player, "suspended");
  addConsequence(board, { kind: "standing-waiting-list-suspended", player, by: "request" });
  return null;
};

/** A member gets what was missed during suspension with the event that ends it. */
const resumeStandingWaitingList: EventHandler<"standing-waiting-list-resumed"> = (
  board,
  { player },
) => {
  const { standingWaiting } = playerOf(board, player);
  if (standingWaiting === "none") return { code: "not-on-standing-waiting-list", player };
  if (standingWaiting === "active") return { code: "not-suspended", player };
  activate(board, player, true);
  addConsequence(board, { kind: "standing-waiting-list-resumed", player });
  return null;
};

const activate = (board: Board, player: EntryId, atOnce: boolean): void => {
  changePlayer(board, player, { standingWaiting: "active" });
  noteActivity(board, player);
  if (atOnce && playerOf(board, player).outgoing === null && !isWaiting(board, player)) {
    release(board, player);
  }
};

/** Also removes an ordinary waiting list entry that came from the standing one. */
const deactivate = (board: Board, player: EntryId, standingWaiting: "none" | "suspended"): void => {
  changePlayer(board, player, { standingWaiting, owedGame: false });
  const entry = board.waiting.find((candidate) => candidate.player === player);
  if (entry?.by === "standing-waiting-list") unlist(board, player, "request");
  noteActivity(board, player);
};

export const listHandlers = {
  "waiting-list-requested": requestWaitingList,
  "waiting-list-left": leaveWaitingList,
  "standing-waiting-list-joined": joinStandingWaitingList,
  "standing-waiting-list-left": leaveStandingWaitingList,
  "standing-waiting-list-suspended": suspendStandingWaitingList,
  "standing-waiting-list-resumed": resumeStandingWaitingList,
} satisfies EventHandlers;
