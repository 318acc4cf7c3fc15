import { MODIFIERS, type ModifierKind } from "@losfee/core";
import * as words from "@losfee/messages/criterion-labels";
import type { Language } from "../language/language.ts";
import { type Texts, texts } from "../language/texts.ts";

/** Names of the criteria without modifiers, by their codes. */
const criteria: Texts<Readonly<Record<string, string>>> = words.criteria;

type ModifierTexts = Readonly<Record<ModifierKind, (digits: string) => string>>;

const modifiers: Texts<ModifierTexts> = texts<ModifierTexts>({
  de: {
    score: (letters) => (letters === "MP" ? "in Mannschaftspunkten" : "in Brettpunkten"),
    cut: (count) =>
      count === "1" ? "ohne den niedrigsten Wert" : `ohne die ${count} niedrigsten Werte`,
    median: (count) =>
      count === "1"
        ? "ohne den höchsten und den niedrigsten Wert"
        : `ohne die ${count} höchsten und die ${count} niedrigsten Werte`,
    fore: () => "letzte Runde als Remis",
    limit: (limit) => (/^\d/.test(limit) ? `ab ${limit} %` : `ab der Hälfte ${limit}/2`),
    divisor: (divisor) => `geteilt durch ${divisor}`,
    unrated: (rating) => `ohne Wertungszahl: ${rating}`,
    black: () => "bei Remis Schwarz vorn",
    "pre-determined": () => "kampflose Partien wie gespielte",
    edition: (year) => `Regeln von ${longYear(year)}`,
    reverse: () => "umgekehrt",
  },
  en: {
    score: (letters) => (letters === "MP" ? "in match points" : "in game points"),
    cut: (count) => (count === "1" ? "without the lowest" : `without the ${count} lowest`),
    median: (count) =>
      count === "1"
        ? "without highest and lowest"
        : `without the ${count} highest and ${count} lowest`,
    fore: () => "last round counted as a draw",
    limit: (limit) => (/^\d/.test(limit) ? `from ${limit}%` : `from half ${limit}/2`),
    divisor: (divisor) => `divided by ${divisor}`,
    unrated: (rating) => `${rating} for unrated players`,
    black: () => "a draw goes to Black",
    "pre-determined": () => "forfeits as played",
    edition: (year) => `rules of ${longYear(year)}`,
    reverse: () => "reversed",
  },
});

const longYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Returns the name of a ranking criterion, or its code if it has none. */
export const criterionLabel = (code: string, language: Language): string => {
  const [base = "", ...parts] = code.split(/[/:]/);
  const name = criteria[language][base];
  if (name === undefined) return code;
  const variants = parts.map((part) => modifierLabel(part, language));
  return variants.length === 0 ? name : `${name} (${variants.join(", ")})`;
};

/** Describes the effect of a modifier, as written after the slash: `C1`, `L60`, `MP`. */
export const modifierLabel = (text: string, language: Language): string => {
  const kind = MODIFIERS.find(({ read }) => read(text) !== null)?.kind;
  return kind === undefined
    ? text
    : modifiers[language][kind](text.replace(/^[A-Z](?=[+\-\d])/, ""));
};
