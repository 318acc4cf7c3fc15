import { ladderConsolePages } from "../ladder/console/pages.ts";
import { ladderPublicPages } from "../ladder/pages.ts";
import type { PageDefinition } from "../page.ts";
import { tablesPages } from "../tables/pages.ts";
import { consolePages } from "./console-pages.ts";
import { publicPages } from "./public-pages.ts";
import { sheetPages } from "./sheet-pages.ts";

/** Every page there is; the server answers each at its address. */
export const pages: readonly PageDefinition[] = [
  ...publicPages,
  ...sheetPages,
  ...consolePages,
  ...tablesPages,
  ...ladderPublicPages,
  ...ladderConsolePages,
];
