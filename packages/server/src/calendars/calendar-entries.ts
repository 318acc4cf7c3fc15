import { createHash } from "node:crypto";
import { type Language, movedLabel, stageLabel } from "@losfee/contract";
import {
  type CompetitionState,
  displayName,
  type EntryId,
  type EventDetails,
  type Fixture,
  fixturesOf,
  fixturesOfTeam,
  playsTables,
  type RecordedCompetitionEvent,
  type TournamentState,
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

/**
 * Returns the dated matches of a league, or of one team, as they are now. Subscribed calendars drop
 * what is no longer listed. `changedAt`: the last change of anything, ISO 8601 in UTC.
 */
export const fixtureEntries = (
  state: TournamentState,
  team: EntryId | null,
  changedAt: string,
  language: Language,
): readonly CalendarEntry[] =>
  fixturesIn(state, team).flatMap((fixture): readonly CalendarEntry[] => {
    const { round, seats, at } = fixture;
    if (at === null) return [];
    const teams = seats.map((entry) => displayName(state, entry)).join(" – ");
    const moved = movedLabel(fixture, language);
    return [
      {
        id: `match-${round}-${Math.min(...seats)}-${Math.max(...seats)}`,
        summary: calendarTexts[language].match({
          teams,
          event: state.name,
          round,
          moved: moved === null ? "" : `, ${moved}`,
        }),
        from: at,
        to: at.slice(0, 10),
        timeZone: state.details.timeZone ?? null,
        place: placeOf(state, fixture),
        // Every change of a match is an event of the journal.
        sequence: state.seq,
        changedAt,
        cancelled: false,
      },
    ];
  });

const fixturesIn = (state: TournamentState, team: EntryId | null): readonly Fixture[] =>
  team === null ? fixturesOf(state).flatMap(({ matches }) => matches) : fixturesOfTeam(state, team);

/** Returns the match's own venue; else the event's on neutral ground; else the home team. */
const placeOf = (state: TournamentState, { venue, seats, isSettled }: Fixture): string => {
  if (venue !== null) return venue;
  if (state.settings.teams?.neutral === true) return state.details.place ?? "";
  return isSettled ? displayName(state, seats[0]) : "";
};
