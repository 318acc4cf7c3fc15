import {
  type CompetitionKind,
  type RecordedCompetitionEvent,
  type StoredEvent,
  sealedEvent,
} from "@losfee/core";
import { faultOfEvent } from "@losfee/files";
import type { NewEvent } from "../journal/store.ts";

/**
 * Events for the journal with their actors and times as they are, whatever the append's are, and what
 * identifies people sealed. `newSalt` gives 16 fresh random bytes.
 * @throws TypeError for one that could not be read again: a mistake of the program, which must show
 * now and not end the competition at the next start.
 */
export const writable = (
  kind: CompetitionKind,
  events: readonly RecordedCompetitionEvent[],
  newSalt: () => string,
): readonly NewEvent[] =>
  events.map((event) => {
    const fault = faultOfEvent(kind, event);
    if (fault !== null) throw new TypeError(`${event.type} cannot be written: ${fault}`);
    const { type, actor, recordedAt, effectiveAt } = event;
    const { data, parts } = sealedEvent(kind, event, newSalt);
    return { type, data, parts, recorded: { actor, recordedAt, effectiveAt } };
  });

/** Events that were stored elsewhere, for another journal: sealed as they are, in a new chain. */
export const copied = (events: readonly StoredEvent[]): readonly NewEvent[] =>
  events.map(({ type, data, parts, actor, recordedAt, effectiveAt }) => ({
    type,
    data,
    parts,
    recorded: { actor, recordedAt, effectiveAt },
  }));
