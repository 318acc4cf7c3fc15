import { readFileSync } from "node:fs";
import { LANGUAGES } from "../../packages/contract/src/language/language.ts";
import { isTranslated } from "./catalogue.ts";
import { pluralForms } from "./plurals.ts";
import { readPo } from "./po.ts";
import { ROOT } from "./source.ts";
import { type Translations, translationsFrom } from "./translations.ts";

export { LANGUAGES };

/** The languages of the program that are made from English. */
export const madeLanguages = (): readonly string[] =>
  LANGUAGES.filter((language) => language !== "de" && language !== "en");

/** Returns the current translations of a language's catalogue. */
export const translationsOf = (language: string): Translations =>
  translationsFrom(
    language,
    pluralForms(language),
    readPo(readFileSync(`${ROOT}languages/${language}.po`, "utf8")).entries.filter(isTranslated),
  );

/** Returns a complete language. Throws with a list of what its catalogue lacks. */
export const completeTranslationsOf = (language: string): Translations => {
  const { entries } = readPo(readFileSync(`${ROOT}languages/${language}.po`, "utf8"));
  const missing = entries.filter((entry) => !isTranslated(entry));
  if (missing.length > 0) {
    const list = missing.map(({ context, id }) => `${context}\n    ${id}`);
    throw new Error(
      [`languages/${language}.po lacks translations (npm run languages):`, ...list].join("\n"),
    );
  }
  return translationsFrom(language, pluralForms(language), entries);
};
