import type { Database } from "../journal/connection.ts";
import { createReading } from "../journal/reading.ts";
import { MalformedEvent, type RowFault } from "../journal/store.ts";

/** What a journal's file holds, as far as a look at every row tells. */
export interface Contents {
  readonly competitions: number;
  readonly events: number;
  /** When the last event was recorded; empty where there is none. */
  readonly lastRecordedAt: string;
  /** Journals that cannot be read to their end. */
  readonly malformed: readonly {
    readonly competition: string;
    readonly seq: number;
    readonly fault: RowFault;
  }[];
}

/**
 * What is wrong with a database as a whole, in SQLite's words; null when all is well. Reads every
 * page: linear in the size of the file.
 */
export const damageOf = (db: Pick<Database, "prepare">): string | null => {
  const [first] = db.prepare("PRAGMA integrity_check(1)").all();
  const said = String(first?.["integrity_check"] ?? "");
  if (said !== "ok") return said;
  const strays = db.prepare("PRAGMA foreign_key_check").all();
  // Events whose competition is lost are told with the journal that they belong to.
  const [stray] = strays.filter((row) => row["table"] !== "events" && row["table"] !== "answers");
  return stray === undefined ? null : `${String(stray["table"])}: row of nothing`;
};

/** Reads every event of every journal in a file. */
export const contentsOf = (db: Pick<Database, "prepare">): Contents => {
  const reading = createReading(db);
  const malformed: { competition: string; seq: number; fault: RowFault }[] = [];
  let events = 0;
  let lastRecordedAt = "";
  const heads = reading.heads();
  for (const { competition } of heads) {
    const read = readAll(() => reading.read(competition, {}));
    if (read instanceof MalformedEvent) {
      malformed.push({ competition, seq: read.seq, fault: read.fault });
    }
    const sound = read instanceof MalformedEvent ? read.before : read;
    events += sound.length;
    const last = sound.at(-1)?.recordedAt ?? "";
    if (last > lastRecordedAt) lastRecordedAt = last;
  }
  return { competitions: heads.length, events, lastRecordedAt, malformed };
};

const readAll = <T>(read: () => T): T | MalformedEvent => {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedEvent) return error;
    throw error;
  }
};
