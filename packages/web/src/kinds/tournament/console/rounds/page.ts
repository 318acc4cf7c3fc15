import { pages } from "../../pages-of.ts";
import { roundTextsFor } from "./match-texts.ts";
import { buildRound } from "./model.ts";
import { RoundView } from "./view.tsx";

/** A round: draft, adjustment, publication. */
export const roundPage = pages.consolePage("round", "/rounds/:round", {
  place: "round",
  typing: true,
  build: buildRound,
  title: (model, page) => roundTextsFor(page).title({ round: model.round }),
  view: RoundView,
});
