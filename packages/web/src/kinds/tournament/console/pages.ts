import type { PageDefinition } from "../../../shell/page.ts";
import { checkPage } from "./check/page.ts";
import { correctPage } from "./correct/page.ts";
import { dayPage } from "./day/page.ts";
import { entriesPage } from "./entries/page.ts";
import { eventDetailsPage } from "./event-details/page.ts";
import { journalPage } from "./journal/page.ts";
import { linksPage } from "./links/page.ts";
import { rankingPage } from "./ranking/page.ts";
import { resultsPage } from "./results/page.ts";
import { roundPage } from "./rounds/page.ts";
import { settingsPage } from "./settings/page.ts";
import { consoleStandingsPage } from "./standings/page.ts";
import { consoleWhyPage } from "./why/page.ts";

/** The console: what directors do, and helpers who enter results. */
export const directorPages: readonly PageDefinition[] = [
  dayPage,
  entriesPage,
  roundPage,
  consoleWhyPage,
  resultsPage,
  checkPage,
  correctPage,
  consoleStandingsPage,
  rankingPage,
  settingsPage,
  eventDetailsPage,
  journalPage,
  linksPage,
];
