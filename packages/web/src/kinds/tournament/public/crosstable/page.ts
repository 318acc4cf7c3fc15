import { pages } from "../../pages-of.ts";
import { buildCrosstable } from "./model.ts";
import { crosstableTexts } from "./texts.ts";
import { CrosstableView } from "./view.tsx";

/** Everybody's rounds side by side. */
export const crosstablePage = pages.publicPage("crosstable", "/crosstable", {
  place: "crosstable",
  embeddable: true,
  build: buildCrosstable,
  title: (_model, { language }) => crosstableTexts[language].title,
  view: CrosstableView,
});
