import { journalTexts } from "../../../../parts/console/journal-texts.ts";
import type { PageDefinition } from "../../../../shell/page.ts";
import { buildTablesJournal, type TablesJournalModel } from "./model.ts";
import { TablesJournalView } from "./view.tsx";

/** The journal in plain language, with time travel. */
export const tablesJournalPage: PageDefinition<TablesJournalModel, "tables"> = {
  id: "console-journal",
  kind: "tables",
  path: "/console/:competition/journal",
  access: "director",
  layout: "console",
  needsJournal: true,
  script: "tables-journal",
  hydrates: true,
  build: buildTablesJournal,
  title: (_model, page) => journalTexts[page.language].title,
  view: TablesJournalView,
};
