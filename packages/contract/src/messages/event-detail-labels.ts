import type { EventDetail, FormOfAddress, GameTerms, RateOfPlay } from "@losfee/core";
import * as words from "@losfee/messages/event-detail-labels";
import type { Language } from "../language/language.ts";
import { type Texts, texts } from "../language/texts.ts";

type Labels = Readonly<Record<EventDetail, string>>;

const labels: Texts<Labels> = words.eventDetailLabelsLabels;

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

const rates: Texts<Readonly<Record<RateOfPlay, string>>> = words.rates;

/** "Schnellschach", "Rapid". */
export const rateOfPlayLabel = (rate: RateOfPlay, language: Language): string =>
  rates[language][rate];

const forms: Texts<Readonly<Record<FormOfAddress, string>>> = words.eventDetailLabelsForms;

/** "Sie", "du". */
export const formOfAddressLabel = (form: FormOfAddress, language: Language): string =>
  forms[language][form];
