import { resultsTexts } from "@losfee/messages/tournament-console-results";
import { pages } from "../../pages-of.ts";
import { buildResults } from "./model.ts";

/** Entering results of a round. */
export const resultsPage = pages.consolePage("results", "/results/:round?", {
  place: "results",
  access: "results",
  typing: true,
  build: buildResults,
  title: (model, page) => resultsTexts[page.language].title({ round: model.round }),
});
