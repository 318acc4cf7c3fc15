import { pages } from "../../pages-of.ts";
import { buildCorrect } from "./model.ts";
import { correctTexts } from "./texts.ts";
import { CorrectView } from "./view.tsx";

/** Correcting a result, its impact seen first. */
export const correctPage = pages.consolePage("correct", "/correct/:round/:board", {
  place: "results",
  typing: true,
  build: buildCorrect,
  title: (model, page) => correctTexts[page.language].title(model.round, model.board),
  view: CorrectView,
});
