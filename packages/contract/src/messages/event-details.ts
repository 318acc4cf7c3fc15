import {
  type Arbiter,
  type EventDetail,
  type EventDetailProblem,
  type EventDetails,
  type FormOfAddress,
  type GameTerms,
  parseTimeControl,
  type RateOfPlay,
  type TimePeriod,
  type TimetableField,
  type TimetableItem,
  timetableOf,
} from "@losfee/core";
import { formatDay, formatDays, formatMoment } from "../language/dates.ts";
import type { Language } from "../language/language.ts";
import { counted, formatInteger } from "../language/numbers.ts";
import { type Texts, texts } from "../language/texts.ts";
import { type Sentences, type StageOf, sentenceFor } from "./message.ts";

type Labels = Readonly<Record<EventDetail, string>>;

const labels: Texts<Labels> = texts<Labels>({
  de: {
    place: "Ort",
    federation: "Föderation",
    organiser: "Veranstalter",
    start: "Erster Tag",
    end: "Letzter Tag",
    timeZone: "Zeitzone",
    schedule: "Zeitplan",
    chiefArbiter: "Hauptschiedsrichter",
    deputyArbiters: "Weitere Schiedsrichter",
    timeControl: "Bedenkzeit",
    allottedTimes: "Bedenkzeit in Worten",
    rateOfPlay: "Art der Partien",
    eventType: "Art des Turniers",
    typeCode: "Code des Systems",
    formOfAddress: "Anrede",
    hue: "Farbe",
    text: "Text",
    programme: "Programm",
  },
  en: {
    place: "Place",
    federation: "Federation",
    organiser: "Organiser",
    start: "First day",
    end: "Last day",
    timeZone: "Time zone",
    schedule: "Schedule",
    chiefArbiter: "Chief arbiter",
    deputyArbiters: "Other arbiters",
    timeControl: "Time control",
    allottedTimes: "Time control in words",
    rateOfPlay: "Rate of play",
    eventType: "Type of event",
    typeCode: "Code of the system",
    formOfAddress: "Form of address",
    hue: "Colour",
    text: "Text",
    programme: "Programme",
  },
});

