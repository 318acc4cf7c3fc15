import {
  dateFormat,
  type Language,
  ladderWords,
  timerLabel,
  withPlaceholders,
} from "@losfee/contract";
import { type CompetitionState, deadlinesOf, type EntryId, type LadderState } from "@losfee/core";
import { calendarTexts } from "@losfee/messages/server-calendars-texts";
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { CalendarEntry } from "./calendar-entries.ts";

/** Seconds until readers refresh: a round may be postponed on the day itself. */
const AGAIN_AFTER = 3600;

const calendarOf = (name: string, language: Language): ICalCalendar =>
  ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Losfee", product: "Losfee", language: language.toUpperCase() },
    ttl: AGAIN_AFTER,
  });

const DAY = 86_400_000;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Writes the calendar of an event (RFC 5545). Times are in UTC, so that no zone has to be
 * described; in an unknown zone they are floating (3.3.5): better than the server's zone.
 */
export const eventCalendar = (
  { name, competition }: Pick<CompetitionState, "name" | "competition">,
  entries: readonly CalendarEntry[],
  language: Language,
  baseUrl: string,
): string => {
  const calendar = calendarOf(name, language);
  const url = `${baseUrl}/c/${encodeURIComponent(competition)}`;
  for (const { id, from, to, timeZone, ...entry } of entries) {
    const isDay = from.length === 10;
    const start = isDay
      ? midnight(from)
      : timeZone === null
        ? new Date(`${from}:00Z`)
        : momentInZone(from, timeZone);
    const event = calendar.createEvent({
      id: `${id}.${competition}@losfee`,
      sequence: entry.sequence,
      start,
      ...(timeZone === null && !isDay ? { floating: true } : {}),
      // Whole days end on the day after; the duration of a round is unknown.
      ...(isDay ? { end: new Date(midnight(to).getTime() + DAY), allDay: true } : {}),
      summary: entry.summary,
      url,
      stamp: new Date(entry.changedAt),
      lastModified: new Date(entry.changedAt),
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (entry.place !== "") event.location(entry.place);
  }
  return calendar.toString();
};

/**
 * Writes the deadlines of a player of a pyramid, each on its last day. Subscribed calendars remove
 * deadlines that are no longer listed.
 */
export const deadlineCalendar = (
  current: LadderState,
  player: EntryId,
  language: Language,
  baseUrl: string,
): string => {
  const state = withPlaceholders(current, language);
  const t = calendarTexts[language];
  const { name } = ladderWords(state, language);
  const calendar = calendarOf(t.deadlines({ name: name(player), event: state.name }), language);
  for (const { id, kind, date, game, startedAt } of deadlinesOf(state, player)) {
    const pair = game === null ? "" : `${name(game.challenger)} – ${name(game.defender)}`;
    calendar.createEvent({
      id: `${id}.${state.competition}@losfee`,
      // Every change of a deadline is an event of the journal.
      sequence: state.seq,
      start: midnight(date),
      end: new Date(midnight(date).getTime() + DAY),
      allDay: true,
      summary: t.deadline({ what: timerLabel(kind, language), pair, hasPair: pair !== "" }),
      url: `${baseUrl}/c/${encodeURIComponent(state.competition)}/me`,
      stamp: new Date(startedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
};

/**
 * Returns the moment at which clocks in a time zone show `local` (`2026-11-22T10:00`). An ambiguous
 * time, when summer time ends, means the first; a skipped one is shifted by the gap.
 */
const momentInZone = (local: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${local}:00Z`);
  const offset = offsetAt(asUtc, timeZone);
  const [before, after] = [
    offsetAt(asUtc - DAY_LENGTH, timeZone),
    offsetAt(asUtc + DAY_LENGTH, timeZone),
  ];
  // Only the offsets before and after a change are possible.
  for (const one of [before, after]) {
    if (offsetAt(asUtc - one, timeZone) === one) return new Date(asUtc - one);
  }
  return new Date(asUtc - (before === after ? offset : before));
};

const DAY_LENGTH = 86_400_000;

/** Milliseconds by which clocks in a zone are ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number => {
  const parts = dateFormat("en-GB", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(new Date(moment));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? -ahead : ahead;
};
