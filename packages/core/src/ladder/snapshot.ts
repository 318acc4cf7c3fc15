import type { EntryId } from "../base/entry-id.ts";
import type { Challenge } from "./challenge.ts";
import {
  type Block,
  type ChronicleEnd,
  chronicleEnding,
  endOfChronicle,
  type UnreadBlock,
} from "./chronicle.ts";
import type { Consequence } from "./consequences.ts";
import type { LadderEntry } from "./entry.ts";
import type { RecordedLadderEvent } from "./events.ts";
import type { LadderPlayer, LadderState, Position } from "./state.ts";

/** A state without its lists of people, games and history. */
type Frame = Omit<
  LadderState,
  "entries" | "players" | "open" | "archive" | "history" | "log" | "checkpoints"
>;

/** A piece of a snapshot; JSON. Long lists are split into several pieces. */
export type SnapshotPiece =
  | { readonly of: "frame"; readonly frame: Frame }
  | { readonly of: "entries"; readonly items: readonly LadderEntry[] }
  | { readonly of: "players"; readonly items: readonly LadderPlayer[] }
  | { readonly of: "open"; readonly items: readonly Challenge[] }
  | PieceOfEnd<"archive", Challenge>
  | PieceOfEnd<"history", Consequence>
  | PieceOfEnd<"log", RecordedLadderEvent>;

/** A block of the end of a chronicle, or its tail; `left` full blocks come before the end. */
type PieceOfEnd<Of extends string, Item> = { readonly of: Of; readonly left: number } & (
  | { readonly isTail: true; readonly items: readonly Item[] }
  | { readonly isTail: false; readonly items: readonly Item[] | UnreadBlock<Item> }
);

/** Number of people per piece. */
const PEOPLE = 250;

/**
 * Number of items kept of each list: a mail about a game is matched with the latest thousands of
 * the archive, pages show the latest of the history.
 */
const HELD = { archive: 5000, history: 512, log: 512 } as const;

/**
 * Yields the ongoing part of a state in pieces: people, places, open games, lists, and the end of
 * what is settled. Leaves out old games and consequences. Lazy; linear in what is kept.
 */
export function* snapshotOf(state: LadderState): Generator<SnapshotPiece> {
  const { entries, players, open, archive, history, log, checkpoints: _, ...frame } = state;
  yield { of: "frame", frame };
  for (const items of chunksOf(entries)) yield { of: "entries", items };
  for (const items of chunksOf(players)) yield { of: "players", items };
  for (const items of chunksOf(open)) yield { of: "open", items };
  yield* piecesOf("archive", endOfChronicle(archive, HELD.archive));
  yield* piecesOf("history", endOfChronicle(history, HELD.history));
  yield* piecesOf("log", endOfChronicle(log, HELD.log));
}

/**
 * Restores the ongoing state from a snapshot: every query is answered as by the whole state, or
 * throws `NotInMemory`. Null if pieces are missing.
 */
export const stateOfSnapshot = (pieces: readonly SnapshotPiece[]): LadderState | null => {
  const [first] = pieces;
  if (first?.of !== "frame") return null;
  const entries = new Map<EntryId, LadderEntry>();
  const players = new Map<EntryId, LadderPlayer>();
  const open = new Map<string, Challenge>();
  const archive = endInTheMaking<Challenge>();
  const history = endInTheMaking<Consequence>();
  const log = endInTheMaking<RecordedLadderEvent>();
  for (const piece of pieces) {
    if (piece.of === "entries") for (const one of piece.items) entries.set(one.id, one);
    else if (piece.of === "players") for (const one of piece.items) players.set(one.id, one);
    else if (piece.of === "open") for (const one of piece.items) open.set(one.id, one);
    else if (piece.of === "archive") archive.add(piece);
    else if (piece.of === "history") history.add(piece);
    else if (piece.of === "log") log.add(piece);
  }
  const ends = { archive: archive.end(), history: history.end(), log: log.end() };
  if (ends.archive === null || ends.history === null || ends.log === null) return null;
  const { frame } = first;
  const position: Position = {
    ...positionIn(frame),
    ...{ entries, players, open },
    archive: chronicleEnding(ends.archive, "an old game"),
    history: chronicleEnding(ends.history, "what happened long ago"),
  };
  const happened = chronicleEnding(ends.log, "an old event");
  // Late arrivals continue from here, unless they are earlier.
  return { ...frame, ...position, log: happened, checkpoints: [position] };
};

const positionIn = (
  frame: Frame,
): Omit<Position, "entries" | "players" | "open" | "archive" | "history"> => {
  const { at, events, name, status, settings, details, pictures, announcements } = frame;
  const { arbiterLog, seats, absence, waiting } = frame;
  return {
    ...{ at, events, name, status, settings, details, pictures, announcements },
    ...{ arbiterLog, seats, absence, waiting },
  };
};

function* chunksOf<Item>(map: ReadonlyMap<unknown, Item>): Generator<readonly Item[]> {
  let chunk: Item[] = [];
  for (const item of map.values()) {
    chunk.push(item);
    if (chunk.length < PEOPLE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

function* piecesOf<Of extends string, Item>(
  of: Of,
  { left, blocks, tail }: ChronicleEnd<Item>,
): Generator<PieceOfEnd<Of, Item>> {
  for (const items of blocks) yield { of, left, isTail: false, items };
  yield { of, left, isTail: true, items: tail };
}

const endInTheMaking = <Item>() => {
  const blocks: Block<Item>[] = [];
  let last: { readonly left: number; readonly tail: readonly Item[] } | null = null;
  return {
    add({ left, isTail, items }: PieceOfEnd<string, Item>): void {
      if (isTail) last = { left, tail: items };
      else blocks.push(items);
    },
    /** Null: its tail is missing. */
    end: (): ChronicleEnd<Item, Block<Item>> | null => last && { ...last, blocks },
  };
};
