import { entriesTexts } from "../../../tournament/console/entries/texts.ts";
import { pages } from "../../pages-of.ts";
import { buildTablesEntries } from "./model.ts";
import { TablesEntriesView } from "./view.tsx";

/** Entries of a table tournament: read, changed, checked in. */
export const tablesEntriesPage = pages.consolePage("entries", "/entries", {
  build: buildTablesEntries,
  title: (_model, page) => entriesTexts[page.language].title,
  view: TablesEntriesView,
});
