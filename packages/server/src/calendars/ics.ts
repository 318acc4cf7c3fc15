import { type Language, ladderWords, timerLabel, withPlaceholders } from "@losfee/contract";
import type { CompetitionState, EntryId, LadderState } from "@losfee/core";
import { deadlinesOf } from "@losfee/core";
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { CalendarEntry } from "./calendar-entries.ts";
import { calendarTexts } from "./texts.ts";
import { momentInZone } from "./zoned-time.ts";

/** Readers ask again after an hour: a round may be put off on the day itself. In seconds. */
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
 * The calendar of an event (RFC 5545). Times are in UTC, so that no zone has to be described; where the
 * zone is not known they are floating (3.3.5), which is better than the zone of the server.
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
      // The end of whole days is the day after them; how long a round takes nobody knows.
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
 * The deadlines of a player of a pyramid, each on its last day. What does not run any more is not in
 * it: calendars that subscribe take it out.
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
  const calendar = calendarOf(t.deadlines(name(player), state.name), language);
  for (const { id, kind, date, game, startedAt } of deadlinesOf(state, player)) {
    const pair = game === null ? "" : `${name(game.challenger)} – ${name(game.defender)}`;
    calendar.createEvent({
      id: `${id}.${state.competition}@losfee`,
      // Whatever moves a deadline is an event of the journal.
      sequence: state.seq,
      start: midnight(date),
      end: new Date(midnight(date).getTime() + DAY),
      allDay: true,
      summary: t.deadline(timerLabel(kind, language), pair),
      url: `${baseUrl}/c/${encodeURIComponent(state.competition)}/me`,
      stamp: new Date(startedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
};
