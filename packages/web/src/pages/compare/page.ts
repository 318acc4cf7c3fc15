import type { PageDefinition } from "../../page.ts";
import { buildCompare, type CompareModel } from "./model.ts";
import { CompareView, compareTitle } from "./view.tsx";

/** Why one player stands above another. */
export const comparePage: PageDefinition<CompareModel> = {
  id: "compare",
  path: "/c/:competition/compare/:a/:b",
  access: "public",
  layout: "public",
  script: "live",
  build: buildCompare,
  title: compareTitle,
  view: CompareView,
};
