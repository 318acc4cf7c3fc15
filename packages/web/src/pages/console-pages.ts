import { directorPages } from "../console/pages.ts";
import type { PageDefinition } from "../page.ts";

/** Pages of the director and of helpers who enter results. */
export const consolePages: readonly PageDefinition[] = [...directorPages];
