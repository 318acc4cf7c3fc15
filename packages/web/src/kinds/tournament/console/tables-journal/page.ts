import { journalTexts } from "../../../../parts/console/journal-texts.ts";
import { pages } from "../../tables-pages-of.ts";
import { buildTablesJournal } from "./model.ts";
import { TablesJournalView } from "./view.tsx";

/** The journal in plain language, with time travel. */
export const tablesJournalPage = pages.consolePage("journal", "/journal", {
  needsJournal: true,
  build: buildTablesJournal,
  title: (_model, page) => journalTexts[page.language].title,
  view: TablesJournalView,
});
