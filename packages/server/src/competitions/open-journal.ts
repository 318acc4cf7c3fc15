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

/** A journal that was followed to its end, or as far as that goes. */
export interface OpenedJournal {
  /** Null where there is no event that a competition could begin with. */
  readonly state: CompetitionState | null;
  readonly broken: JournalBreak | null;
  /** What it was on the way; see {@link remembered}. */
  readonly past: readonly CompetitionState[];
}

/** So many events are read in one turn, and folded in the next: each takes some milliseconds. */
const IN_A_TURN = 200;

/**
 * Reads a journal, whose last event is number `head`, and folds it, from its beginning or onto an
 * earlier state of it, in short steps beside everything else. What another changes meanwhile in what
 * was read already is read anew.
 * @throws NotInMemory where an event is of before `from`, or tells of an erasure.
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

/** The state after event `seq`, or as far as the journal can be followed up to there; in short steps. */
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

/** A journal, with those of its events that the others have to explain. */
interface FollowedJournal extends OpenedJournal {
  readonly suspects: readonly StoredEvent[];
}

/** Which part of a journal is followed; `known`: what came later has come meanwhile. */
interface Stretch {
  readonly from: CompetitionState | null;
  readonly known: number;
  readonly upTo?: number;
}

/** Null: what was read is not what it was any more. */
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

/** The first event of which something is erased that no erasure tells of; null: there is none. */
const firstUnexplained = (
  { state, broken }: OpenedJournal,
  suspects: readonly StoredEvent[],
): number | null => {
  if (state === null || broken !== null) return null;
  const place = unexplainedErasure(state.kind, suspects);
  return place === null ? null : (suspects[place]?.seq ?? null);
};
