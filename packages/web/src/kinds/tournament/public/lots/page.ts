import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLots, type LotsModel } from "./model.ts";
import { lotsTexts } from "./texts.ts";
import { LotsView } from "./view.tsx";

/** Where the lots come from, and the proof afterwards. */
export const lotsPage: PageDefinition<LotsModel, "tournament"> = {
  id: "lots",
  kind: "tournament",
  path: "/c/:competition/lots",
  access: "public",
  layout: "public",
  script: "live",
  build: buildLots,
  title: (_model, { language }) => lotsTexts[language].title,
  view: LotsView,
};
