import { type ChainWarning, isTablesCriterion, MODIFIERS, type TeamStandings } from "@losfee/core";
import { chainWarnings } from "@losfee/messages/chain-warnings";
import { criteria, modifiers } from "@losfee/messages/criterion-labels";
import { teamRankingLabelsPlaces } from "@losfee/messages/team-ranking-labels";
import type { Language } from "../language/language.ts";
import { say, textAt } from "../language/say.ts";
import type { Texts } from "../language/texts.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";
import { tablesCriterionLabel } from "./tables-labels.ts";

/** Returns the name of a team ranking's criterion; `atTables`: members are ranked at tables. */
export const teamCriterionLabel = (
  code: string,
  atTables: TeamStandings["atTables"],
  language: Language,
): string => {
  if (code === "PLACES" || code === "BEST") return teamRankingLabelsPlaces[language][code];
  return atTables && isTablesCriterion(code)
    ? tablesCriterionLabel(code, language)
    : criterionLabel(code, language);
};

const sentences: Texts<Sentences<ChainWarning>> = chainWarnings;

/** Explains why a criterion of a chain has less effect than expected. */
export const describeChainWarning = (warning: ChainWarning, language: Language): string => {
  const { criterion: code } = warning;
  const criterion = `${code} (${criterionLabel(code, language)})`;
  return sentenceFor(sentences[language], { ...warning, criterion }, numberOf);
};

const longYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Returns the name of a ranking criterion, or its code if it has none. */
export const criterionLabel = (code: string, language: Language): string => {
  const [base = "", ...parts] = code.split(/[/:]/);
  const name = textAt(criteria[language], base);
  if (name === undefined) return code;
  const variants = parts.map((part) => modifierLabel(part, language));
  return variants.length === 0 ? name : `${name} (${variants.join(", ")})`;
};

/** Describes the effect of a modifier, as written after the slash: `C1`, `L60`, `MP`. */
export const modifierLabel = (text: string, language: Language): string => {
  const kind = MODIFIERS.find(({ read }) => read(text) !== null)?.kind;
  if (kind === undefined) return text;
  const value = text.replace(/^[A-Z](?=[+\-\d])/, "");
  return say(modifiers[language][kind], {
    value,
    count: Number(value),
    isPercent: /^\d/.test(value),
    year: longYear(value),
  });
};
