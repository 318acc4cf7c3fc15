import type { PageDefinition } from "../../shell/page.ts";
import { correctTablePage } from "./console/correct/page.ts";
import { tablesDayPage } from "./console/day/page.ts";
import { tablesEntriesPage } from "./console/entries/page.ts";
import { tablesJournalPage } from "./console/journal/page.ts";
import { tableLinksPage } from "./console/links/page.ts";
import { sheetsPage } from "./console/results/page.ts";
import { stagePage } from "./console/stage/page.ts";
import { directedStandingsPage } from "./console/standings/page.ts";
import { tablesCompareChoicePage, tablesComparePage } from "./public/compare/page.ts";
import { cutPage } from "./public/cut/page.ts";
import { tablesLotsPage } from "./public/lots/page.ts";
import { tablesOverviewPage } from "./public/overview/page.ts";
import { ownTablePage } from "./public/own-table/page.ts";
import { tablesPlayerPage } from "./public/player/page.ts";
import { scoreSheetsPage, tableCardsPage } from "./public/print/pages.ts";
import { tablesScreenPage } from "./public/screen/page.ts";
import { tablesStandingsPage } from "./public/standings/page.ts";
import { tablesPage } from "./public/tables/page.ts";

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
  tablesJournalPage,
  tableLinksPage,
];
