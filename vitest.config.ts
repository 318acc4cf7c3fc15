/** Unit, property and conformance tests: `npm run test:unit`. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type Plugin, type ViteUserConfig } from "vitest/config";
import { BUILT_CONDITION, BUILT_MODULES, importingBuilt } from "./scripts/built-modules.ts";
import { LANGUAGES } from "./scripts/languages.ts";
import { compileMessages } from "./scripts/messages/compile.ts";
import { onlyLanguages } from "./scripts/messages/plugin.ts";
import { PSEUDO_LANGUAGES } from "./scripts/messages/pseudo.ts";
import { ROOT } from "./scripts/root.ts";
import { sweep } from "./test/long.ts";

/**
 * Tests run from the packages' sources, so that nothing has to be built first. `npm test`, which has
 * built everything, sets LOSFEE_TEST_BUILT: then they run on that, which takes two thirds of the time.
 */
const runsBuilt = process.env["LOSFEE_TEST_BUILT"] === "1";

/** These change modules before they run, and so need the sources. */
const ON_SOURCES = ["packages/web/test/{keys,pseudo-languages}.test.ts"];

const TESTS = ["packages/*/{src,test}/**/*.test.{ts,tsx}", "{scripts,test}/**/*.test.ts"];

/** Modules with messages in other languages than these are transformed again. */
const forgettingOldMessages: Plugin = {
  name: "forgetting-old-messages",
  configureVitest({ defineCacheKeyGenerator }) {
    const hash = createHash("sha256");
    for (const path of globSync(`${ROOT}packages/messages/*/*.json`).sort()) {
      hash.update(readFileSync(path));
    }
    const state = hash.digest("hex");
    defineCacheKeyGenerator(() => state);
  },
};

/**
 * Files of the long run. Each shows once more, with processes, databases, every address or whole events,
 * what faster tests of the same rules show in `npm test`.
 */
const LONG_RUN = [
  "packages/cli/test/{broadcast,bundle,database-refusals,killed-launcher,several-servers,standby}.test.ts",
  "packages/cli/test/stopped-busy.test.ts",
  "packages/server/test/{championship,metrics}.test.ts",
  "packages/server/test/competitions/snapshots.test.ts",
  "packages/server/test/copy/copy.test.ts",
  "packages/server/test/durability/torn-write.test.ts",
  "packages/server/test/http/{base-path,connections,every-answer,every-right,from-snapshot}.test.ts",
  "packages/server/test/http/{log,pictures-beside-hall,two-servers}.test.ts",
  "packages/server/test/journal/damaged-log.test.ts",
  "packages/server/test/ladder/mail-servers.test.ts",
  "packages/server/test/storage/modules.test.ts",
  "packages/web/test/{measures,pseudo-languages}.test.ts",
];

/** A test run by hand, on sources, is among all of them. */
const NO_TESTS = ["**/node_modules/**", ...(runsBuilt ? sweep(LONG_RUN, []) : [])];

/** New objects live in a larger part of the heap: collecting it took a seventh of the time. */
const ROOM_FOR_NEW_OBJECTS = "--max-semi-space-size=64";

const common: ViteUserConfig["test"] = {
  // One more than processors: files wait for processes and disks a third of their time.
  maxWorkers: availableParallelism() + 1,
  // Files of a worker share the modules they import: a third of the time went into reading them again.
  isolate: false,
  setupFiles: ["test/property-tests.ts", "test/wait-limit.ts"],
  // As in test/wait-limit.ts.
  expect: { poll: { timeout: 60_000 } },
  // Far beyond what any test takes on a slow, busy machine: it ends what hangs, and nothing else.
  testTimeout: sweep(300_000, 3_600_000),
  hookTimeout: 300_000,
};

const jsx: ViteUserConfig["oxc"] = { jsx: { runtime: "automatic", importSource: "preact" } };

// Types and, on sources, the names of modules come from the compiled messages.
if (!runsBuilt) compileMessages();

const onSources = (include: readonly string[]): ViteUserConfig => ({
  plugins: [forgettingOldMessages, onlyLanguages([...LANGUAGES, ...PSEUDO_LANGUAGES])],
  resolve: { conditions: ["losfee:source"] },
  ssr: { resolve: { conditions: ["losfee:source"] } },
  oxc: jsx,
  test: {
    ...common,
    name: "sources",
    include: [...include],
    exclude: [...NO_TESTS],
    execArgv: [ROOM_FOR_NEW_OBJECTS],
  },
});

const onBuilt: ViteUserConfig = {
  plugins: [importingBuilt],
  resolve: { conditions: [BUILT_CONDITION] },
  ssr: { resolve: { conditions: [BUILT_CONDITION] } },
  oxc: jsx,
  test: {
    ...common,
    name: "built",
    include: TESTS,
    exclude: [...ON_SOURCES, ...NO_TESTS],
    execArgv: [`--conditions=${BUILT_CONDITION}`, ROOM_FOR_NEW_OBJECTS],
    server: { deps: { external: [BUILT_MODULES] } },
  },
};

export default defineConfig(
  runsBuilt ? { test: { projects: [onBuilt, onSources(ON_SOURCES)] } } : onSources(TESTS),
);
