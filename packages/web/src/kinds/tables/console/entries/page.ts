import type { PageDefinition } from "../../../../shell/page.ts";
import { entriesTexts } from "../../../tournament/console/entries/texts.ts";
import { buildTablesEntries, type TablesEntriesModel } from "./model.ts";
import { TablesEntriesView } from "./view.tsx";

/** Entries of a table tournament: read, changed, checked in. */
export const tablesEntriesPage: PageDefinition<TablesEntriesModel, "tables"> = {
  id: "console-entries",
  kind: "tables",
  path: "/console/:competition/entries",
  access: "director",
  layout: "console",
  script: "tables-entries",
  hydrates: true,
  build: buildTablesEntries,
  title: (_model, page) => entriesTexts[page.language].title,
  view: TablesEntriesView,
};
