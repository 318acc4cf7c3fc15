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
import type { PageKind, PageRequest } from "../../shell/page.ts";
import { htmlOfMarkdown } from "./markdown.ts";

/** An announcement as pages show it. */
export interface AnnouncementLine {
  readonly id: number;
  readonly text: string;
  /** When it was posted, for machines and for people. */
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
    /** By the clock in the hall; null where only the day is known. */
    readonly time: string | null;
    readonly label: string;
    readonly state: "past" | "next" | "ahead";
  }[];
}

/** What everybody is told of an event beside what is played. */
export interface EventFaceModel {
  readonly competition: string;
  readonly facts: readonly EventDetailRow[];
  readonly pictures: Pictures;
  /** The text about the event, as HTML that may stand in any page; empty: there is none. */
  readonly text: string;
  readonly timetable: readonly TimetableDay[];
  /** The newest first. */
  readonly announcements: readonly AnnouncementLine[];
}

/** What everybody is told of an event; null where there is none. */
export const eventFaceOf = (
  { language, now, ...request }: Pick<PageRequest<PageKind>, "language" | "now" | "state">,
  style: DetailStyle,
): EventFaceModel | null => {
  const { state } = request;
  if (state === null) return null;
  const { details, pictures, competition, status } = state;
  const zone = timeZoneOf(state) ?? machineZone();
  // Without a clock nothing is today, past or next.
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

/** The announcements that stand, the newest first, with their time by the clock in the hall. */
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

/** Made once for each text: most pages are asked for often. */
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
