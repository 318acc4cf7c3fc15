import { dayOfMoment, timeOfMoment } from "./days.ts";
import type { EventDetails } from "./event-details.ts";

/** One thing on the timetable: a round (of table tournaments a stage), or something else, in words. */
export type TimetableItem = {
  /** By the clock in the hall: `2026-11-22T10:00`, or the day alone. */
  readonly at: string;
} & ({ readonly round: number } | { readonly what: string });

/**
 * Everything that has a day, in order; what has no time of day stands at the beginning of its day,
 * rounds before what else begins at the same time.
 */
export const timetableOf = ({
  schedule = [],
  programme = [],
}: EventDetails): readonly TimetableItem[] =>
  [
    ...schedule.flatMap((at, index) => (at === null ? [] : [{ at, round: index + 1 }])),
    ...programme,
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/** What is on the timetable on one day, `YYYY-MM-DD`. */
export const timetableOn = (details: EventDetails, day: string): readonly TimetableItem[] =>
  timetableOf(details).filter(({ at }) => dayOfMoment(at) === day);

/**
 * What comes next by the clock in the hall (`2026-11-22T10:00`): the first thing later than that, or
 * on this day where its time is not known. Once the event is closed no round comes next, however far
 * ahead its date. Null: nothing.
 */
export const nextOnTimetable = (
  details: EventDetails,
  now: string,
  status: "open" | "closed",
): TimetableItem | null => {
  const isAhead = ({ at }: TimetableItem): boolean =>
    timeOfMoment(at) === null ? at >= dayOfMoment(now) : at > now;
  return timetableOf(details).find((item) => isAhead(item) && !isRoundOver(item, status)) ?? null;
};

/** Whether something on the timetable is a round of an event that is closed. */
export const isRoundOver = (item: TimetableItem, status: "open" | "closed"): boolean =>
  status === "closed" && "round" in item;

/** The next round (stage) on the timetable that has not been published yet. */
export const nextRoundOnTimetable = (
  details: EventDetails,
  published: number,
): Extract<TimetableItem, { readonly round: number }> | null => {
  const at = details.schedule?.[published] ?? null;
  return at === null ? null : { at, round: published + 1 };
};
