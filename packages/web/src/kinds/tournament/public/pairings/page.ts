import { pages } from "../../pages-of.ts";
import { buildPairings } from "./model.ts";
import { PairingsView, pairingsTitle } from "./view.tsx";

/** The pairings of any published round. */
export const pairingsPage = pages.publicPage("pairings", "/pairings/:round?", {
  place: "pairings",
  embeddable: true,
  build: buildPairings,
  title: pairingsTitle,
  view: PairingsView,
});
