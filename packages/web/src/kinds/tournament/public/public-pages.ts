import type { PageDefinition } from "../../../shell/page.ts";
import { compareChoicePage, comparePage } from "./compare/page.ts";
import { crosstablePage } from "./crosstable/page.ts";
import { lotsPage } from "./lots/page.ts";
import { overviewPage } from "./overview/page.ts";
import { pairingsPage } from "./pairings/page.ts";
import { playerPage } from "./player/page.ts";
import { screenPage } from "./screen/page.ts";
import { standingsPage } from "./standings/page.ts";
import { whyChoicePage, whyPage } from "./why/page.ts";

/** Pages that everybody sees. */
export const publicPages: readonly PageDefinition[] = [
  overviewPage,
  pairingsPage,
  standingsPage,
  playerPage,
  crosstablePage,
  comparePage,
  compareChoicePage,
  whyPage,
  whyChoicePage,
  lotsPage,
  screenPage,
];
