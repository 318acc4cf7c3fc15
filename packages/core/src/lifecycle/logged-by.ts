import { BrokenJournal } from "../base/broken-journal.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { RecordedEvent } from "../base/recorded-event.ts";
import type { LogEntry, Logged, WrittenLogEntry } from "./arbiter-log.ts";
import type { LogEventData } from "./log-events.ts";

/** An event of the arbiter's log in a journal. */
export type RecordedLogEvent = {
  readonly [Type in keyof LogEventData]: RecordedEvent<Type, LogEventData[Type]>;
}[keyof LogEventData];

/** The log of a new competition. */
export const EMPTY_LOG: Logged = { arbiterLog: [] };

/**
 * Returns the log after an event. O(entries).
 * @throws BrokenJournal if the event refers to a missing entry.
 */
export const loggedBy = ({ arbiterLog }: Logged, event: RecordedLogEvent): Logged => {
  if (event.type === "log-entry-recorded") {
    const { seq: number, effectiveAt: at, actor, data: written } = event;
    const entry: LogEntry = {
      ...{ number, at, actor, written },
      ...{ correctedAt: null, withdrawn: null, decision: null, published: null },
    };
    return { arbiterLog: [...arbiterLog, entry] };
  }
  const { logEntry } = event.data;
  if (arbiterLog.every(({ number }) => number !== logEntry)) {
    throw new BrokenJournal(event.seq, `no entry ${logEntry} in the arbiter's log`);
  }
  return {
    arbiterLog: arbiterLog.map((entry) =>
      entry.number === logEntry ? { ...entry, ...changeBy(entry, event) } : entry,
    ),
  };
};

const changeBy = (
  entry: LogEntry,
  event: Exclude<RecordedLogEvent, { readonly type: "log-entry-recorded" }>,
): Partial<LogEntry> => {
  const { recordedAt, actor } = event;
  switch (event.type) {
    case "log-entry-corrected": {
      const { logEntry: _, reason: _reason, shown: _shown, ...written } = event.data;
      return { written, correctedAt: recordedAt };
    }
    case "log-entry-withdrawn": {
      const { reason, mentions } = event.data;
      return { withdrawn: { at: recordedAt, reason, mentions }, published: null };
    }
    case "appeal-decided": {
      const { logEntry: _, reason: _reason, corrects, shown: _shown, ...decision } = event.data;
      const before = corrects === true ? entry.decision : null;
      return {
        decision: {
          ...decision,
          at: before?.at ?? event.effectiveAt,
          actor,
          correctedAt: before === null ? null : recordedAt,
        },
      };
    }
    case "log-entry-published":
      return { published: event.data.part };
    case "log-entry-unpublished":
      return { published: null };
  }
};

/** Returns the log without texts that name an erased person. O(entries). */
export const logWithout = ({ arbiterLog }: Logged, person: EntryId): Logged => ({
  arbiterLog: arbiterLog.map((entry) => {
    const { written, withdrawn, decision } = entry;
    return {
      ...entry,
      written: written.mentions.includes(person) ? withoutWords(written) : written,
      withdrawn:
        withdrawn?.mentions.includes(person) === true ? { ...withdrawn, reason: "" } : withdrawn,
      decision: decision?.mentions.includes(person) === true ? { ...decision, text: "" } : decision,
    };
  }),
});

const withoutWords = (written: WrittenLogEntry): WrittenLogEntry => {
  if (written.kind !== "appeal") return { ...written, text: "" };
  const { against: _, ...rest } = written;
  return { ...rest, text: "" };
};
