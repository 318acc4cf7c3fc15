import type { EventDetailProblem, GameTerms } from "@losfee/core";
import { lines } from "@losfee/messages/event-detail-problems";
import { formatDay } from "../language/dates.ts";
import type { Language } from "../language/language.ts";
import { formatInteger } from "../language/numbers.ts";
import { type Texts, texts } from "../language/texts.ts";
import { eventDetailLabel } from "./event-detail-labels.ts";
import { type Sentences, sentenceFor } from "./message.ts";

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
    "screen-without-name": ({ position }) =>
      `Leinwand ${position}: Bitte einen Namen eintragen, etwa Foyer.`,
    "screen-twice": ({ position, value }) =>
      `Leinwand ${position}: „${value}“ heißt schon eine andere. Bitte einen eigenen Namen wählen.`,
    "screen-empty": ({ position }) =>
      `Leinwand ${position}: Bitte wählen, was sie zeigt, mindestens eine Ansicht.`,
    "screen-seconds": ({ position, least, most }) =>
      `Leinwand ${position}: Ein Bild bleibt ${least} bis ${most} Sekunden stehen.`,
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
    "screen-without-name": ({ position }) =>
      `Screen ${position}: please enter a name, such as Foyer.`,
    "screen-twice": ({ position, value }) =>
      `Screen ${position}: another one is called “${value}” already. Please choose a name of its own.`,
    "screen-empty": ({ position }) =>
      `Screen ${position}: please choose what it shows, at least one view.`,
    "screen-seconds": ({ position, least, most }) =>
      `Screen ${position}: a picture stays for ${least} to ${most} seconds.`,
    "not-a-hue": ({ value }) =>
      `“${value}” is not a colour: a hue from 0 to 359, or a colour such as #1d4d87.`,
    "colour-without-hue": ({ value }) =>
      `“${value}” is a grey and has no hue. Please choose a colour that has one.`,
    "does-not-apply": () => "This does not apply to events of this kind. Please leave it empty.",
  },
});

const nobody = (): string => "";

/** Explains a problem with a detail, and the way out; shown next to its field. */
export const describeEventDetailProblem = (
  problem: EventDetailProblem,
  language: Language,
): string => sentenceFor(problems[language], problem, nobody);

/** The same for places without a field. */
export const describeLostDetail = (
  problem: EventDetailProblem,
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string => {
  const label = eventDetailLabel(problem.field, language, officials);
  return `${label}: ${describeEventDetailProblem(problem, language)}`;
};

/** Explains all problems with details in one text. */
export const describeEventDetailsRefusal = (
  refusal: { readonly problems: readonly EventDetailProblem[] },
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string =>
  refusal.problems.map((problem) => describeLostDetail(problem, language, officials)).join(" ");
