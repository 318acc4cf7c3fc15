import type { EventRefusal, LadderRefusal, LadderWarning } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "../message.ts";
import { impactSummary } from "./labels.ts";
import { ladderRefusalsDe } from "./refusals.de.ts";
import { ladderRefusalsEn } from "./refusals.en.ts";

const refusals: Readonly<Record<Language, Sentences<LadderRefusal>>> = {
  de: ladderRefusalsDe,
  en: ladderRefusalsEn,
};

/** Why a command was not carried out in a pyramid, or somebody cannot be challenged. */
export const describeLadderRefusal = (
  refusal: LadderRefusal,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(refusals[language], refusal, name);

const because = (reason: EventRefusal, language: Language, name: NameOf): string =>
  describeLadderRefusal(reason, language, name);

const warnings: Readonly<Record<Language, Sentences<LadderWarning>>> = {
  de: {
    "without-effect": ({ reason }, name) =>
      `Eingetragen, aber bisher ohne Wirkung. ${because(reason, "de", name)}`,
    skipped: ({ position, reason }, name) =>
      `Forderung ${position} der Nachricht war nicht möglich. ${because(reason, "de", name)}`,
    "arrived-late": ({ impact }) =>
      impactSummary(impact, "de") === ""
        ? "Früher angekommen als manches, was schon eingetragen ist; sonst ändert sich nichts."
        : `Früher angekommen als manches, was schon eingetragen ist: ${impactSummary(impact, "de")}.`,
  },
  en: {
    "without-effect": ({ reason }, name) =>
      `Recorded, but without effect so far. ${because(reason, "en", name)}`,
    skipped: ({ position, reason }, name) =>
      `Challenge ${position} of the message was not possible. ${because(reason, "en", name)}`,
    "arrived-late": ({ impact }) =>
      impactSummary(impact, "en") === ""
        ? "It arrived earlier than some of what is recorded; nothing else changes."
        : `It arrived earlier than some of what is recorded: ${impactSummary(impact, "en")}.`,
  },
};

/** What was carried out in a pyramid but deserves a second look. */
export const describeLadderWarning = (
  warning: LadderWarning,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(warnings[language], warning, name);
