import {
  type Arbiter,
  type EventDetail,
  type EventDetails,
  type GameTerms,
  parseTimeControl,
  type TimePeriod,
  type TimetableItem,
  timetableOf,
} from "@losfee/core";
import { changed, dayWords, rowWords } from "@losfee/messages/event-details";
import { timeControlTexts } from "@losfee/messages/time-control";
import { formatDay, formatDays, formatMoment } from "../language/dates.ts";
import type { Language } from "../language/language.ts";
import { eventDetailLabel, rateOfPlayLabel } from "./event-detail-labels.ts";
import type { StageOf } from "./message.ts";

/** Describes a time control: "90 Minuten + 30 Sekunden je Zug"; returns other codes unchanged. */
export const describeTimeControl = (code: string, language: Language): string => {
  const control = parseTimeControl(code);
  if (control === null) return code;
  const t = timeControlTexts[language];
  const side = (periods: readonly TimePeriod[]): string =>
    periods
      .map((period) => describePeriod(period, language))
      .reduce((before, after) => t.then({ before, after }));
  const [white, black] = [side(control.white), side(control.black)];
  return white === black ? white : t.sides({ white, black });
};

const describePeriod = ({ moves, seconds, increment }: TimePeriod, language: Language): string => {
  const t = timeControlTexts[language];
  // Whole minutes as such, else seconds: `1½ h` is unusual.
  const span =
    seconds % 60 === 0 ? t.minutes({ count: seconds / 60 }) : t.seconds({ count: seconds });
  const time = moves === null ? span : t.moves({ time: span, moves });
  return increment === 0 ? time : t.increment({ time, seconds: increment });
};

/** Returns the days of an event; empty if neither is known. */
const eventDays = ({ start, end }: EventDetails, language: Language): string => {
  if (start !== undefined && end !== undefined) return formatDays(start, end, language);
  if (start !== undefined) return `${dayWords[language].from} ${formatDay(start, language)}`;
  return end === undefined ? "" : `${dayWords[language].until} ${formatDay(end, language)}`;
};

/** Returns place, days and organiser in one line, for headings; empty if none is known. */
export const eventLine = (details: EventDetails, language: Language): string => {
  const { place = "", federation, organiser = "" } = details;
  const where = place !== "" && federation !== undefined ? `${place} (${federation})` : place;
  return [where, eventDays(details, language), organiser].filter((part) => part !== "").join(" · ");
};

/** Journal text for changed details: the values known now. */
export const describeDetailsChange = (details: EventDetails, language: Language): string =>
  [changed[language].details, eventLine(details, language)]
    .filter((part) => part !== "")
    .join(": ");

/** One row of an event's details. */
export interface EventDetailRow {
  readonly label: string;
  readonly value: string;
}

/** Style of an event's details. */
export interface DetailStyle {
  readonly officials: GameTerms["officials"];
  /** Names dates by stages where these are played one by one; null: by rounds. */
  readonly stages: StageOf | null;
}

/** Returns everything known about an event, in the order of an announcement. */
export const eventDetailRows = (
  details: EventDetails,
  language: Language,
  style: DetailStyle,
): readonly EventDetailRow[] => [
  ...eventFactRows(details, language, style),
  ...timetableRows(details, language, style),
];

/** The same without the timetable, which has a place of its own. */
export const eventFactRows = (
  details: EventDetails,
  language: Language,
  style: DetailStyle,
): readonly EventDetailRow[] => {
  const { place, federation, organiser, chiefArbiter, deputyArbiters = [], eventType } = details;
  const label = (detail: EventDetail): string =>
    eventDetailLabel(detail, language, style.officials);
  const rows: readonly (readonly [string, string | undefined])[] = [
    [label("place"), place],
    [label("federation"), federation],
    [rowWords[language].days, eventDays(details, language)],
    [label("organiser"), organiser],
    [label("chiefArbiter"), chiefArbiter && describeArbiter(chiefArbiter)],
    [label("deputyArbiters"), deputyArbiters.map(describeArbiter).join("; ")],
    [rowWords[language].times, describeTimes(details, language)],
    [label("eventType"), eventType],
  ];
  return rows.flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [{ label: name, value }],
  );
};

const describeArbiter = ({ name, fideId }: Arbiter): string =>
  fideId === undefined ? name : `${name} (FIDE ID ${fideId})`;

/** Returns the time control in the organiser's words, else from the code; and the rate of play. */
const describeTimes = (details: EventDetails, language: Language): string => {
  const { allottedTimes, timeControl, rateOfPlay } = details;
  const times =
    allottedTimes ?? (timeControl === undefined ? "" : describeTimeControl(timeControl, language));
  const rate = rateOfPlay === undefined ? "" : rateOfPlayLabel(rateOfPlay, language);
  return [times, rate].filter((part) => part !== "").join(" · ");
};

/** Returns the timetable of an event, and the zone of its times. */
export const timetableRows = (
  details: EventDetails,
  language: Language,
  style: Pick<DetailStyle, "stages">,
): readonly EventDetailRow[] => {
  const items = timetableOf(details).map((item) => ({
    label: timetableLabel(item, language, style),
    value: formatMoment(item.at, language),
  }));
  const { timeZone } = details;
  return timeZone === undefined
    ? items
    : [...items, { label: rowWords[language].zone, value: timeZone }];
};

/** Returns the name of a timetable item: `Runde 3`, the name of a stage, `Siegerehrung`. */
export const timetableLabel = (
  item: TimetableItem,
  language: Language,
  { stages }: Pick<DetailStyle, "stages">,
): string =>
  "what" in item
    ? item.what
    : (stages?.(item.round) ?? rowWords[language].round({ number: item.round }));
