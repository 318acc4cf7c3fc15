import { competitionKey, type RecordedEvent } from "@losfee/core";
import type { SqliteStore } from "../../src/journal/sqlite-store.ts";
import type { Append } from "../../src/journal/store.ts";

/** Acknowledgement of a command by the killed program. */
export interface Acknowledgement {
  readonly competition: string;
  readonly key: string;
  /** Number of the command's events. */
  readonly events: number;
  readonly lastSeq: number;
  /** Frames in the write-ahead log, and the salt that tells it from the log it overwrote. */
  readonly log: { readonly frames: number; readonly salt: string };
}

/** Returns a command of the load: each event names its command and its part of it. */
export const loadCommand = (
  competition: string,
  key: string,
  events: number,
  expectedSeq: number,
): Append => ({
  journal: competitionKey(competition),
  expectedSeq,
  events: Array.from({ length: events }, (_, index) => ({
    type: "part",
    data: { key, part: index + 1, of: events, filler: key.repeat(10) },
  })),
  actor: "load",
  recordedAt: "2026-11-21T08:00:00.000Z",
  idempotency: { key, fingerprint: `fingerprint of ${key}`, answer: { key, events } },
});

interface Part {
  readonly key: string;
  readonly part: number;
  readonly of: number;
}

const partOf = (event: RecordedEvent): Part => {
  const data = event.data as Partial<Part>;
  return { key: data.key ?? "", part: data.part ?? 0, of: data.of ?? 0 };
};

/**
 * Returns all faults of a journal after a crash: gaps in seq, half commands, acknowledged commands
 * that are missing or answered differently, damage to the file. Empty when all is well.
 */
export const faultsOf = async (
  store: SqliteStore,
  acknowledged: readonly Acknowledgement[],
): Promise<readonly string[]> => {
  const faults: string[] = [];
  const integrity = store.database.prepare("PRAGMA integrity_check").all();
  if (integrity.length !== 1 || integrity[0]?.["integrity_check"] !== "ok") {
    faults.push(`integrity: ${JSON.stringify(integrity)}`);
  }
  const lastEventOf = new Map<string, number>();
  for (const { journal, lastSeq } of await store.heads()) {
    const events = await store.read(journal);
    faults.push(...faultsOfJournal(events, lastSeq));
    for (const event of events) {
      const { key, part, of } = partOf(event);
      if (part === of) lastEventOf.set(key, event.seq);
    }
  }
  for (const { key, lastSeq, competition, events } of acknowledged) {
    if (lastEventOf.get(key) !== lastSeq) faults.push(`${key} was acknowledged and is missing`);
    // Sent again, with a seq that is now stale.
    const again = await store.append(loadCommand(competition, key, events, 0));
    const told = JSON.stringify(again);
    const expected = { outcome: "repeated", answer: { key, events }, lastSeq };
    if (told !== JSON.stringify({ ok: true, value: expected })) {
      faults.push(`${key} sent again was answered ${told}`);
    }
  }
  return faults;
};

/** Gaps in seq, incomplete commands, a head that is not the last event. */
const faultsOfJournal = (events: readonly RecordedEvent[], lastSeq: number): readonly string[] => {
  const faults: string[] = [];
  let open: Part | null = null;
  for (const [index, event] of events.entries()) {
    const where = `${event.competition} ${event.seq}`;
    if (event.seq !== index + 1) faults.push(`${where}: seq is not ${index + 1}`);
    const part = partOf(event);
    const fits: boolean =
      open === null ? part.part === 1 : part.key === open.key && part.part === open.part + 1;
    if (!fits) faults.push(`${where}: part ${part.part} of ${part.key} stands alone`);
    open = part.part === part.of ? null : part;
  }
  if (open !== null) faults.push(`${open.key} ends after part ${open.part} of ${open.of}`);
  if (lastSeq !== events.length) faults.push(`head ${lastSeq}, but ${events.length} events`);
  return faults;
};
