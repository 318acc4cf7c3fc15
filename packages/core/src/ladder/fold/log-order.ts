import { BrokenJournal } from "../../base/broken-journal.ts";
import type { Instant } from "../../base/day.ts";
import type { RecordedLadderEvent } from "../events.ts";
import type { LadderSettings } from "../settings.ts";

/** An event and the moment it is sorted by. */
export interface DatedEvent {
  readonly event: RecordedLadderEvent;
  readonly at: Instant;
}

/** Returns an event with its sort moment: its arrival, or (`orderBy` = recording) its recording. */
export const datedEvent = (
  event: RecordedLadderEvent,
  orderBy: LadderSettings["orderBy"],
): DatedEvent => {
  const text =
    orderBy === "arrival" || event.type === "deadline-passed"
      ? event.effectiveAt
      : event.recordedAt;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new BrokenJournal(event.seq, `no moment ${JSON.stringify(text)}`);
  return { event, at };
};

/**
 * Order of the log: by moment; then arrivals before ends of deadlines (a mail of a deadline's last
 * millisecond is in time); then by number.
 */
export const compareEvents = (a: DatedEvent, b: DatedEvent): number =>
  a.at - b.at || rank(a.event) - rank(b.event) || a.event.seq - b.event.seq;

const rank = ({ type }: RecordedLadderEvent): number => (type === "deadline-passed" ? 1 : 0);
