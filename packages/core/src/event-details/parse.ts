import { nameKey, tidyLines, tidyText } from "../base/tidy-text.ts";
import { dayOfMoment, readDay, readDayAndTime } from "./days.ts";
import type {
  Arbiter,
  ArbiterPlace,
  EventDetail,
  EventDetailProblem,
  EventDetails,
  EventDetailsInput,
  FormOfAddress,
  ProgrammeItem,
  RateOfPlay,
  TimetableField,
} from "./event-details.ts";
import { readHue } from "./hue.ts";
import { readScreens } from "./read-screens.ts";
import { timeControlCode } from "./time-control.ts";

/** Details as read: all valid ones, and the problems of the rest. */
export interface ReadEventDetails {
  readonly details: EventDetails;
  /** In the order of the fields. */
  readonly problems: readonly EventDetailProblem[];
}

const MOST_CHARACTERS = 200;
const MOST_DEPUTIES = 50;
/** Maximum number of rounds of an event. */
const MOST_ROUNDS = 200;
const MOST_PROGRAMME = 200;
/** Maximum length of the text about an event. */
export const MOST_ABOUT = 20_000;

/** The choices, in display order. */
export const RATES_OF_PLAY = [
  "standard",
  "rapid",
  "blitz",
] as const satisfies readonly RateOfPlay[];
export const FORMS_OF_ADDRESS = ["formal", "informal"] as const satisfies readonly FormOfAddress[];

/**
 * Reads details from outside: normalized, days that exist, the end not before the start, no round
 * outside, arbiters with a name and no duplicates. Leaves out invalid details and reports all
 * problems at once.
 */
export const readEventDetails = (input: EventDetailsInput): ReadEventDetails => {
  const problems: EventDetailProblem[] = [];
  const textOf = textsOf(input, problems);
  const days = daysOf(input, problems);
  const details: EventDetails = {
    ...textOf("place", anyText, tooLong("place")),
    ...textOf("federation", federationIn, (value) => ({
      code: "not-a-federation",
      field: "federation",
      value,
    })),
    ...textOf("organiser", anyText, tooLong("organiser")),
    ...days,
    ...textOf("timeZone", zoneIn, (value) => ({
      code: "unknown-time-zone",
      field: "timeZone",
      value,
    })),
    ...scheduleOf(input, days, problems),
    ...arbitersOf(input, problems),
    ...textOf("timeControl", timeControlCode, (value) => ({
      code: "not-a-time-control",
      field: "timeControl",
      value,
    })),
    ...textOf("allottedTimes", anyText, tooLong("allottedTimes")),
    ...textOf("rateOfPlay", rateOfPlayIn, (value) => ({
      code: "not-a-rate-of-play",
      field: "rateOfPlay",
      value,
    })),
    ...textOf("eventType", anyText, tooLong("eventType")),
    ...textOf("typeCode", typeCodeIn, (value) => ({
      code: "not-a-type-code",
      field: "typeCode",
      value,
    })),
    ...textOf("formOfAddress", formOfAddressIn, (value) => ({
      code: "not-a-form-of-address",
      field: "formOfAddress",
      value,
    })),
    ...hueOf(input, problems),
    ...aboutOf(input, problems),
    ...programmeOf(input, days, problems),
    ...screensOf(input, problems),
  };
  return { details, problems };
};

type Problems = EventDetailProblem[];

/** Details that are a single text. */
type TextDetail = {
  [Field in EventDetail]-?: EventDetails[Field] extends string | undefined ? Field : never;
}[EventDetail];

/** Reads single-text details with `read`; reports the problem if it returns null. */
const textsOf =
  (input: EventDetailsInput, problems: Problems) =>
  <Field extends TextDetail>(
    field: Field,
    read: (text: string) => EventDetails[Field] | null,
    problem: (value: string) => EventDetailProblem,
  ): Pick<EventDetails, Field> => {
    const text = tidyText(input[field] ?? "");
    const value = text === "" ? undefined : read(text);
    if (value === null) problems.push(problem(text));
    return (value ? { [field]: value } : {}) as Pick<EventDetails, Field>;
  };

const anyText = (text: string): string | null => (text.length > MOST_CHARACTERS ? null : text);

const tooLong = (field: EventDetail) => (): EventDetailProblem => ({
  code: "text-too-long",
  field,
  most: MOST_CHARACTERS,
});

const federationIn = (text: string): string | null =>
  /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null;

const daysOf = (
  input: EventDetailsInput,
  problems: Problems,
): Pick<EventDetails, "start" | "end"> => {
  const [start, end] = (["start", "end"] as const).map((field) => {
    const value = tidyText(input[field] ?? "");
    const day = readDay(value);
    if (day === null && value !== "") problems.push({ code: "not-a-day", field, value });
    return day;
  });
  if (start && end && end < start) {
    problems.push({ code: "end-before-start", field: "end", start });
    return { start };
  }
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) };
};

/** Only a label for local times, so any zone that the platform knows is accepted. */
const zoneIn = (text: string): string | null => {
  if (!/^[A-Za-z]/.test(text)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions();
    return timeZone === "" ? null : text;
  } catch {
    return null;
  }
};

const scheduleOf = (
  input: EventDetailsInput,
  days: Pick<EventDetails, "start" | "end">,
  problems: Problems,
): Pick<EventDetails, "schedule"> => {
  const field = "schedule";
  const moments = (input.schedule ?? []).map((text, index) => {
    const value = tidyText(text ?? "");
    return value === "" ? null : momentIn(value, { field, position: index + 1 }, days, problems);
  });
  const schedule = moments.slice(0, moments.findLastIndex((moment) => moment !== null) + 1);
  if (schedule.length > MOST_ROUNDS) {
    problems.push({ code: "list-too-long", field, most: MOST_ROUNDS });
    return {};
  }
  return schedule.length === 0 ? {} : { schedule };
};

