import type { BreakReason, JournalBreak } from "@losfee/contract";
import {
  applyCompetitionEvent,
  type CompetitionKind,
  type CompetitionState,
  foldCompetition,
  type JournalKey,
  kindOfFormat,
  NotInMemory,
  openedEvent,
  type RecordedCompetitionEvent,
  type RecordedEvent,
  type StoredEvent,
  unexplainedErasure,
} from "@losfee/core";
import { faultOfEvent } from "@losfee/files";
import { type JournalStore, MalformedEvent, type ReadRange } from "../journal/store.ts";

/** Thrown if a journal has no valid first event. */
export class UnreadableJournal extends Error {
  readonly broken: JournalBreak;

  constructor(broken: JournalBreak) {
    super(`event ${broken.seq}: ${broken.reason}`);
    this.name = "UnreadableJournal";
    this.broken = broken;
  }
}

/** The readable part of a journal: its events up to the first malformed one. */
export interface ReadJournal {
  readonly events: readonly RecordedCompetitionEvent[];
  /** The same events as stored: sealed, in their chain. */
  readonly stored: readonly StoredEvent[];
  readonly broken: JournalBreak | null;
}

/** The readable part of a whole journal that `read` returns at once; see {@link readJournal}. */
export const readWholeJournal = (read: () => readonly StoredEvent[]): ReadJournal => {
  try {
    return checked(read(), null, null, true);
  } catch (error) {
    return checkedUpTo(error, null);
  }
};

/**
 * The valid events of a competition: chained, well-formed, with personal data in place. `kind` is
 * that of the competition, for reading that does not start with its first event. Linear.
 */
export const readJournal = async (
  store: Pick<JournalStore, "read">,
  journal: JournalKey,
  range: ReadRange = {},
  kind: CompetitionKind | null = null,
): Promise<ReadJournal> => {
  const isWhole = Object.keys(range).length === 0;
  try {
    return checked(await store.read(journal, range), null, kind, isWhole);
  } catch (error) {
    return checkedUpTo(error, kind);
  }
};

const checkedUpTo = (error: unknown, kind: CompetitionKind | null): ReadJournal => {
  if (!(error instanceof MalformedEvent)) throw error;
  // The erasure that explains missing data may come after a fault.
  return checked(error.before, { seq: error.seq, reason: error.fault }, kind, false);
};

const checked = (
  read: readonly StoredEvent[],
  broken: JournalBreak | null,
  knownKind: CompetitionKind | null,
  isWhole: boolean,
): ReadJournal => {
  const [first] = read;
  if (first === undefined) return { events: [], stored: [], broken };
  const kind = knownKind ?? kindBegunBy(first);
  if (kind === null) {
    return { events: [], stored: [], broken: { seq: first.seq, reason: "unknown-type" } };
  }
  const { events: sound, reason } = openedEvents(kind, read);
  const stored = read.slice(0, sound.length);
  // Their shape has been checked.
  const events = sound as readonly RecordedCompetitionEvent[];
  if (reason !== null) {
    return { events, stored, broken: { seq: first.seq + sound.length, reason } };
  }
  const unexplained = isWhole ? unexplainedErasure(kind, stored) : null;
  if (unexplained === null) return { events, stored, broken };
  return {
    events: events.slice(0, unexplained),
    stored: stored.slice(0, unexplained),
    broken: { seq: first.seq + unexplained, reason: "personal-altered" },
  };
};

const openedEvents = (
  kind: CompetitionKind,
  stored: readonly StoredEvent[],
): { readonly events: readonly RecordedEvent[]; readonly reason: BreakReason | null } => {
  const events: RecordedEvent[] = [];
  for (const one of stored) {
    const event = openedEvent(kind, one);
    if (!event.ok) return { events, reason: event.error };
    const reason = faultOfEvent(kind, event.value);
    if (reason !== null) return { events, reason };
    events.push(event.value);
  }
  return { events, reason: null };
};

/** The kind of competition that an event creates; null if none that is known. */
export const kindBegunBy = ({
  type,
  data,
}: Pick<RecordedEvent, "type" | "data">): CompetitionKind | null => {
  if (type !== "competition-created" || typeof data !== "object" || data === null) return null;
  return "format" in data && typeof data.format === "string" ? kindOfFormat(data.format) : null;
};

/** The state after a journal, up to a break. */
export interface FoldedJournal {
  /** Null if there is no valid first event. */
  readonly state: CompetitionState | null;
  readonly broken: JournalBreak | null;
}

/**
 * Folds a read journal onto `from`. An event that the rules fail on in any way ends the journal
 * before it. Linear; with a break, as expensive as event by event.
 * @throws NotInMemory if `from` continues from a snapshot, and an event dates from before.
 */
export const foldJournal = (
  { events, broken }: ReadJournal,
  from: CompetitionState | null = null,
): FoldedJournal => {
  try {
    return { state: foldCompetition(events, from), broken };
  } catch (error) {
    if (error instanceof NotInMemory) throw error;
    return foldSingly(events, from);
  }
};

const foldSingly = (
  events: readonly RecordedCompetitionEvent[],
  from: CompetitionState | null,
): FoldedJournal => {
  let state = from;
  for (const event of events) {
    try {
      state = applyCompetitionEvent(state, event);
    } catch {
      return { state, broken: { seq: event.seq, reason: "does-not-fit" } };
    }
  }
  return { state, broken: null };
};
