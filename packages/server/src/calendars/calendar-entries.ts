import { createHash } from "node:crypto";
import { type Language, stageLabel } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";
import {
  type EventDetails,
  playsTables,
  type RecordedCompetitionEvent,
  timetableOf,
} from "@losfee/core";
import { calendarTexts } from "@losfee/messages/server-calendars-texts";

/** A period: a moment, `2026-11-22T10:00` by the clock in the hall, or whole days. */
interface Span {
  readonly from: string;
  /** The last day, where there are several. */
  readonly to: string;
  /** Null if unknown: the time is then read by the reader's own clock. */
  readonly timeZone: string | null;
}

/** An entry of a calendar, as it is now or was before it was cancelled. */
export interface CalendarEntry extends Span {
  /** Never changes. */
  readonly id: string;
  readonly summary: string;
  readonly place: string;
  /** Number of changes so far (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
  readonly cancelled: boolean;
}

type Announced = Omit<CalendarEntry, "sequence" | "changedAt" | "cancelled">;

/**
 * Returns the days of an event, its rounds and the rest of its timetable, from all announcements:
 * every change counts, and what is no longer announced is cancelled. Linear in the events.
 */
export const calendarEntries = (
  state: CompetitionState,
  events: readonly RecordedCompetitionEvent[],
  language: Language,
): readonly CalendarEntry[] => {
  const entries = new Map<string, CalendarEntry>();
  let name = "";
  let details: EventDetails = {};
  for (const event of events) {
    if (event.type === "competition-created") {
      name = event.data.name;
      details = event.data.details ?? {};
    } else if (event.type === "competition-renamed") name = event.data.name;
    else if (event.type === "event-details-changed") details = event.data.details;
    else continue;
    follow(entries, announced(state, name, details, language), event.recordedAt);
  }
  return [...entries.values()];
};

/** Updates the entries to the announcements of a moment. */
const follow = (
  entries: Map<string, CalendarEntry>,
  current: readonly Announced[],
  at: string,
): void => {
  for (const one of current) {
    const before = entries.get(one.id);
    if (before !== undefined && !before.cancelled && isSame(before, one)) continue;
    const sequence = before === undefined ? 0 : before.sequence + 1;
    entries.set(one.id, { ...one, sequence, changedAt: at, cancelled: false });
  }
  const ids = new Set(current.map(({ id }) => id));
  for (const [id, before] of entries) {
    if (ids.has(id) || before.cancelled) continue;
    entries.set(id, {
      ...before,
      sequence: before.sequence + 1,
      changedAt: at,
      cancelled: true,
    });
  }
};

const isSame = (one: Announced, other: Announced): boolean =>
  (["from", "to", "timeZone", "summary", "place"] as const).every((key) => one[key] === other[key]);

const announced = (
  state: CompetitionState,
  name: string,
  details: EventDetails,
  language: Language,
): readonly Announced[] => {
  const t = calendarTexts[language];
  const timeZone = (state.kind === "ladder" ? state.settings.timeZone : details.timeZone) ?? null;
  const place = details.place ?? "";
  const { start, end } = details;
  const [first, last] = [start ?? end, end ?? start];
  const days =
    first === undefined || last === undefined
      ? []
      : [{ id: "days", from: first, to: last, summary: name, place, timeZone }];
  const seen = new Map<string, number>();
  const rest = timetableOf(details).map((item): Announced => {
    const span = { from: item.at, to: item.at.slice(0, 10), place, timeZone };
    if ("round" in item) {
      const label = roundLabel(state, item.round, language) ?? t.round({ round: item.round });
      return { id: `round-${item.round}`, summary: `${name}: ${label}`, ...span };
    }
    // Identified by its content: it may be postponed, and others may be inserted before it.
    const count = seen.get(item.what) ?? 0;
    seen.set(item.what, count + 1);
    const id = createHash("sha256").update(`${item.what}\n${count}`).digest("hex").slice(0, 16);
    return { id: `item-${id}`, summary: `${name}: ${item.what}`, ...span };
  });
  return [...days, ...rest];
};

/** The timetable of a table tournament lists stages. */
const roundLabel = (state: CompetitionState, round: number, language: Language): string | null =>
  state.kind === "tournament" && playsTables(state.settings)
    ? stageLabel(round, state.settings, language)
    : null;
