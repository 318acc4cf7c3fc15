import { BrokenJournal } from "../../base/broken-journal.ts";
import { NotInMemory } from "../../base/not-in-memory.ts";
import { EMPTY_LOG } from "../../lifecycle/logged-by.ts";
import { firstPublicity } from "../../lifecycle/publicity.ts";
import { type Rehearsed, rehearsalBy } from "../../lifecycle/rehearsal.ts";
import {
  afterClosing,
  afterReopening,
  type CompetitionSeeds,
  firstCommitment,
} from "../../lots/commitments.ts";
import { emptyChronicle, firstItems, itemAt, itemsFrom, writeChronicle } from "../chronicle.ts";
import type { RecordedLadderEvent } from "../events.ts";
import type { LadderState, Overlay, Position } from "../state.ts";
import { boardFrom, positionOf } from "./board.ts";
import { compareEvents, type DatedEvent, datedEvent } from "./log-order.ts";
import { rulingsOf } from "./rulings.ts";
import { takeEffect } from "./take-effect.ts";

/** Distance of checkpoints near the end of the log, in events. */
const CHECKPOINT_DISTANCE = 256;

/**
 * Folds `events` (in recording order) from nothing or from an earlier state. Events earlier than
 * folded ones are inserted where they belong, and everything from there on is folded again: linear
 * in the events from there on, plus O(players + open challenges) once.
 * @throws NotInMemory if that is before the snapshot that the state was restored from.
 * @throws BrokenJournal if an event cannot follow what precedes it: never for journals that
 * `decideLadder` wrote.
 */
export const foldLadder = (
  events: Iterable<RecordedLadderEvent>,
  from: LadderState | null = null,
): LadderState | null => {
  const list = [...events];
  const [first, ...rest] = list;
  if (first === undefined) return from;
  return from === null ? extend(begin(first), rest) : extend(from, list);
};

/** Returns the state after one more event; see {@link foldLadder}. */
export const applyLadderEvent = (
  state: LadderState | null,
  event: RecordedLadderEvent,
): LadderState => (state === null ? begin(event) : extend(state, [event]));

const begin = (event: RecordedLadderEvent): LadderState => {
  if (event.seq !== 1) throw new BrokenJournal(event.seq, "expected number 1");
  if (event.type !== "competition-created") {
    throw new BrokenJournal(event.seq, "the competition is not created yet");
  }
  const { name, format, settings, details } = event.data;
  const createdAt = datedEvent(event, settings.orderBy).at;
  const position: Position = {
    at: createdAt,
    events: 0,
    name,
    status: "open",
    settings,
    ...firstPublicity(details),
    ...EMPTY_LOG,
    entries: new Map(),
    players: new Map(),
    seats: [],
    open: new Map(),
    archive: emptyChronicle(),
    absence: null,
    waiting: [],
    history: emptyChronicle(),
  };
  return {
    kind: "ladder",
    competition: event.competition,
    seq: 1,
    format,
    ...firstCommitment(event.data, event.seq),
    rehearsal: null,
    createdAt,
    nextEntry: 1,
    log: emptyChronicle(),
    overlays: [],
    ...position,
    checkpoints: [position],
  };
};

const extend = (state: LadderState, events: readonly RecordedLadderEvent[]): LadderState => {
  if (events.length === 0) return state;
  const { orderBy } = state.settings;
  const added = events.map((event, index) => {
    if (event.seq !== state.seq + index + 1) {
      throw new BrokenJournal(event.seq, `expected number ${state.seq + index + 1}`);
    }
    return datedEvent(event, orderBy);
  });
  const ordered = isOrdered(added) ? added : added.toSorted(compareEvents);
  const overlays = [...state.overlays, ...ordered.flatMap(overlayOf)];
  const start = startOf(state, ordered, overlays.slice(state.overlays.length));
  const again = itemsFrom(state.log, start.events).map((event) => datedEvent(event, orderBy));
  return {
    ...state,
    ...events.reduce<CompetitionSeeds>(committedAfter, state),
    rehearsal: events.reduce<Rehearsed["rehearsal"]>(
      (before, event) => (event.type === "rehearsal-begun" ? rehearsalBy(event) : before),
      state.rehearsal,
    ),
    ...replay(state, start, merge(again, ordered), overlays),
    seq: state.seq + events.length,
    overlays,
    nextEntry: events.reduce(
      (next, event) => Math.max(next, nextEntryAfter(event)),
      state.nextEntry,
    ),
  };
};

