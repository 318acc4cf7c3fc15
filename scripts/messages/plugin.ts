import type { Plugin } from "vite";
import { dictionariesOf, moduleOf } from "./compile.ts";

const AREA = /\/packages\/messages\/dist\/([\w-]+)\.js(?:\?dictionary=(\w+))?(?:\?|$)/;

/**
 * Loads messages with these languages only, pseudo-languages among them. Each dictionary becomes a
 * module, so that a page does not load another's texts with its own.
 */
export const onlyLanguages = (languages: readonly string[]): Plugin => ({
  name: "messages-in-some-languages",
  enforce: "pre",
  load: {
    // The bundler calls it for messages only.
    filter: { id: AREA },
    handler(id) {
      const [, area, dictionary] = AREA.exec(id) ?? [];
      if (area === undefined) return null;
      if (dictionary !== undefined) return moduleOf(area, languages, [dictionary]);
      return dictionariesOf(area)
        .map((name) => `export { ${name} } from "./${area}.js?dictionary=${name}";`)
        .join("\n");
    },
  },
});
