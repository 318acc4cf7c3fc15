import type { PageDefinition } from "../../../../shell/page.ts";
import type { LotsModel } from "../../../tournament/public/lots/model.ts";
import { lotsTexts } from "../../../tournament/public/lots/texts.ts";
import { LotsView } from "../../../tournament/public/lots/view.tsx";
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
