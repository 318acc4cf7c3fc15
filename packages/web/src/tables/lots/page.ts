import type { PageDefinition } from "../../page.ts";
import type { LotsModel } from "../../pages/lots/model.ts";
import { lotsTexts } from "../../pages/lots/texts.ts";
import { LotsView } from "../../pages/lots/view.tsx";
import { buildTablesLots } from "./model.ts";

/** Where the lots of a table tournament come from, and the proof afterwards. */
export const tablesLotsPage: PageDefinition<LotsModel, "tables"> = {
  id: "lots",
  kind: "tables",
  path: "/c/:competition/lots",
  access: "public",
  layout: "public",
  script: "live",
  build: buildTablesLots,
  title: (_model, { language }) => lotsTexts[language].title,
  view: LotsView,
};
