import { BrokenJournal } from "../../base/broken-journal.ts";
import type { Instant } from "../../base/day.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { Logged } from "../../lifecycle/arbiter-log.ts";
import type { Publicity } from "../../lifecycle/publicity.ts";
import type { Challenge } from "../challenge.ts";
import type { ChallengeId } from "../challenge-status.ts";
import { type ChronicleWriter, writeChronicle } from "../chronicle.ts";
import type { Consequence, ConsequenceContent } from "../consequences.ts";
import type { LadderEntry } from "../entry.ts";
import { type PyramidShape, shapeOf } from "../seat.ts";
import type { LadderSettings } from "../settings.ts";
import type { Absence, LadderPlayer, Overlay, Position, WaitingEntry } from "../state.ts";
import type { LadderRulings } from "./rulings.ts";

/**
 * A mutable position: the only mutable object here, so that many events need no copies. It never
 * leaves the fold. Its lists and maps are mutated; their items are replaced, never mutated.
 */
export interface Board {
  at: Instant;
  /** When the director's mails about this event leave: the day after, for deadlines. */
  mailAt: Instant;
  seq: number;
  events: number;
  name: string;
  status: "open" | "closed";
  settings: LadderSettings;
  publicity: Publicity;
  logged: Logged;
  shape: PyramidShape;
  entries: ReadonlyMap<EntryId, LadderEntry>;
  readonly players: Map<EntryId, LadderPlayer>;
  readonly seats: (EntryId | null)[];
  /** Number of open targets per level: vacancies, and players not defending. */
  readonly freeSeats: number[];
  readonly open: Map<ChallengeId, Challenge>;
  readonly archive: ChronicleWriter<Challenge>;
  absence: Absence | null;
  waiting: readonly WaitingEntry[];
  readonly history: ChronicleWriter<Consequence>;
  /** True if something has changed since the lists were settled that can provide a target. */
  unsettled: boolean;
  /** Members of the standing waiting list whose game as challenger ended with this event. */
  released: EntryId[];
  readonly rulings: LadderRulings;
  /** The ruling or pinning whose stretch of the log contains this event. */
  overlays: readonly Overlay[];
}

/** Creates a board from a position. O(players + open challenges). */
export const boardFrom = (position: Position, rulings: LadderRulings): Board => {
  const board: Board = {
    at: position.at,
    mailAt: position.at,
    seq: 0,
    events: position.events,
    name: position.name,
    status: position.status,
    settings: position.settings,
    publicity: {
      details: position.details,
      pictures: position.pictures,
      announcements: position.announcements,
    },
    logged: { arbiterLog: position.arbiterLog },
    shape: shapeOf(position.settings.capacity),
    entries: position.entries,
    players: new Map(position.players),
    seats: [...position.seats],
    freeSeats: [],
    open: new Map(position.open),
    archive: writeChronicle(position.archive),
    absence: position.absence,
    waiting: position.waiting,
    history: writeChronicle(position.history),
    unsettled: true,
    released: [],
    rulings,
    overlays: [],
  };
  for (const seatNumber of board.seats.keys()) countFree(board, seatNumber, 1);
  return board;
};

/** Returns a board as a position. O(players + open challenges). */
export const positionOf = (board: Board): Position => ({
  at: board.at,
  events: board.events,
  name: board.name,
  status: board.status,
  settings: board.settings,
  ...board.publicity,
  ...board.logged,
  entries: board.entries,
  players: new Map(board.players),
  seats: [...board.seats],
  open: new Map(board.open),
  archive: board.archive.snapshot(),
  absence: board.absence,
  waiting: board.waiting,
  history: board.history.snapshot(),
});

/** True if the seat's defending slot is free. */
const isFree = (board: Board, seatNumber: number): boolean => {
  const occupant = board.seats[seatNumber];
  if (occupant === undefined) return false;
  return occupant === null || board.players.get(occupant)?.incoming === null;
};

const countFree = (board: Board, seatNumber: number, step: 1 | -1): void => {
  if (!isFree(board, seatNumber)) return;
  if (step === 1) board.unsettled = true;
  const level = board.shape.levelAt(seatNumber);
  board.freeSeats[level] = (board.freeSeats[level] ?? 0) + step;
};

/** Puts a player or a vacancy on a seat, without a consequence. */
export const setSeat = (board: Board, seatNumber: number, occupant: EntryId | null): void => {
  // Waiting players may reach other levels from another seat.
  board.unsettled = true;
  countFree(board, seatNumber, -1);
  while (board.seats.length < seatNumber) {
    board.seats.push(null);
    countFree(board, board.seats.length - 1, 1);
  }
  board.seats[seatNumber] = occupant;
  countFree(board, seatNumber, 1);
  if (occupant !== null) changePlayer(board, occupant, { seatNumber });
};

/** Removes vacancies at the very end of the pyramid. */
export const trimSeats = (board: Board): void => {
  while (board.seats.length > 0 && board.seats.at(-1) === null) {
    countFree(board, board.seats.length - 1, -1);
    board.seats.pop();
  }
};

/** Returns a player who must exist. */
export const playerOf = (board: Board, id: EntryId): LadderPlayer => {
  const player = board.players.get(id);
  if (player === undefined) throw new BrokenJournal(board.seq, `no player ${id}`);
  return player;
};

/** Replaces the given fields of a player. */
export const changePlayer = (board: Board, id: EntryId, change: Partial<LadderPlayer>): void => {
  const before = playerOf(board, id);
  const slotChanges = change.incoming !== undefined && before.seatNumber !== null;
  const seated = slotChanges && before.seatNumber !== null && board.seats[before.seatNumber] === id;
  if (seated && before.seatNumber !== null) countFree(board, before.seatNumber, -1);
  board.players.set(id, { ...before, ...change });
  if (seated && before.seatNumber !== null) countFree(board, before.seatNumber, 1);
};

/** Replaces the given fields of an open challenge, and returns the new one. */
export const changeChallenge = (
  board: Board,
  challenge: Challenge,
  change: Partial<Challenge>,
): Challenge => {
  const changed = { ...challenge, ...change };
  board.open.set(challenge.id, changed);
  return changed;
};

/** Moves an unchangeable challenge to the archive. */
export const settleChallenge = (
  board: Board,
  challenge: Challenge,
  change: Partial<Challenge>,
): void => {
  board.open.delete(challenge.id);
  board.archive.push({
    ...challenge,
    ...change,
    endedAt: challenge.endedAt ?? board.at,
    settledAt: board.at,
  });
};

/** Adds a consequence of the current event. */
export const addConsequence = (board: Board, consequence: ConsequenceContent): void => {
  board.history.push({ ...consequence, at: board.at, seq: board.seq });
};

/** Returns what identifies a game in consequences. */
export const gameOf = ({
  id,
  challenger,
  defender,
}: Challenge): {
  readonly challenge: ChallengeId;
  readonly challenger: EntryId;
  readonly defender: EntryId;
} => ({ challenge: id, challenger, defender });
