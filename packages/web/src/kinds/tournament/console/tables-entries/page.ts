import { pages } from "../../tables-pages-of.ts";
import { entriesTexts } from "../entries/texts.ts";
import { buildTablesEntries } from "./model.ts";
import { TablesEntriesView } from "./view.tsx";

/** Entries of a table tournament: read, changed, checked in. */
export const tablesEntriesPage = pages.consolePage("entries", "/entries", {
  build: buildTablesEntries,
  title: (_model, page) => entriesTexts[page.language].title,
  view: TablesEntriesView,
});
