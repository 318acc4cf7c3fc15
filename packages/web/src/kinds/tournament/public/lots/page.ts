import { lotsTexts } from "@losfee/messages/tournament-public-lots";
import { pages } from "../../pages-of.ts";
import { buildLots } from "./model.ts";
import { LotsView } from "./view.tsx";

/** Source of the lots, and the proof afterwards. */
export const lotsPage = pages.publicPage("lots", "/lots", {
  place: "lots",
  build: buildLots,
  title: (_model, { language }) => lotsTexts[language].title,
  view: LotsView,
  alsoFor: ["tables"],
});
