/** Unit, property and conformance tests: `npm run test:unit`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vitest/config";
import { addingLanguages } from "./scripts/languages/plugin.ts";
import { PSEUDO_LANGUAGES, pseudoTranslations } from "./scripts/languages/pseudo.ts";
import { madeLanguages, translationsOf } from "./scripts/languages/shipped.ts";
import { ROOT } from "./scripts/languages/source.ts";
import { sweep } from "./test/long.ts";

// Tests run from the packages' sources, so that nothing has to be built first.
const conditions = ["losfee:source"];

/** Modules that were transformed with another state of a catalogue are transformed again. */
const forgettingOldCatalogues: Plugin = {
  name: "forgetting-old-catalogues",
  configureVitest({ defineCacheKeyGenerator }) {
    const catalogues = madeLanguages().map((language) => `${ROOT}languages/${language}.po`);
    const hash = createHash("sha256");
    for (const path of catalogues) hash.update(readFileSync(path));
    const state = hash.digest("hex");
    defineCacheKeyGenerator(() => state);
  },
};

export default defineConfig({
  plugins: [
    addingLanguages([
      ...madeLanguages().map(translationsOf),
      ...PSEUDO_LANGUAGES.map(pseudoTranslations),
    ]),
    forgettingOldCatalogues,
  ],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["packages/*/{src,test}/**/*.test.{ts,tsx}", "{scripts,test}/**/*.test.ts"],
    // One per core: most files wait for processes and disks as often as they compute.
    maxWorkers: "100%",
    // Files of a worker share the modules they import: a third of the time went into reading them again.
    isolate: false,
    setupFiles: ["test/property-tests.ts"],
    // Far beyond what any test takes on a slow, busy machine: it ends what hangs, and nothing else.
    testTimeout: sweep(300_000, 3_600_000),
    hookTimeout: 300_000,
  },
});
