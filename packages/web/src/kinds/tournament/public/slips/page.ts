import { pages } from "../../pages-of.ts";
import { buildSlips } from "./model.ts";
import { SlipsView, slipTexts } from "./view.tsx";

/** Result slips to print. */
export const slipsPage = pages.sheetPage("slips", "/slips/:round", {
  build: buildSlips,
  title: ({ round }, { language }) => slipTexts[language].title(round),
  view: SlipsView,
});
