import type { PageDefinition } from "../../../../shell/page.ts";
import { buildCompare, buildCompareChoice, type CompareModel } from "./model.ts";
import { CompareView, compareTitle } from "./view.tsx";

/** Why one player stands above another. */
export const comparePage: PageDefinition<CompareModel, "tournament"> = {
  id: "compare",
  kind: "tournament",
  path: "/c/:competition/compare/:a/:b",
  access: "public",
  layout: "public",
  script: "live",
  build: buildCompare,
  title: compareTitle,
  view: CompareView,
};

/** Any two players, chosen in a form. */
export const compareChoicePage: PageDefinition<CompareModel, "tournament"> = {
  ...comparePage,
  id: "compare-choice",
  kind: "tournament",
  path: "/c/:competition/compare",
  build: buildCompareChoice,
};
