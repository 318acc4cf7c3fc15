import type { PageDefinition } from "../../../../shell/page.ts";
import { buildSlips, type SlipsModel } from "./model.ts";
import { SlipsView, slipTexts } from "./view.tsx";

/** Result slips to print. */
export const slipsPage: PageDefinition<SlipsModel, "tournament"> = {
  id: "slips",
  kind: "tournament",
  path: "/console/:competition/print/slips/:round",
  access: "results",
  layout: "sheet",
  script: "print",
  build: buildSlips,
  title: ({ round }, { language }) => slipTexts[language].title(round),
  view: SlipsView,
};
