import { pages } from "../../pages-of.ts";
import { buildCorrect } from "./model.ts";
import { CorrectView, correctTitle } from "./view.tsx";

/** Corrects a result, and previews the impact. */
export const correctPage = pages.consolePage("correct", "/correct/:round/:board", {
  place: "results",
  typing: true,
  build: buildCorrect,
  title: (model, page) => correctTitle(model, page.language),
  view: CorrectView,
});
