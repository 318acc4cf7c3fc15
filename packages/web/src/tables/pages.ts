import type { PageDefinition } from "../page.ts";
import { tablesCompareChoicePage, tablesComparePage } from "./compare/page.ts";
import { correctTablePage } from "./console/correct/page.ts";
import { tablesDayPage } from "./console/day/page.ts";
import { tablesEntriesPage } from "./console/entries/page.ts";
import { tablesJournalPage } from "./console/journal/page.ts";
import { tableLinksPage } from "./console/links/page.ts";
import { sheetsPage } from "./console/results/page.ts";
import { tablesSettingsPage } from "./console/settings/page.ts";
import { stagePage } from "./console/stage/page.ts";
import { directedStandingsPage } from "./console/standings/page.ts";
import { cutPage } from "./cut/page.ts";
import { tablesLotsPage } from "./lots/page.ts";
import { tablesOverviewPage } from "./overview/page.ts";
import { ownTablePage } from "./own-table/page.ts";
import { tablesPlayerPage } from "./player/page.ts";
import { scoreSheetsPage, tableCardsPage } from "./print/pages.ts";
import { tablesScreenPage } from "./screen/page.ts";
import { tablesStandingsPage } from "./standings/page.ts";
import { tablesPage } from "./tables/page.ts";

/** Every page of table tournaments: those that everybody sees, a table’s own, paper, the console. */
export const tablesPages: readonly PageDefinition[] = [
  tablesOverviewPage,
  tablesPage,
  tablesStandingsPage,
  cutPage,
  tablesPlayerPage,
  tablesComparePage,
  tablesCompareChoicePage,
  tablesLotsPage,
  tablesScreenPage,
  ownTablePage,
  scoreSheetsPage,
  tableCardsPage,
  tablesDayPage,
  tablesEntriesPage,
  stagePage,
  sheetsPage,
  correctTablePage,
  directedStandingsPage,
  tablesSettingsPage,
  tablesJournalPage,
  tableLinksPage,
];
