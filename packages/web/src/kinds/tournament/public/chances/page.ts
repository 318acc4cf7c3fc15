import { oddsTexts } from "@losfee/contract";
import { tellsOdds } from "@losfee/core";
import { pages } from "../../pages-of.ts";
import { buildChances } from "./model.ts";
import { ChancesView } from "./view.tsx";

/** Chances of all players; not found for the public unless the director shows them. */
export const chancesPage = pages.publicPage("chances", "/chances", {
  place: "chances",
  asks: ["odds"],
  isListed: (state) =>
    state.kind === "tournament" && tellsOdds(state) && state.settings.chances === "public",
  build: buildChances,
  isUnfinished: ({ status }) => status === "running",
  title: (_model, { language }) => oddsTexts[language].title,
  view: ChancesView,
  alsoFor: ["tables"],
});