/** What a detail is called, by who sees to the rules. */
export const eventDetailLabel = (
  detail: EventDetail,
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string => (officials === "arbiters" ? labels : directed)[language][detail];

const directed: Texts<Labels> = texts<Labels>({
  de: {
    ...labels.de,
    chiefArbiter: "Turnierleitung",
    deputyArbiters: "Weitere Leitung",
    allottedTimes: "Bedenkzeit",
  },
  en: {
    ...labels.en,
    chiefArbiter: "Tournament director",
    deputyArbiters: "Other directors",
    allottedTimes: "Time control",
  },
});

const rates: Texts<Readonly<Record<RateOfPlay, string>>> = texts<
  Readonly<Record<RateOfPlay, string>>
>({
  de: { standard: "Turnierschach (Standard)", rapid: "Schnellschach", blitz: "Blitzschach" },
  en: { standard: "Standard", rapid: "Rapid", blitz: "Blitz" },
});

/** "Schnellschach", "Rapid". */
export const rateOfPlayLabel = (rate: RateOfPlay, language: Language): string =>
  rates[language][rate];

const forms: Texts<Readonly<Record<FormOfAddress, string>>> = texts<
  Readonly<Record<FormOfAddress, string>>
>({
  de: { formal: "Sie", informal: "du" },
  en: { formal: "formal, in German (Sie)", informal: "informal, in German (du)" },
});

/** "Sie", "du". */
export const formOfAddressLabel = (form: FormOfAddress, language: Language): string =>
  forms[language][form];

interface TimeWords {
  readonly time: (seconds: number) => string;
  readonly moves: (time: string, moves: number) => string;
  readonly increment: (time: string, seconds: number) => string;
  readonly next: string;
  readonly sides: (white: string, black: string) => string;
}

/** `1½ h` is nobody's habit: whole minutes as such, else seconds. */
const timeSpan = (seconds: number, language: Language): string =>
  seconds % 60 === 0
    ? counted(seconds / 60, MINUTES[language], language)
    : counted(seconds, SECONDS[language], language);

const MINUTES = {
  de: { one: "Minute", other: "Minuten" },
  en: { one: "minute", other: "minutes" },
} as const;

const SECONDS = {
  de: { one: "Sekunde", other: "Sekunden" },
  en: { one: "second", other: "seconds" },
} as const;

const MOVES = {
  de: { one: "Zug", other: "Züge" },
  en: { one: "move", other: "moves" },
} as const;

const timeWords = texts<TimeWords>({
  de: {
    time: (seconds) => timeSpan(seconds, "de"),
    moves: (time, moves) => `${time} für ${counted(moves, MOVES.de, "de")}`,
    increment: (time, seconds) => `${time} + ${counted(seconds, SECONDS.de, "de")} je Zug`,
    next: ", dann ",
    sides: (white, black) => `Weiß ${white}; Schwarz ${black}`,
  },
  en: {
    time: (seconds) => timeSpan(seconds, "en"),
    moves: (time, moves) => `${time} for ${counted(moves, MOVES.en, "en")}`,
    increment: (time, seconds) => `${time} + ${counted(seconds, SECONDS.en, "en")} per move`,
    next: ", then ",
    sides: (white, black) => `White ${white}; Black ${black}`,
  },
});

/** A time control in words: "90 Minuten + 30 Sekunden je Zug"; the code itself where it is none. */
export const describeTimeControl = (code: string, language: Language): string => {
  const control = parseTimeControl(code);
  if (control === null) return code;
  const t = timeWords[language];
  const side = (periods: readonly TimePeriod[]): string =>
    periods
      .map(({ moves, seconds, increment }) => {
        const time = moves === null ? t.time(seconds) : t.moves(t.time(seconds), moves);
        return increment === 0 ? time : t.increment(time, increment);
      })
      .join(t.next);
  const [white, black] = [side(control.white), side(control.black)];
  return white === black ? white : t.sides(white, black);
};

/** Where a time stands: what the number before it counts. */
const lines = texts<Readonly<Record<TimetableField, string>>>({
  de: { schedule: "Runde", programme: "Zeile" },
  en: { schedule: "Round", programme: "Line" },
});

const problems: Texts<Sentences<EventDetailProblem>> = texts<Sentences<EventDetailProblem>>({
  de: {
    "text-too-long": ({ most, position }) =>
      `${position === undefined ? "Höchstens" : `Zeile ${position}: höchstens`} ${formatInteger(most)} Zeichen. Bitte kürzen.`,
    "list-too-long": ({ most }) => `Höchstens ${most} Einträge.`,
    "not-a-federation": ({ value }) =>
      `„${value}“ ist kein Kürzel einer Föderation: drei Buchstaben, etwa GER, AUT oder SUI.`,
    "not-a-day": ({ value }) =>
      `„${value}“ ist kein Tag im Kalender. Bitte wie 22.11.2026 schreiben.`,
    "end-before-start": ({ start }) =>
      `Der letzte Tag liegt vor dem ersten (${formatDay(start, "de")}).`,
    "unknown-time-zone": ({ value }) =>
      `Die Zeitzone „${value}“ ist nicht bekannt. Sie heißt etwa Europe/Berlin.`,
    "not-a-day-and-time": ({ field, position, value }) =>
      `${lines.de[field]} ${position}: „${value}“ ist kein Tag oder keine Uhrzeit. Bitte wie 22.11.2026 10:00 schreiben.`,
    "outside-event": ({ field, position, day, start, end }) =>
      `${lines.de[field]} ${position}: Der ${formatDay(day, "de")} liegt ${start !== null && day < start ? "vor dem ersten" : "nach dem letzten"} Tag (${formatDay((start !== null && day < start ? start : end) ?? day, "de")}).`,
    "arbiter-without-name": ({ value }) => `Zur FIDE-ID ${value} fehlt der Name.`,
    "not-a-fide-id": ({ value }) => `„${value}“ ist keine FIDE-ID: nur Ziffern, höchstens elf.`,
    "arbiter-twice": ({ value }) =>
      `${value} ist schon eingetragen (gleiche FIDE-ID oder gleicher Name).`,
    "not-a-time-control": ({ value }) =>
      `„${value}“ ist keine Bedenkzeit. Bitte in Sekunden schreiben (5400+30, 40/6000+30:900+30) oder in Minuten (90'+30").`,
    "not-a-rate-of-play": ({ value }) =>
      `„${value}“ gibt es nicht. Zur Wahl stehen standard, rapid und blitz.`,
    "not-a-type-code": ({ value }) =>
      `„${value}“ ist kein Code: Großbuchstaben, Ziffern und _, etwa FIDE_DUTCH_2025.`,
    "not-a-form-of-address": ({ value }) =>
      `„${value}“ gibt es nicht. Zur Wahl stehen formal (Sie) und informal (du).`,
    "programme-incomplete": ({ position, lacks }) =>
      lacks === "at"
        ? `Zeile ${position}: Es fehlt, wann. Bitte wie 22.11.2026 10:00 schreiben.`
        : `Zeile ${position}: Es fehlt, was. Bitte eintragen oder die Zeile leeren.`,
    "not-a-hue": ({ value }) =>
      `„${value}“ ist keine Farbe: ein Farbton von 0 bis 359 oder eine Farbe wie #1d4d87.`,
    "colour-without-hue": ({ value }) =>
      `„${value}“ ist ein Grau und hat keinen Farbton. Bitte eine bunte Farbe wählen.`,
    "does-not-apply": () => "Das gibt es bei Turnieren dieser Art nicht. Bitte leer lassen.",
  },
  en: {
    "text-too-long": ({ most, position }) =>
      `${position === undefined ? "At" : `Line ${position}: at`} most ${formatInteger(most)} characters. Please shorten it.`,
    "list-too-long": ({ most }) => `At most ${most} entries.`,
    "not-a-federation": ({ value }) =>
      `“${value}” is not a federation code: three letters, such as GER, AUT or SUI.`,
    "not-a-day": ({ value }) => `“${value}” is not a date. Please write it like 2026-11-22.`,
    "end-before-start": ({ start }) =>
      `The last day is before the first (${formatDay(start, "en")}).`,
    "unknown-time-zone": ({ value }) =>
      `The time zone “${value}” is not known. Names look like Europe/Berlin.`,
    "not-a-day-and-time": ({ field, position, value }) =>
      `${lines.en[field]} ${position}: “${value}” is not a date and time. Please write it like 2026-11-22 10:00.`,
    "outside-event": ({ field, position, day, start, end }) =>
      `${lines.en[field]} ${position}: ${formatDay(day, "en")} is ${start !== null && day < start ? "before the first" : "after the last"} day (${formatDay((start !== null && day < start ? start : end) ?? day, "en")}).`,
    "arbiter-without-name": ({ value }) => `There is no name for FIDE ID ${value}.`,
    "not-a-fide-id": ({ value }) => `“${value}” is not a FIDE ID: only digits, at most eleven.`,
    "arbiter-twice": ({ value }) => `${value} is already there (same FIDE ID or same name).`,
    "not-a-time-control": ({ value }) =>
      `“${value}” is not a time control. Please write it in seconds (5400+30, 40/6000+30:900+30) or in minutes (90'+30").`,
    "not-a-rate-of-play": ({ value }) => `There is no “${value}”. Choose standard, rapid or blitz.`,
    "not-a-type-code": ({ value }) =>
      `“${value}” is not a code: capital letters, digits and _, such as FIDE_DUTCH_2025.`,
    "not-a-form-of-address": ({ value }) =>
      `There is no “${value}”. Choose formal (Sie) or informal (du).`,
    "programme-incomplete": ({ position, lacks }) =>
      lacks === "at"
        ? `Line ${position}: the time is missing. Please write it like 2026-11-22 10:00.`
        : `Line ${position}: the text is missing. Please fill it in, or empty the line.`,
    "not-a-hue": ({ value }) =>
      `“${value}” is not a colour: a hue from 0 to 359, or a colour such as #1d4d87.`,
    "colour-without-hue": ({ value }) =>
      `“${value}” is a grey and has no hue. Please choose a colour that has one.`,
    "does-not-apply": () => "This does not apply to events of this kind. Please leave it empty.",
  },
});

const nobody = (): string => "";

/** What is wrong with a detail, and the way out; said beside its field. */
export const describeEventDetailProblem = (
  problem: EventDetailProblem,
  language: Language,
): string => sentenceFor(problems[language], problem, nobody);

/** The same where no field stands beside it. */
export const describeLostDetail = (
  problem: EventDetailProblem,
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string => {
  const label = eventDetailLabel(problem.field, language, officials);
  return `${label}: ${describeEventDetailProblem(problem, language)}`;
};

/** Everything that is wrong with details, as one text. */
export const describeEventDetailsRefusal = (
  refusal: { readonly problems: readonly EventDetailProblem[] },
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string =>
  refusal.problems.map((problem) => describeLostDetail(problem, language, officials)).join(" ");

/** When an event takes place; empty where neither day is known. */
const eventDays = ({ start, end }: EventDetails, language: Language): string => {
  if (start !== undefined && end !== undefined) return formatDays(start, end, language);
  if (start !== undefined) return `${dayWords[language].from} ${formatDay(start, language)}`;
  return end === undefined ? "" : `${dayWords[language].until} ${formatDay(end, language)}`;
};

const dayWords = texts({
  de: { from: "ab", until: "bis" },
  en: { from: "from", until: "until" },
});

/** Place, days and organiser in one line, for headings; empty where none is known. */
export const eventLine = (details: EventDetails, language: Language): string => {
  const { place = "", federation, organiser = "" } = details;
  const where = place !== "" && federation !== undefined ? `${place} (${federation})` : place;
  return [where, eventDays(details, language), organiser].filter((part) => part !== "").join(" · ");
};

const changed = texts({
  de: { details: "Angaben zum Turnier" },
  en: { details: "Event details" },
});

/** What a journal says of details that were changed: what is known now. */
export const describeDetailsChange = (details: EventDetails, language: Language): string =>
  [changed[language].details, eventLine(details, language)]
    .filter((part) => part !== "")
    .join(": ");

/** One line of what is known of an event. */
export interface EventDetailRow {
  readonly label: string;
  readonly value: string;
}

/** How an event's details are told. */
export interface DetailStyle {
  readonly officials: GameTerms["officials"];
  /** How a date's number is called: stages where these are played one by one, else rounds. */
  readonly stages: StageOf | null;
}

/** Everything that is known of an event, for readers: in the order in which it is announced. */
export const eventDetailRows = (
  details: EventDetails,
  language: Language,
  style: DetailStyle,
): readonly EventDetailRow[] => [
  ...eventFactRows(details, language, style),
  ...timetableRows(details, language, style),
];

/** The same without what has a place of its own: the timetable. */
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

const rowWords = texts({
  de: {
    days: "Termin",
    times: "Bedenkzeit",
    round: (number: number) => `Runde ${number}`,
    zone: "Zeitzone",
  },
  en: {
    days: "Dates",
    times: "Time control",
    round: (number: number) => `Round ${number}`,
    zone: "Time zone",
  },
});

const describeArbiter = ({ name, fideId }: Arbiter): string =>
  fideId === undefined ? name : `${name} (FIDE ID ${fideId})`;

/** In words where the organiser gave some, else from the code; and the rate of play. */
const describeTimes = (details: EventDetails, language: Language): string => {
  const { allottedTimes, timeControl, rateOfPlay } = details;
  const times =
    allottedTimes ?? (timeControl === undefined ? "" : describeTimeControl(timeControl, language));
  const rate = rateOfPlay === undefined ? "" : rateOfPlayLabel(rateOfPlay, language);
  return [times, rate].filter((part) => part !== "").join(" · ");
};

/** The timetable of an event, and the zone of its times. */
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

/** What an item of the timetable is: `Runde 3`, the name of a stage, `Siegerehrung`. */
export const timetableLabel = (
  item: TimetableItem,
  language: Language,
  { stages }: Pick<DetailStyle, "stages">,
): string => ("what" in item ? item.what : (stages ?? rowWords[language].round)(item.round));
