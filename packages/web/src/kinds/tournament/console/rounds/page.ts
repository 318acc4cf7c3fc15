import { pages } from "../../pages-of.ts";
import { buildRound } from "./model.ts";
import { roundTexts } from "./texts.ts";
import { RoundView } from "./view.tsx";

/** A round: drafted, adjusted, published. */
export const roundPage = pages.consolePage("round", "/rounds/:round", {
  place: "round",
  typing: true,
  build: buildRound,
  title: (model, page) => roundTexts[page.language].title(model.round),
  view: RoundView,
});
