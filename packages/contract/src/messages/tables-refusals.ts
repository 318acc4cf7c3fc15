import type { TablesRefusal, TablesWarning } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { counted, formatInteger, formatList } from "../language/numbers.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";
import { shortened } from "./shortened.ts";
import { tablesRefusalsDe } from "./tables-refusals.de.ts";
import { tablesRefusalsEn } from "./tables-refusals.en.ts";

const refusals: Readonly<Record<Language, Sentences<TablesRefusal>>> = {
  de: tablesRefusalsDe,
  en: tablesRefusalsEn,
};

/** Why a command was not carried out at a table tournament, and the way out. */
export const describeTablesRefusal = (
  refusal: TablesRefusal,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(refusals[language], refusal, name);

const warnings: Readonly<Record<Language, Sentences<TablesWarning>>> = {
  de: {
    "unusual-score": ({ entry, score, usual: [low, high] }, name) =>
      `${formatInteger(score)} Punkte von ${name(entry)} sind ungewöhnlich (üblich ${formatInteger(low)} bis ${formatInteger(high)}). Stimmt das?`,
    "not-checked-in": ({ entries }, name) =>
      `${counted(entries.length, { one: "Person ist", other: "Personen sind" }, "de")} nicht als anwesend vermerkt: ${formatList(shortened(entries.map(name), "weitere"), "de")}.`,
    "later-stage-stays": ({ stage, laterStage }) =>
      `Stufe ${laterStage} ist aus Stufe ${stage} entstanden und bleibt, wie sie ist.`,
    "seat-empty": ({ stage, entry }, name) =>
      `Der Platz von ${name(entry)} in Stufe ${stage} bleibt leer: ${name(entry)} wird in jedem offenen Spiel Letzter ohne Punkte.`,
  },
  en: {
    "unusual-score": ({ entry, score, usual: [low, high] }, name) =>
      `${formatInteger(score)} points for ${name(entry)} is unusual (${formatInteger(low)} to ${formatInteger(high)} is usual). Is it right?`,
    "not-checked-in": ({ entries }, name) =>
      `${counted(entries.length, { one: "player is", other: "players are" }, "en")} not checked in: ${formatList(shortened(entries.map(name), "more"), "en")}.`,
    "later-stage-stays": ({ stage, laterStage }) =>
      `Stage ${laterStage} was made from stage ${stage} and stays as it is.`,
    "seat-empty": ({ stage, entry }, name) =>
      `The seat of ${name(entry)} in stage ${stage} stays empty: ${name(entry)} is last without points in every open game.`,
  },
};

/** What was carried out at a table tournament but deserves a second look. */
export const describeTablesWarning = (
  warning: TablesWarning,
  language: Language,
  name: NameOf = numberOf,
): string => sentenceFor(warnings[language], warning, name);
