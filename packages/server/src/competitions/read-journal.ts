import type { BreakReason, JournalBreak } from "@losfee/contract";
import {
  applyCompetitionEvent,
  type CompetitionKind,
  type CompetitionState,
  foldCompetition,
  kindOfFormat,
  type RecordedCompetitionEvent,
  type RecordedEvent,
} from "@losfee/core";
import { faultOfEvent } from "@losfee/files";
import { type JournalStore, MalformedEvent, type ReadRange } from "../journal/store.ts";

/** Thrown where a journal has no event that a competition could begin with. */
export class UnreadableJournal extends Error {
  readonly broken: JournalBreak;

  constructor(broken: JournalBreak) {
    super(`event ${broken.seq}: ${broken.reason}`);
    this.name = "UnreadableJournal";
    this.broken = broken;
  }
}

/** What can be followed of a journal: its events up to the first that is malformed. */
export interface ReadJournal {
  readonly events: readonly RecordedCompetitionEvent[];
  readonly broken: JournalBreak | null;
}

/**
 * The events of a competition that are what they should be. `kind` is that of the competition, for
 * reading that does not begin with its first event. Linear.
 */
export const readJournal = async (
  store: JournalStore,
  competition: string,
  range: ReadRange = {},
  kind: CompetitionKind | null = null,
): Promise<ReadJournal> => {
  try {
    return checked(await store.read(competition, range), null, kind);
  } catch (error) {
    if (!(error instanceof MalformedEvent)) throw error;
    return checked(error.before, { seq: error.seq, reason: error.fault }, kind);
  }
};

const checked = (
  read: readonly RecordedEvent[],
  broken: JournalBreak | null,
  given: CompetitionKind | null,
): ReadJournal => {
  const [first] = read;
  if (first === undefined) return { events: [], broken };
  const kind = given ?? kindBegunBy(first);
  let reason: BreakReason | null = kind === null ? "unknown-type" : null;
  let sound = 0;
  while (kind !== null && reason === null && sound < read.length) {
    const event = read[sound];
    reason = event === undefined ? null : faultOfEvent(kind, event);
    if (reason === null) sound++;
  }
  // Their shape has been seen: from here on they are taken on trust.
  const events = read.slice(0, sound) as readonly RecordedCompetitionEvent[];
  return { events, broken: reason === null ? broken : { seq: first.seq + sound, reason } };
};

/** The kind of competition that an event begins; null where it begins none that is known. */
export const kindBegunBy = ({
  type,
  data,
}: Pick<RecordedEvent, "type" | "data">): CompetitionKind | null => {
  if (type !== "competition-created" || typeof data !== "object" || data === null) return null;
  return "format" in data && typeof data.format === "string" ? kindOfFormat(data.format) : null;
};

/** The state after a journal, as far as it can be followed. */
export interface FoldedJournal {
  /** Null where there is no event that a competition could begin with. */
  readonly state: CompetitionState | null;
  readonly broken: JournalBreak | null;
}

/**
 * Folds what was read onto `from`. An event that the rules cannot take, in whatever way they fail
 * at it, ends the journal in front of it. Linear; where it breaks off, as dear as event by event.
 */
export const foldJournal = (
  { events, broken }: ReadJournal,
  from: CompetitionState | null = null,
): FoldedJournal => {
  try {
    return { state: foldCompetition(events, from), broken };
  } catch {
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
