import type { EntryId } from "../../../base/entry-id.ts";
import { noteActivity } from "../activity.ts";
import { type Board, changePlayer, playerOf, tell } from "../board.ts";
import { refuseListing } from "../entitlement.ts";
import type { Fact } from "../fact.ts";
import { isListingPinned } from "../held.ts";
import { isWaiting, list, unlist } from "../waiting-list.ts";

/** A request for the waiting list, granted only while nobody in reach can be challenged. */
export const requestListing: Fact<"waiting-list-requested"> = (board, { player }) => {
  const refusal = refuseListing(board, player);
  if (refusal !== null && !(refusal.code === "seat-reachable" && isListingPinned(board, player))) {
    return refusal;
  }
  list(board, player, "request");
  return null;
};

export const leaveListing: Fact<"waiting-list-left"> = (board, { player }) =>
  unlist(board, player, "request") === null ? { code: "not-waiting", player } : null;

/** A member whose slot is free is assigned at once, as at the end of a game. */
export const joinStanding: Fact<"standing-list-joined"> = (board, { player }) => {
  const { place, standing } = playerOf(board, player);
  if (place === null) return { code: "not-in-pyramid", player };
  if (standing !== "none") return { code: "already-standing", player };
  activate(board, player);
  tell(board, { kind: "standing-joined", player });
  return null;
};

export const leaveStanding: Fact<"standing-list-left"> = (board, { player }) => {
  if (playerOf(board, player).standing === "none") return { code: "not-standing", player };
  deactivate(board, player, "none");
  tell(board, { kind: "standing-left", player });
  return null;
};

export const suspendStanding: Fact<"standing-list-suspended"> = (board, { player }) => {
  const { standing } = playerOf(board, player);
  if (standing === "none") return { code: "not-standing", player };
  if (standing === "suspended") return { code: "standing-suspended", player };
  deactivate(board, player, "suspended");
  tell(board, { kind: "standing-suspended", player, by: "request" });
  return null;
};

export const resumeStanding: Fact<"standing-list-resumed"> = (board, { player }) => {
  const { standing } = playerOf(board, player);
  if (standing === "none") return { code: "not-standing", player };
  if (standing === "active") return { code: "standing-not-suspended", player };
  activate(board, player);
  tell(board, { kind: "standing-resumed", player });
  return null;
};

const activate = (board: Board, player: EntryId): void => {
  changePlayer(board, player, { standing: "active" });
  noteActivity(board, player);
  if (playerOf(board, player).outgoing === null && !isWaiting(board, player)) {
    board.released.push(player);
  }
};

/** An entry in the ordinary list that came from the standing one goes with it. */
const deactivate = (board: Board, player: EntryId, standing: "none" | "suspended"): void => {
  changePlayer(board, player, { standing });
  const entry = board.waiting.find((candidate) => candidate.player === player);
  if (entry?.by === "standing") unlist(board, player, "request");
  noteActivity(board, player);
};
