import { dayOfMoment, timeOfMoment } from "./days.ts";
import type { EventDetails } from "./event-details.ts";

/** An item of the timetable: a round (in table tournaments, a stage), or another item, in words. */
export type TimetableItem = {
  /** Local time: `2026-11-22T10:00`, or the day alone. */
  readonly at: string;
} & ({ readonly round: number } | { readonly what: string });

/**
 * Returns all dated items in order; items without a time of day come first on their day, and rounds
 * come before other items at the same time.
 */
export const timetableOf = ({
  schedule = [],
  programme = [],
}: EventDetails): readonly TimetableItem[] =>
  [
    ...schedule.flatMap((at, index) => (at === null ? [] : [{ at, round: index + 1 }])),
    ...programme,
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/** Returns the items of the timetable on one day, `YYYY-MM-DD`. */
export const timetableOn = (details: EventDetails, day: string): readonly TimetableItem[] =>
  timetableOf(details).filter(({ at }) => dayOfMoment(at) === day);

/**
 * Returns the next item at the local time `2026-11-22T10:00`: the first one later than that, or on
 * the same day if its time is not known. Once the event is closed, rounds are ignored, even with
 * a later date. Null if there is none.
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

/** True if an item is a round of a closed event. */
export const isRoundOver = (item: TimetableItem, status: "open" | "closed"): boolean =>
  status === "closed" && "round" in item;

/** Returns the next unpublished round (stage) of the timetable. */
export const nextRoundOnTimetable = (
  details: EventDetails,
  published: number,
): Extract<TimetableItem, { readonly round: number }> | null => {
  const at = details.schedule?.[published] ?? null;
  return at === null ? null : { at, round: published + 1 };
};
