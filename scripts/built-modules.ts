import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "./root.ts";

/** The condition under which each package's exports name the compiled modules. */
export const BUILT_CONDITION = "losfee:modules";

/** Paths that Node.js runs without compiling. */
export const BUILT_MODULES = /\/packages\/[^/]+\/dist\/.*\.js$/;

const SOURCE = /^(packages\/[^/]+)\/src\/(.+)\.tsx?$/;

/**
 * Lets tests import the modules of `npm run build`: compiling them again takes a third of a run.
 * Tests themselves, and their shared helpers, stay sources.
 */
export const importingBuilt: Plugin = {
  name: "importing-built-modules",
  enforce: "pre",
  resolveId(id, importer) {
    if (!id.startsWith(".") || importer === undefined) return null;
    const path = resolve(dirname(importer.split("?")[0] ?? importer), id);
    const [, folder, module] = SOURCE.exec(path.slice(ROOT.length)) ?? [];
    if (module === undefined) return null;
    const built = `${ROOT}${folder}/dist/${module}.js`;
    return existsSync(built) ? built : null;
  },
};
