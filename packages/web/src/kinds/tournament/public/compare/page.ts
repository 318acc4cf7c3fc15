import type { PageDefinition } from "../../../../shell/page-definition.ts";
import { pages } from "../../pages-of.ts";
import { buildCompare, buildCompareChoice, type CompareModel } from "./model.ts";
import { CompareView, compareTitle } from "./view.tsx";

/** Why one player stands above another. */
export const comparePage = pages.publicPage("compare", "/compare/:a/:b", {
  build: buildCompare,
  title: compareTitle,
  view: CompareView,
  alsoFor: ["tables"],
});

/** Compares two players chosen in a form. */
export const compareChoicePage: PageDefinition<CompareModel, never, "tournament"> = {
  ...comparePage,
  id: "compare-choice",
  path: "/c/:competition/compare",
  build: buildCompareChoice,
};
