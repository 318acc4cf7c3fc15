import type { PageDefinition } from "../../../shell/page.ts";
import { ladderGamesPage } from "./games/page.ts";
import { ladderListsPage } from "./lists/page.ts";
import { ownPage } from "./me/page.ts";
import { ladderOverviewPage } from "./overview/page.ts";
import { ladderPlayerPage } from "./player/page.ts";
import { ladderReplayPage } from "./replay/page.ts";
import { ladderSeatPage } from "./seat/page.ts";
import { ladderStandingsPage } from "./standings/page.ts";

/** Pages of pyramids that everybody sees, and a player's own. */
export const ladderPublicPages: readonly PageDefinition[] = [
  ladderOverviewPage,
  ladderGamesPage,
  ladderReplayPage,
  ladderListsPage,
  ladderStandingsPage,
  ladderSeatPage,
  ladderPlayerPage,
  ownPage,
];
