import { slipTexts } from "@losfee/messages/tournament-public-slips";
import { pages } from "../../pages-of.ts";
import { buildSlips } from "./model.ts";
import { SlipsView } from "./view.tsx";

/** Result slips to print. */
export const slipsPage = pages.sheetPage("slips", "/slips/:round", {
  build: buildSlips,
  title: ({ round }, { language }) => slipTexts[language].title({ round }),
  view: SlipsView,
});
