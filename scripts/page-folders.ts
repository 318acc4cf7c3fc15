/**
 * Lists the pages of the web package for its registry: `npm run registry`. A folder has `page.ts`,
 * with the model and the address of a page, and `view.tsx`; some define several pages. If the view
 * is one for all, they share it; else `fooBarPage` has `FooBarView`.
 *
 * The list is a file of its own, because Node, the bundler and the tests all read it, without
 * looking into folders at run time. A test fails while it is out of date.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../packages/web/src/", import.meta.url));

/** Path of the list. */
export const folderList = `${source}registry/folders.ts`;

/** Every folder with a page, below `packages/web/src`. */
export const pageFolders = (): readonly string[] =>
  globSync("**/page.ts", { cwd: source })
    .map((path) => dirname(path).split(sep).join("/"))
    // `shell/page.ts` defines what a page is.
    .filter((folder) => folder !== "shell")
    .sort();

/** A page by the names of its definition and its view. */
interface NamedPage {
  readonly folder: string;
  readonly page: string;
  readonly view: string;
}

const exportsOf = (path: string, suffix: string): readonly string[] =>
  [...readFileSync(`${source}${path}`, "utf8").matchAll(/^export const (\w+)/gm)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => name.endsWith(suffix));

/** Returns the pages of a folder with their views. */
export const pagesIn = (folder: string): readonly NamedPage[] => {
  const views = exportsOf(`${folder}/view.tsx`, "View");
  return exportsOf(`${folder}/page.ts`, "Page").map((page) => {
    const own = `${page.charAt(0).toUpperCase()}${page.slice(1, -"Page".length)}View`;
    const view = views.length === 1 ? views[0] : views.find((name) => name === own);
    if (view === undefined) throw new Error(`${folder}/view.tsx lacks a view for ${page}`);
    return { folder, page, view };
  });
};

/** Returns the text of the list for the registry. */
export const folderListOf = (pages: readonly NamedPage[]): string => {
  const folders = [...new Set(pages.map(({ folder }) => folder))];
  const imports = folders.flatMap((folder) => [
    `import * as ${nameOf(folder)} from "../${folder}/page.ts";\n`,
    `import * as ${nameOf(folder)}View from "../${folder}/view.tsx";\n`,
  ]);
  const lines = pages.map(
    ({ folder, page, view }) =>
      `  listed("${folder}", ${nameOf(folder)}.${page}, ${nameOf(folder)}View.${view}),\n`,
  );
  return `\
/** Written by \`npm run registry\`, for every folder with a \`page.ts\`. */
// biome-ignore-all format: a page is a line
${imports.join("")}import { listed } from "./listed.ts";

export const pages = [
${lines.join("")}] as const;
`;
};

/** `kinds/ladder/console/day` → `ladderConsoleDay` */
const nameOf = (folder: string): string =>
  folder.replace(/^kinds\//, "").replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

if (import.meta.main) writeFileSync(folderList, folderListOf(pageFolders().flatMap(pagesIn)));
