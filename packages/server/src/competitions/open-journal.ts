import type { JournalBreak } from "@losfee/contract";
import {
  type CompetitionState,
  competitionKey,
  isErasure,
  NotInMemory,
  type StoredEvent,
  unexplainedErasure,
} from "@losfee/core";
import type { JournalStore } from "../journal/store.ts";
import { remembered } from "./past-states.ts";
import { foldJournal, readJournal } from "./read-journal.ts";
import { turn } from "./turn.ts";

/** A journal read to its end, or up to a break. */
export interface OpenedJournal {
  /** Null if there is no valid first event. */
  readonly state: CompetitionState | null;
  readonly broken: JournalBreak | null;
  /** Earlier states; see {@link remembered}. */
  readonly past: readonly CompetitionState[];
}

/** Events read in one turn, and folded in the next: each takes some milliseconds. */
const IN_A_TURN = 200;

/**
 * Reads a journal, whose last event is number `head`, and folds it, from the start or onto an
 * earlier state, in short steps in the background. Rereads parts that others change meanwhile.
 * @throws NotInMemory if an event dates from before `from`, or is an erasure.
 */
export const openJournal = async (
  store: Pick<JournalStore, "read" | "headSeq">,
  competition: string,
  head: number,
  from: CompetitionState | null = null,
): Promise<OpenedJournal> => {
  for (let known = head; ; known = await store.headSeq(competitionKey(competition))) {
    const opened = await followed(store, competition, { from, known });
    if (opened === null) continue;
    const { suspects, ...journal } = opened;
    const unexplained = from === null ? firstUnexplained(journal, suspects) : null;
    if (unexplained === null) return journal;
    const seq = unexplained - 1;
    const { state, broken } = await journalUpTo(store, competition, seq);
    return {
      state,
      broken: broken ?? { seq: unexplained, reason: "personal-altered" },
      past: [],
    };
  }
};

/** The state after event `seq`, or up to a break before it; in short steps. */
export const stateOfJournalAt = async (
  store: Pick<JournalStore, "read">,
  competition: string,
  seq: number,
): Promise<CompetitionState | null> => (await journalUpTo(store, competition, seq)).state;

const journalUpTo = async (
  store: Pick<JournalStore, "read">,
  competition: string,
  seq: number,
): Promise<OpenedJournal> => {
  for (;;) {
    const opened = await followed(store, competition, { from: null, known: seq, upTo: seq });
    if (opened !== null) return opened;
  }
};

/** A journal, with its events that need an explanation by others. */
interface FollowedJournal extends OpenedJournal {
  readonly suspects: readonly StoredEvent[];
}

/** The part of a journal to read; `known`: later events that have arrived meanwhile. */
interface Stretch {
  readonly from: CompetitionState | null;
  readonly known: number;
  readonly upTo?: number;
}

/** Null if the data read before has changed. */
const followed = async (
  store: Pick<JournalStore, "read">,
  competition: string,
  { from, known, upTo = Number.MAX_SAFE_INTEGER }: Stretch,
): Promise<FollowedJournal | null> => {
  const journal = competitionKey(competition);
  const suspects: StoredEvent[] = [];
  let state = from;
  let past: readonly CompetitionState[] = [];
  let last: StoredEvent | undefined;
  for (let after = from?.seq ?? 0; after < upTo; after += IN_A_TURN) {
    const limit = Math.min(IN_A_TURN, upTo - after);
    const read = await readJournal(store, journal, { after, limit }, state?.kind ?? null);
    const [first] = read.stored;
    const isAnother = last !== undefined && first !== undefined && first.previous !== last.hash;
    if (isAnother || read.stored.some((event) => isErasure(event) && event.seq > known))
      return null;
    if (from !== null && read.stored.some(isErasure)) throw new NotInMemory("who was erased since");
    await turn();
    const folded = foldJournal(read, state);
    state = folded.state;
    if (folded.broken !== null) return { ...folded, past, suspects: [] };
    for (const event of read.stored) if (isErasure(event) || hasErased(event)) suspects.push(event);
    if (state !== null) past = remembered(past, state);
    last = read.stored.at(-1);
    if (read.stored.length < limit) break;
  }
  return { state, broken: null, past, suspects };
};

const hasErased = ({ parts }: StoredEvent): boolean => parts.some(({ salt }) => salt === null);

/** The first event with erased data that no erasure event explains; null if there is none. */
const firstUnexplained = (
  { state, broken }: OpenedJournal,
  suspects: readonly StoredEvent[],
): number | null => {
  if (state === null || broken !== null) return null;
  const place = unexplainedErasure(state.kind, suspects);
  return place === null ? null : (suspects[place]?.seq ?? null);
};
