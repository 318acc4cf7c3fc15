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
 * A position in the making: the one thing here that changes in place, so that many events cost no
 * copies. It never leaves the fold. Everything on it is replaced, never changed, except the lists
 * and maps themselves.
 */
export interface Board {
  at: Instant;
  /** When the director's mails about this event leave: after a deadline, on the day after it. */
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
  /** How many seats of each level can be challenged: vacancies, and players not defending. */
  readonly freeSeats: number[];
  readonly open: Map<ChallengeId, Challenge>;
  readonly archive: ChronicleWriter<Challenge>;
  absence: Absence | null;
  waiting: readonly WaitingEntry[];
  readonly history: ChronicleWriter<Consequence>;
  /** Whether something has changed since the lists were settled that can give somebody a target. */
  unsettled: boolean;
  /** Members of the standing waiting list whose game as challenger has ended with this event, in order. */
  released: EntryId[];
  readonly rulings: LadderRulings;
  /** The ruling or pinning whose stretch of the log this event is in. */
  overlays: readonly Overlay[];
}

/** Continues a position. O(players + open challenges). */
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

/** The position a board has come to. O(players + open challenges). */
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

/** Whether who sits there can be challenged as far as the own slot goes. */
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

/** Seats somebody, or a vacancy; without a consequence. */
export const setSeat = (board: Board, seatNumber: number, occupant: EntryId | null): void => {
  // Who waits may reach other levels from another seat.
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

/** Seats empty at the very end of the pyramid disappear. */
export const trimSeats = (board: Board): void => {
  while (board.seats.length > 0 && board.seats.at(-1) === null) {
    countFree(board, board.seats.length - 1, -1);
    board.seats.pop();
  }
};

/** A player known to be entered. */
export const playerOf = (board: Board, id: EntryId): LadderPlayer => {
  const player = board.players.get(id);
  if (player === undefined) throw new BrokenJournal(board.seq, `no player ${id}`);
  return player;
};

/** Replaces what is given of a player. */
export const changePlayer = (board: Board, id: EntryId, change: Partial<LadderPlayer>): void => {
  const before = playerOf(board, id);
  const slotChanges = change.incoming !== undefined && before.seatNumber !== null;
  const seated = slotChanges && before.seatNumber !== null && board.seats[before.seatNumber] === id;
  if (seated && before.seatNumber !== null) countFree(board, before.seatNumber, -1);
  board.players.set(id, { ...before, ...change });
  if (seated && before.seatNumber !== null) countFree(board, before.seatNumber, 1);
};

/** Replaces what is given of an open challenge, and gives the new one. */
export const changeChallenge = (
  board: Board,
  challenge: Challenge,
  change: Partial<Challenge>,
): Challenge => {
  const changed = { ...challenge, ...change };
  board.open.set(challenge.id, changed);
  return changed;
};

/** A challenge that nothing can change any more moves to the archive. */
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

/** Adds a consequence of the event at hand. */
export const addConsequence = (board: Board, consequence: ConsequenceContent): void => {
  board.history.push({ ...consequence, at: board.at, seq: board.seq });
};

/** What identifies a game in consequences. */
export const gameOf = ({
  id,
  challenger,
  defender,
}: Challenge): {
  readonly challenge: ChallengeId;
  readonly challenger: EntryId;
  readonly defender: EntryId;
} => ({ challenge: id, challenger, defender });
