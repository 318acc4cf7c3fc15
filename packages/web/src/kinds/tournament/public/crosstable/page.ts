import type { PageDefinition } from "../../../../shell/page.ts";
import { buildCrosstable, type CrosstableModel } from "./model.ts";
import { crosstableTexts } from "./texts.ts";
import { CrosstableView } from "./view.tsx";

/** Everybody's rounds side by side. */
export const crosstablePage: PageDefinition<CrosstableModel, "tournament"> = {
  id: "crosstable",
  kind: "tournament",
  path: "/c/:competition/crosstable",
  access: "public",
  layout: "public",
  script: "live",
  build: buildCrosstable,
  title: (_model, { language }) => crosstableTexts[language].title,
  view: CrosstableView,
};
