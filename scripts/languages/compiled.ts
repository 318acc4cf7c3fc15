import { globSync, readFileSync, writeFileSync } from "node:fs";
import { addLanguages, withoutLanguages } from "./add-language.ts";
import { completeTranslationsOf, madeLanguages } from "./shipped.ts";
import { ROOT } from "./source.ts";

/** Adds the languages that are made from English to the compiled packages. */
export const addToCompiled = (): void => {
  const languages = madeLanguages().map(completeTranslationsOf);
  const paths = globSync("packages/*/dist/**/*.js", {
    cwd: ROOT,
    exclude: ["packages/*/dist/{bundle,joined}/**"],
  });
  for (const found of paths) {
    const path = found.replaceAll("\\", "/");
    const before = readFileSync(`${ROOT}${path}`, "utf8");
    const text = withoutLanguages(before);
    const after = languages.length === 0 ? text : addLanguages({ path, text }, languages);
    if (after !== before) writeFileSync(`${ROOT}${path}`, after);
  }
};
