import type { PageDefinition } from "../../../shell/page.ts";
import { ladderDayPage } from "./day/page.ts";
import { ladderEntriesPage } from "./entries/page.ts";
import { ladderJournalPage } from "./journal/page.ts";
import { latePage } from "./late/page.ts";
import { ladderSettingsPage } from "./settings/page.ts";

/** The console of pyramids. */
export const ladderConsolePages: readonly PageDefinition[] = [
  ladderDayPage,
  ladderEntriesPage,
  latePage,
  ladderJournalPage,
  ladderSettingsPage,
];