/** Reads a moment within the days of the event; null, and a problem, if it is not one. */
const momentIn = (
  value: string,
  place: { readonly field: TimetableField; readonly position: number },
  { start = null, end = null }: { readonly start?: string | null; readonly end?: string | null },
  problems: Problems,
): string | null => {
  const moment = readDayAndTime(value);
  if (moment === null) {
    problems.push({ code: "not-a-day-and-time", ...place, value });
    return null;
  }
  const day = dayOfMoment(moment);
  if ((start !== null && day < start) || (end !== null && day > end)) {
    problems.push({ code: "outside-event", ...place, day, start, end });
    return null;
  }
  return moment;
};

const programmeOf = (
  input: EventDetailsInput,
  days: Pick<EventDetails, "start" | "end">,
  problems: Problems,
): Pick<EventDetails, "programme"> => {
  const field = "programme";
  const items = (input.programme ?? []).flatMap((item, index): readonly ProgrammeItem[] => {
    const position = index + 1;
    const [when, what] = [tidyText(item.at), tidyText(item.what)];
    if (when === "" && what === "") return [];
    if (when === "" || what === "") {
      const lacks = when === "" ? "at" : "what";
      problems.push({ code: "programme-incomplete", field, position, lacks });
    }
    if (what.length > MOST_CHARACTERS) {
      problems.push({ code: "text-too-long", field, position, most: MOST_CHARACTERS });
    }
    const at = when === "" ? null : momentIn(when, { field, position }, days, problems);
    return at === null || what === "" || what.length > MOST_CHARACTERS ? [] : [{ at, what }];
  });
  if (items.length > MOST_PROGRAMME) {
    problems.push({ code: "list-too-long", field, most: MOST_PROGRAMME });
    return {};
  }
  const programme = items.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return programme.length === 0 ? {} : { programme };
};

const screensOf = (
  { screens = [] }: EventDetailsInput,
  problems: Problems,
): Pick<EventDetails, "screens"> => {
  const read = readScreens(screens, problems);
  return read.length === 0 ? {} : { screens: read };
};

const hueOf = ({ hue = "" }: EventDetailsInput, problems: Problems): Pick<EventDetails, "hue"> => {
  const value = tidyText(String(hue));
  if (value === "") return {};
  const read = readHue(value);
  if (read.ok) return { hue: read.value.hue };
  problems.push({ code: read.error, field: "hue", value });
  return {};
};

const aboutOf = (
  { text = "" }: EventDetailsInput,
  problems: Problems,
): Pick<EventDetails, "text"> => {
  const about = tidyLines(text);
  if (about.length > MOST_ABOUT) {
    problems.push({ code: "text-too-long", field: "text", most: MOST_ABOUT });
    return {};
  }
  return about === "" ? {} : { text: about };
};

const arbitersOf = (
  { chiefArbiter, deputyArbiters = [] }: EventDetailsInput,
  problems: Problems,
): Pick<EventDetails, "chiefArbiter" | "deputyArbiters"> => {
  const known: Arbiter[] = [];
  const chief = chiefArbiter && arbiterOf(chiefArbiter, { field: "chiefArbiter" }, known, problems);
  const deputies = deputyArbiters.flatMap(
    (deputy, index) =>
      arbiterOf(deputy, { field: "deputyArbiters", position: index + 1 }, known, problems) ?? [],
  );
  if (deputies.length > MOST_DEPUTIES) {
    problems.push({ code: "list-too-long", field: "deputyArbiters", most: MOST_DEPUTIES });
  }
  return {
    ...(chief ? { chiefArbiter: chief } : {}),
    ...(deputies.length === 0 ? {} : { deputyArbiters: deputies.slice(0, MOST_DEPUTIES) }),
  };
};

/** The arbiter as entered, without an invalid ID; null if there is none. */
const arbiterOf = (
  input: Arbiter,
  place: ArbiterPlace,
  known: Arbiter[],
  problems: Problems,
): Arbiter | null => {
  const name = tidyText(input.name);
  const fideId = tidyText(input.fideId ?? "");
  if (name === "") {
    if (fideId !== "") problems.push({ code: "arbiter-without-name", ...place, value: fideId });
    return null;
  }
  if (name.length > MOST_CHARACTERS) {
    problems.push({ code: "text-too-long", field: place.field, most: MOST_CHARACTERS });
    return null;
  }
  const isId = /^\d{1,11}$/.test(fideId) && Number(fideId) > 0;
  if (fideId !== "" && !isId) problems.push({ code: "not-a-fide-id", ...place, value: fideId });
  const arbiter = isId ? { name, fideId } : { name };
  if (known.some((other) => isSamePerson(other, arbiter))) {
    problems.push({ code: "arbiter-twice", ...place, value: name });
    return null;
  }
  known.push(arbiter);
  return arbiter;
};

/** Arbiters of the same name are different people only if their IDs differ. */
const isSamePerson = (one: Arbiter, other: Arbiter): boolean =>
  one.fideId !== undefined && other.fideId !== undefined
    ? one.fideId === other.fideId
    : nameKey(one.name) === nameKey(other.name);

const rateOfPlayIn = (text: string): RateOfPlay | null =>
  RATES_OF_PLAY.find((known) => known === text.toLowerCase()) ?? null;

const formOfAddressIn = (text: string): FormOfAddress | null =>
  FORMS_OF_ADDRESS.find((known) => known === text.toLowerCase()) ?? null;

const typeCodeIn = (text: string): string | null => {
  const code = text.toUpperCase();
  return /^[A-Z][A-Z0-9_]{1,59}$/.test(code) ? code : null;
};
