import type { JournalKey } from "@losfee/core";
import { allHeads, readJournal } from "../journal/reading.ts";
import { MalformedEvent, type RowFault } from "../journal/store.ts";
import type { Steps } from "../storage/steps.ts";

/** A competition with a broken chain of events, and its first faulty one. */
export interface BrokenChain {
  readonly competition: string;
  readonly seq: number;
  readonly reason: RowFault;
}

/** Result of checking every chain. */
export interface FollowedChains {
  readonly competitions: number;
  readonly events: number;
  readonly broken: readonly BrokenChain[];
}

/** Events read at a time. */
const STRETCH = 2000;

/**
 * Checks the chain of every competition, event by event, after number `knownUpTo`; linear in the
 * number of events read.
 */
export function* followChains(
  knownUpTo: (journal: JournalKey) => number = () => 0,
): Steps<FollowedChains> {
  const heads = yield* allHeads();
  const broken: BrokenChain[] = [];
  let events = 0;
  for (const { journal } of heads) {
    try {
      events += yield* followChain(journal, knownUpTo(journal));
    } catch (error) {
      if (!(error instanceof MalformedEvent)) throw error;
      events += error.seq - 1;
      broken.push({ competition: journal.id, seq: error.seq, reason: error.fault });
    }
  }
  return { competitions: heads.length, events, broken };
}

/** Returns the number of events. @throws MalformedEvent */
function* followChain(journal: JournalKey, known: number): Steps<number> {
  for (let after = known; ; ) {
    const events = yield* readJournal(journal, { after, limit: STRETCH });
    after += events.length;
    if (events.length < STRETCH) return after;
  }
}
