import {
  type DetailStyle,
  dayHeading,
  type EventDetailRow,
  eventFactRows,
  formatInstant,
  type Language,
  machineZone,
  momentIn,
  timetableLabel,
} from "@losfee/contract";
import {
  type CompetitionState,
  dayOfMoment,
  type EventDetails,
  isRoundOver,
  nextOnTimetable,
  oncePerObject,
  type Pictures,
  publicAnnouncements,
  timeOfMoment,
  timetableOf,
  timeZoneOf,
} from "@losfee/core";
import type { PageKind } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";
import { htmlOfMarkdown } from "./markdown.ts";

/** An announcement as displayed. */
export interface AnnouncementLine {
  readonly id: number;
  readonly text: string;
  /** Time of posting, ISO 8601; `time` is formatted. */
  readonly at: string;
  readonly when: string;
  readonly isEdited: boolean;
}

/** One day of the timetable. */
export interface TimetableDay {
  readonly day: string;
  /** `Heute, Sa., 21.11.2026`. */
  readonly label: string;
  readonly isToday: boolean;
  readonly items: readonly {
    /** Local time in the hall; null if only the day is known. */
    readonly time: string | null;
    readonly label: string;
    readonly state: "past" | "next" | "ahead";
  }[];
}

/** Public information on an event besides its games. */
export interface EventFaceModel {
  readonly competition: string;
  readonly facts: readonly EventDetailRow[];
  readonly pictures: Pictures;
  /** Description as HTML that is safe in any page; empty for none. */
  readonly text: string;
  readonly timetable: readonly TimetableDay[];
  /** Newest first. */
  readonly announcements: readonly AnnouncementLine[];
}

/** Returns the public information on an event; null without any. */
export const eventFaceOf = (
  { language, now, ...request }: Pick<PageRequest<PageKind>, "language" | "now" | "state">,
  style: DetailStyle,
): EventFaceModel | null => {
  const { state } = request;
  if (state === null) return null;
  const { details, pictures, competition, status } = state;
  const zone = timeZoneOf(state) ?? machineZone();
  // Without the current time nothing is today, past or next.
  const here = now === undefined ? null : momentIn(now, zone);
  return {
    competition,
    facts: eventFactRows(details, language, style),
    pictures,
    text: aboutOf(details),
    timetable: timetableDays(details, here, { language, style, status }),
    announcements: announcementLines(state, { language, now }),
  };
};

/** Returns the current announcements, newest first, with local times of the hall. */
export const announcementLines = (
  state: CompetitionState,
  { language, now }: { readonly language: Language; readonly now: string | undefined },
): readonly AnnouncementLine[] => {
  const zone = timeZoneOf(state);
  return publicAnnouncements(state).map(({ id, text, at, editedAt }) => ({
    ...{ id, text, at, isEdited: editedAt !== null },
    when: formatInstant(at, now, language, zone),
  }));
};

/** Cached per text, as most pages are requested often. */
const aboutOf = oncePerObject(({ text = "" }: EventDetails): string =>
  text === "" ? "" : htmlOfMarkdown(text),
);

const timetableDays = (
  details: EventDetails,
  here: string | null,
  {
    language,
    style,
    status,
  }: Pick<PageRequest, "language"> &
    Pick<CompetitionState, "status"> & { readonly style: DetailStyle },
): readonly TimetableDay[] => {
  const items = timetableOf(details);
  const next = here === null ? null : nextOnTimetable(details, here, status);
  const first = next === null ? items.length : items.findIndex(({ at }) => at === next.at);
  const days = [...new Set(items.map(({ at }) => dayOfMoment(at)))];
  return days.map((day) => ({
    day,
    label: dayHeading(day, here, language),
    isToday: here !== null && dayOfMoment(here) === day,
    items: items.flatMap((item, index) =>
      dayOfMoment(item.at) !== day
        ? []
        : [
            {
              time: timeOfMoment(item.at),
              label: timetableLabel(item, language, style),
              state:
                here === null || (index > first && !isRoundOver(item, status))
                  ? ("ahead" as const)
                  : index === first
                    ? ("next" as const)
                    : ("past" as const),
            },
          ],
    ),
  }));
};
