/**
 * Lists the pages of the web package for its registry: `npm run registry`. A page is a folder with
 * a `page.ts`, which exports its definition; some folders define two pages that differ in little.
 *
 * The list is a file of its own, because Node, the bundler and the tests all read it, without
 * looking into folders at run time. A test fails while it is out of date.
 */
import { globSync, writeFileSync } from "node:fs";
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

/** Returns the text of the list for the registry. */
export const folderListOf = (folders: readonly string[]): string => `\
/** Written by \`npm run registry\`, for every folder with a \`page.ts\`. */
${folders.map((folder) => `import * as ${nameOf(folder)} from "../${folder}/page.ts";\n`).join("")}
export const folders = {
${folders.map((folder) => `  "${folder}": ${nameOf(folder)},\n`).join("")}} as const;
`;

/** `kinds/ladder/console/day` → `ladderConsoleDay` */
const nameOf = (folder: string): string =>
  folder.replace(/^kinds\//, "").replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

if (import.meta.main) writeFileSync(folderList, folderListOf(pageFolders()));
