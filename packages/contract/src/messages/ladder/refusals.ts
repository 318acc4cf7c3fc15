import type { EventRefusal, LadderRefusal, LadderWarning } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { texts } from "../../language/texts.ts";
import { describerBy, type NameOf } from "../message.ts";
import { duplicateTexts } from "../probable-duplicates.ts";
import { describeColourShift } from "../publicity.ts";
import { impactSummary } from "./labels.ts";
import { ladderRefusalsDe } from "./refusals.de.ts";
import { ladderRefusalsEn } from "./refusals.en.ts";

/** Explains why a command or a challenge was refused in a pyramid. */
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

/** Describes a warning about an accepted command in a pyramid. */
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
