import type { PageDefinition } from "../page.ts";

/** Pages of the director and of helpers who enter results. */
export const consolePages: readonly PageDefinition[] = [];
