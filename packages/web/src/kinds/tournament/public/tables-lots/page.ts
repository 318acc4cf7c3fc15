import { pages } from "../../tables-pages-of.ts";
import { lotsTexts } from "../lots/texts.ts";
import { LotsView } from "../lots/view.tsx";
import { buildTablesLots } from "./model.ts";

/** Where the lots of a table tournament come from, and the proof afterwards. */
export const tablesLotsPage = pages.publicPage("lots", "/lots", {
  build: buildTablesLots,
  title: (_model, { language }) => lotsTexts[language].title,
  view: LotsView,
});
