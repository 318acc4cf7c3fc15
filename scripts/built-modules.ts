import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "./languages/source.ts";

/** Below which each package's exports name what the compiler made of them, module by module. */
export const BUILT_CONDITION = "losfee:modules";

/** What Node.js runs as it is. */
export const BUILT_MODULES = /\/packages\/[^/]+\/dist\/.*\.js$/;

const SOURCE = /^(packages\/[^/]+)\/src\/(.+)\.tsx?$/;

/**
 * Lets tests import what `npm run build` made of the sources, module by module: a run spends a third
 * of its time on making the same anew. Tests themselves, and what they share, stay sources.
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
