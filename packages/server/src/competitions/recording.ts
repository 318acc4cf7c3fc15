import {
  type CompetitionKind,
  type RecordedCompetitionEvent,
  type StoredEvent,
  sealedEvent,
} from "@losfee/core";
import { faultOfEvent } from "@losfee/files";
import type { NewEvent } from "../journal/store.ts";

/**
 * Prepares events for the journal with their own actors and times, regardless of the append's, and
 * seals personal data. `newSalt` returns 16 fresh random bytes.
 * @throws TypeError for an unreadable event: a programming error, which must show now and not break
 * the competition at the next start.
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

/** Events stored elsewhere, for another journal: still sealed, in a new chain. */
export const copied = (events: readonly StoredEvent[]): readonly NewEvent[] =>
  events.map(({ type, data, parts, actor, recordedAt, effectiveAt }) => ({
    type,
    data,
    parts,
    recorded: { actor, recordedAt, effectiveAt },
  }));
