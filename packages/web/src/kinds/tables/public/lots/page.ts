import { lotsTexts } from "../../../tournament/public/lots/texts.ts";
import { LotsView } from "../../../tournament/public/lots/view.tsx";
import { pages } from "../../pages-of.ts";
import { buildTablesLots } from "./model.ts";

/** Where the lots of a table tournament come from, and the proof afterwards. */
export const tablesLotsPage = pages.publicPage("lots", "/lots", {
  build: buildTablesLots,
  title: (_model, { language }) => lotsTexts[language].title,
  view: LotsView,
});