/** Returns the latest known position before everything new or to be replayed. */
const startOf = (
  state: LadderState,
  added: readonly DatedEvent[],
  overlays: readonly Overlay[],
): Position => {
  const last = itemAt(state.log, state.log.length - 1);
  const first = added[0];
  const inOrder =
    overlays.length === 0 &&
    (last === undefined ||
      first === undefined ||
      compareEvents(datedEvent(last, state.settings.orderBy), first) < 0);
  if (inOrder) return state;
  const since = Math.min(first?.at ?? state.at, ...overlays.map((overlay) => overlay.since));
  return state.checkpoints.findLast(({ at }) => at < since) ?? oldest(state);
};

const oldest = ({ checkpoints, seq }: LadderState): Position => {
  const [first] = checkpoints;
  if (first === undefined) throw new BrokenJournal(seq, "no position to continue from");
  if (first.events > 0) throw new NotInMemory("what was before the snapshot");
  return first;
};

/** Folds `events` onto a position, and takes checkpoints. */
const replay = (
  state: LadderState,
  start: Position,
  events: readonly DatedEvent[],
  overlays: readonly Overlay[],
): Position & Pick<LadderState, "log" | "checkpoints"> => {
  const board = boardFrom(start, rulingsOf(overlays));
  const log = writeChronicle(firstItems(state.log, start.events));
  const checkpoints = state.checkpoints.filter(({ events: count }) => count <= start.events);
  let latest = checkpoints.at(-1)?.events ?? 0;
  const end = start.events + events.length;
  for (const { event, at } of events) {
    const distance = Math.max(CHECKPOINT_DISTANCE, (end - board.events) / SPARSENESS);
    // Checkpoints lie between moments: later arrivals of the same moment are folded after them.
    if (board.events >= latest + distance && at > board.at) {
      checkpoints.push(positionOf(board));
      latest = board.events;
    }
    takeEffect(board, event, at);
    log.push(event);
  }
  return { ...positionOf(board), log: log.snapshot(), checkpoints: thinned(checkpoints) };
};

/** Checkpoints are at least this fraction of their distance from the end apart. */
const SPARSENESS = 8;

/** Keeps checkpoints dense near the end and sparser towards the beginning: O(log n) of them. */
const thinned = (checkpoints: readonly Position[]): readonly Position[] => {
  const beginning = checkpoints[0]?.events ?? 0;
  const end = checkpoints.at(-1)?.events ?? 0;
  let nextEvents = Number.POSITIVE_INFINITY;
  return checkpoints
    .toReversed()
    .filter(({ events }) => {
      const keep = events === beginning || nextEvents - events >= (end - events) / SPARSENESS;
      if (keep) nextEvents = events;
      return keep;
    })
    .reverse();
};

/** Seeds change in journal order; nothing is drawn from them. */
const committedAfter = (before: CompetitionSeeds, event: RecordedLadderEvent): CompetitionSeeds => {
  const { seed, seedHash, commitments } = before;
  if (event.type === "competition-closed") {
    return { seed, seedHash, ...afterClosing({ seed, seedHash, commitments }, event.seq) };
  }
  return event.type === "competition-reopened" || event.type === "rehearsal-begun"
    ? afterReopening({ ...before, nextEntry: 1 }, event.seq, event.data.commitment)
    : { seed, seedHash, commitments };
};

const overlayOf = ({ event, at }: DatedEvent): readonly Overlay[] => {
  if (event.type !== "dispute-decided" && event.type !== "challenges-pinned") return [];
  return [{ since: Date.parse(event.data.since), until: at, event }];
};

const nextEntryAfter = (event: RecordedLadderEvent): number =>
  event.type === "entries-added"
    ? event.data.entries.reduce((most, { id }) => Math.max(most, id), 0) + 1
    : 1;

const isOrdered = (events: readonly DatedEvent[]): boolean =>
  events.every((event, index) => {
    const before = events[index - 1];
    return before === undefined || compareEvents(before, event) < 0;
  });

const merge = (a: readonly DatedEvent[], b: readonly DatedEvent[]): readonly DatedEvent[] => {
  if (a.length === 0) return b;
  const merged: DatedEvent[] = [];
  let next = 0;
  for (const item of a) {
    for (let added = b[next]; added !== undefined && compareEvents(added, item) < 0; ) {
      merged.push(added);
      added = b[++next];
    }
    merged.push(item);
  }
  return [...merged, ...b.slice(next)];
};
