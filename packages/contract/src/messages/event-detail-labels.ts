import type { EventDetail, FormOfAddress, GameTerms, RateOfPlay } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { type Texts, texts } from "../language/texts.ts";

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
    screens: "Leinwände",
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
    screens: "Big screens",
  },
});

/** Returns the name of a detail as used by the rules. */
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
