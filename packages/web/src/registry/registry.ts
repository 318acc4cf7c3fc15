import { homePages } from "../home/pages.ts";
import { ladderConsolePages } from "../kinds/ladder/console/pages.ts";
import { ladderPublicPages } from "../kinds/ladder/public/pages.ts";
import { tablesPages } from "../kinds/tables/pages.ts";
import { directorPages } from "../kinds/tournament/console/pages.ts";
import { publicPages } from "../kinds/tournament/public/public-pages.ts";
import { sheetPages } from "../kinds/tournament/public/sheet-pages.ts";
import type { PageDefinition } from "../shell/page.ts";

/** Every page there is; the server answers each at its address. */
export const pages: readonly PageDefinition[] = [
  ...homePages,
  ...publicPages,
  ...sheetPages,
  ...directorPages,
  ...tablesPages,
  ...ladderPublicPages,
  ...ladderConsolePages,
];
