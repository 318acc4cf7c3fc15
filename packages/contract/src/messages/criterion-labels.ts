import { MODIFIERS } from "@losfee/core";
import { criteria, modifiers } from "@losfee/messages/criterion-labels";
import type { Language } from "../language/language.ts";
import { say, textAt } from "../language/say.ts";

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
