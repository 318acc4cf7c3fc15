import type { PageDefinition } from "../../../../shell/page.ts";
import { buildResults, type ResultsModel } from "./model.ts";
import { resultsTexts } from "./texts.ts";
import { ResultsView } from "./view.tsx";

/** Entering results of a round. */
export const resultsPage: PageDefinition<ResultsModel, "tournament"> = {
  id: "console-results",
  kind: "tournament",
  path: "/console/:competition/results/:round?",
  access: "results",
  layout: "console",
  script: "console-results",
  hydrates: true,
  build: buildResults,
  title: (model, page) => resultsTexts[page.language].title(model.round),
  view: ResultsView,
};
