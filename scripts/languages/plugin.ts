import type { Plugin } from "vite";
import { addLanguages, onlyLanguage } from "./add-language.ts";
import { pathOf } from "./source.ts";
import type { Translations } from "./translations.ts";

/** Adds languages to the packages' sources when they are bundled or tested. */
export const addingLanguages = (languages: readonly Translations[]): Plugin =>
  changing("adding-languages", (module) =>
    languages.length === 0 ? module.text : addLanguages(module, languages),
  );

/** Keeps one language in the packages' sources: German, English, or one made from it. */
export const leavingLanguage = (language: string, made: Translations | null): Plugin =>
  changing("leaving-one-language", (module) => onlyLanguage(module, language, made));

const changing = (
  name: string,
  change: (module: { readonly path: string; readonly text: string }) => string,
): Plugin => ({
  name,
  enforce: "pre",
  transform(text, id) {
    const path = pathOf(id.split("?")[0] ?? id);
    if (!/^packages\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/.test(path)) return null;
    const code = change({ path, text });
    return code === text ? null : { code, map: null };
  },
});
