import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { transformSync } from "rolldown/utils";
import { ROOT } from "./root.ts";

/**
 * Writes each source of the packages as a module that Node.js runs, with a source map. Types are left
 * out, not checked: `npm run typecheck` does that, and writes the declarations beside the modules.
 */
export const transpileAll = (): void => {
  const written = new Set<string>();
  for (const path of globSync("packages/*/src/**/*.{ts,tsx}", { cwd: ROOT, exclude: isNoModule })) {
    const module = path.replace("/src/", "/dist/").replace(/\.tsx?$/, ".js");
    for (const [name, text] of transpile(path, module)) {
      written.add(name);
      mkdirSync(dirname(join(ROOT, name)), { recursive: true });
      writeFileSync(join(ROOT, name), text);
    }
  }
  for (const path of globSync("packages/*/dist/**/*.{js,js.map,d.ts,d.ts.map}", { cwd: ROOT })) {
    if (isMadeOtherwise.test(path)) continue;
    if (!written.has(path.replace(/\.d\.ts(\.map)?$/, ".js"))) rmSync(join(ROOT, path));
  }
};

const isNoModule = (path: string): boolean => /\.(test|d)\.tsx?$/.test(path);

/** Messages, and files that others made of the modules. */
const isMadeOtherwise = /^packages\/(messages\/|[^/]+\/dist\/(joined|bundle|fonts)\/)/;

const transpile = (path: string, module: string): readonly (readonly [string, string])[] => {
  const { code, map, errors } = transformSync(path, readFileSync(join(ROOT, path), "utf8"), {
    target: "es2024",
    sourcemap: true,
    jsx: { runtime: "automatic", importSource: "preact" },
    typescript: { rewriteImportExtensions: "rewrite", onlyRemoveTypeImports: true },
  });
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return [
    [module, `${code}//# sourceMappingURL=${basename(module)}.map\n`],
    [
      `${module}.map`,
      JSON.stringify({ ...map, sources: [`${"../".repeat(depth(module))}${path}`] }),
    ],
  ];
};

/** The number of folders around a file. */
const depth = (path: string): number => path.split("/").length - 1;
