import type { EntryId } from "../../../base/entry-id.ts";
import type { EventRefusal } from "../../rejection.ts";
import type { Seat } from "../../seat.ts";
import type { LadderPlayer } from "../../state.ts";
import { noteActivity, restartSilence } from "../activity.ts";
import {
  addConsequence,
  type Board,
  changePlayer,
  gameOf,
  playerOf,
  settleChallenge,
} from "../board.ts";
import type { EventHandler, EventHandlers } from "../event-handler.ts";
import { freeSlots } from "../games.ts";
import { enter, moveUp, seatForNewcomer, vacate } from "../moves.ts";
import { unlist } from "../waiting-list.ts";

const outside = (id: EntryId): LadderPlayer => ({
  id,
  seatNumber: null,
  outgoing: null,
  incoming: null,
  lastDefended: null,
  strikes: 0,
  expulsionOffered: false,
  standingWaiting: "none",
  owedGame: false,
  idleSince: null,
  letterAt: null,
  letterLeftAt: null,
  holidays: [],
  pauses: [],
  missed: [],
});

/** Seats new players; a player whose named seat is taken sits where newcomers do. */
const addEntries: EventHandler<"entries-added"> = (board, { entries }) => {
  const all = new Map(board.entries);
  let refusal: EventRefusal | null = null;
  for (const { seat, ...entry } of entries) {
    all.set(entry.id, entry);
    board.players.set(entry.id, outside(entry.id));
    const named = seat === undefined ? null : freeSeat(board, seat);
    if (seat !== undefined && named === null) {
      const seatNumber = board.shape.numberOf(seat);
      const player = seatNumber === null ? null : (board.seats[seatNumber] ?? null);
      refusal ??= { code: "seat-taken", seat, player };
    }
    enter(board, entry.id, named ?? seatForNewcomer(board), "joined");
    noteActivity(board, entry.id);
  }
  board.entries = all;
  return refusal;
};

const freeSeat = (board: Board, seat: Seat): number | null => {
  const seatNumber = board.shape.numberOf(seat);
  return seatNumber === null || (board.seats[seatNumber] ?? null) !== null ? null : seatNumber;
};

/** Changes a player's details only. */
const changeEntry: EventHandler<"entry-changed"> = (board, { entry: id, details }) => {
  board.entries = new Map(board.entries).set(id, { ...details, id });
  return null;
};

/** A player who had left begins again at the bottom. */
const returnPlayer: EventHandler<"player-returned"> = (board, { player }) => {
  if (playerOf(board, player).seatNumber !== null) return { code: "already-in-pyramid", player };
  enter(board, player, seatForNewcomer(board), "returned");
  noteActivity(board, player);
  return null;
};

const retirePlayer: EventHandler<"player-retired"> = (board, { player }) =>
  leave(board, player, "retired");

const expelPlayer: EventHandler<"player-expelled"> = (board, { player }) =>
  leave(board, player, "expelled");

/** Waives the strikes so far; the next one raises the question again. */
const declineExpulsion: EventHandler<"expulsion-declined"> = (board, { player }) => {
  if (!playerOf(board, player).expulsionOffered) return { code: "no-strikes", player };
  changePlayer(board, player, { expulsionOffered: false });
  addConsequence(board, { kind: "expulsion-declined", player });
  return null;
};

/**
 * Both games are lost, unrated: no player moves for the one as challenger; the challenger of the
 * other moves up to the leaver's seat. The seat the leaver then holds becomes a vacancy.
 */
export const leave = (
  board: Board,
  player: EntryId,
  reason: "retired" | "expelled" | "silent",
): EventRefusal | null => {
  const { seatNumber, outgoing, incoming } = playerOf(board, player);
  if (seatNumber === null) return { code: "not-in-pyramid", player };
  loseGame(board, outgoing, "defender-wins");
  loseGame(board, incoming, "challenger-wins");
  unlist(board, player, "leaving");
  changePlayer(board, player, {
    standingWaiting: "none",
    owedGame: false,
    expulsionOffered: false,
  });
  vacate(board, player, reason);
  noteActivity(board, player);
  for (const challenge of board.open.values()) {
    const { status, challenger, defender } = challenge;
    if (status !== "contested" || (challenger !== player && defender !== player)) continue;
    settleChallenge(board, challenge, { status: "voided" });
    addConsequence(board, { kind: "voided", ...gameOf(challenge) });
  }
  return null;
};

const loseGame = (
  board: Board,
  id: string | null,
  outcome: "challenger-wins" | "defender-wins",
): void => {
  const challenge = id === null ? undefined : board.open.get(id);
  if (challenge === undefined) return;
  settleChallenge(board, challenge, { status: "forfeited", outcome });
  const { strikes } = playerOf(board, challenge.defender);
  addConsequence(board, { kind: "forfeited", by: "retirement", strikes, ...gameOf(challenge) });
  if (outcome === "challenger-wins") moveUp(board, challenge, "retirement");
  freeSlots(board, challenge);
};

/** The player stays: the silence restarts. */
const answerLetter: EventHandler<"letter-answered"> = (board, { player }) => {
  if (playerOf(board, player).letterAt === null) return { code: "no-letter", player };
  restartSilence(board, player);
  addConsequence(board, { kind: "letter-answered", player });
  return null;
};

export const playerHandlers = {
  "entries-added": addEntries,
  "entry-changed": changeEntry,
  "player-returned": returnPlayer,
  "player-retired": retirePlayer,
  "player-expelled": expelPlayer,
  "expulsion-declined": declineExpulsion,
  "letter-answered": answerLetter,
} satisfies EventHandlers;
