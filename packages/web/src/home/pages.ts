import type { PageDefinition } from "../shell/page.ts";
import { backupPage } from "./backup/page.ts";
import { competitionsPage } from "./competitions/page.ts";
import { homePage } from "./front/page.tsx";
import { sessionsPage } from "./sessions/page.ts";

/** Pages of no competition: the front door, and what a director sees before choosing one. */
export const homePages: readonly PageDefinition[] = [
  homePage,
  competitionsPage,
  sessionsPage,
  backupPage,
];
