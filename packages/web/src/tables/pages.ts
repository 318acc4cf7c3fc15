import type { PageDefinition } from "../page.ts";
import { tablesCompareChoicePage, tablesComparePage } from "./compare/page.ts";
import { cutPage } from "./cut/page.ts";
import { tablesLotsPage } from "./lots/page.ts";
import { tablesOverviewPage } from "./overview/page.ts";
import { tablesPlayerPage } from "./player/page.ts";
import { tablesScreenPage } from "./screen/page.ts";
import { tablesStandingsPage } from "./standings/page.ts";
import { tablesPage } from "./tables/page.ts";

/** Pages of table tournaments that everybody sees. */
export const tablesPublicPages: readonly PageDefinition[] = [
  tablesOverviewPage,
  tablesPage,
  tablesStandingsPage,
  cutPage,
  tablesPlayerPage,
  tablesComparePage,
  tablesCompareChoicePage,
  tablesLotsPage,
  tablesScreenPage,
];
