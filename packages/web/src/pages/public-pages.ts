import type { PageDefinition } from "../page.ts";
import { standingsPage } from "./standings/page.ts";

/** Pages that everybody sees. */
export const publicPages: readonly PageDefinition[] = [standingsPage];
