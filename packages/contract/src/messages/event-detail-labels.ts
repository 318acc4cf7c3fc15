import type { EventDetail, FormOfAddress, GameTerms, RateOfPlay } from "@losfee/core";
import {
  directed,
  eventDetailLabelsForms,
  eventDetailLabelsLabels,
  rates,
} from "@losfee/messages/event-detail-labels";
import type { Language } from "../language/language.ts";
import { textAt } from "../language/say.ts";

/** Returns the name of a detail as used by the rules, or by events without arbiters. */
export const eventDetailLabel = (
  detail: EventDetail,
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string =>
  (officials === "arbiters" ? undefined : textAt(directed[language], detail)) ??
  eventDetailLabelsLabels[language][detail];

/** "Schnellschach", "Rapid". */
export const rateOfPlayLabel = (rate: RateOfPlay, language: Language): string =>
  rates[language][rate];

/** "Sie", "du". */
export const formOfAddressLabel = (form: FormOfAddress, language: Language): string =>
  eventDetailLabelsForms[language][form];
