import type { EventRefusal, LadderRefusal, LadderWarning } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { texts } from "../../language/texts.ts";
import { describerBy, type NameOf } from "../message.ts";
import { duplicateTexts } from "../probable-duplicates.ts";
import { describeColourShift } from "../publicity.ts";
import { impactSummary } from "./labels.ts";
import { ladderRefusalsDe } from "./refusals.de.ts";
import { ladderRefusalsEn } from "./refusals.en.ts";

/** Why a command was not carried out in a pyramid, or somebody cannot be challenged. */
export const describeLadderRefusal = describerBy<LadderRefusal>(
  texts({
    de: {
      ...ladderRefusalsDe,
      "challenges-refused": ({ refusals }, name) =>
        `Keine der Forderungen ist möglich. ${refusals.map(({ position, reason }) => `${position}: ${because(reason, "de", name)}`).join(" ")}`,
    },
    en: {
      ...ladderRefusalsEn,
      "challenges-refused": ({ refusals }, name) =>
        `None of the challenges is possible. ${refusals.map(({ position, reason }) => `${position}: ${because(reason, "en", name)}`).join(" ")}`,
    },
  }),
);

const because = (reason: EventRefusal, language: Language, name: NameOf): string =>
  describeLadderRefusal(reason, language, name);

/** What was carried out in a pyramid but deserves a second look. */
export const describeLadderWarning = describerBy<LadderWarning>(
  texts({
    de: {
      "colour-shifted": (warning) => describeColourShift(warning, "de"),
      "without-effect": ({ reason }, name) =>
        `Eingetragen, aber bisher ohne Wirkung. ${because(reason, "de", name)}`,
      skipped: ({ position, reason }, name) =>
        `Forderung ${position} der Nachricht war nicht möglich. ${because(reason, "de", name)}`,
      "arrived-late": ({ impact }) =>
        impactSummary(impact, "de") === ""
          ? "Früher angekommen als manches, was schon eingetragen ist; sonst ändert sich nichts."
          : `Früher angekommen als manches, was schon eingetragen ist: ${impactSummary(impact, "de")}.`,
      "probable-duplicates": ({ pairs }) => duplicateTexts.de(pairs),
    },
    en: {
      "colour-shifted": (warning) => describeColourShift(warning, "en"),
      "without-effect": ({ reason }, name) =>
        `Recorded, but without effect so far. ${because(reason, "en", name)}`,
      skipped: ({ position, reason }, name) =>
        `Challenge ${position} of the message was not possible. ${because(reason, "en", name)}`,
      "arrived-late": ({ impact }) =>
        impactSummary(impact, "en") === ""
          ? "It arrived earlier than some of what is recorded; nothing else changes."
          : `It arrived earlier than some of what is recorded: ${impactSummary(impact, "en")}.`,
      "probable-duplicates": ({ pairs }) => duplicateTexts.en(pairs),
    },
  }),
);
