import type { PageDefinition } from "../../../../shell/page.ts";
import { buildPairings, type PairingsModel } from "./model.ts";
import { PairingsView, pairingsTitle } from "./view.tsx";

/** The pairings of any published round. */
export const pairingsPage: PageDefinition<PairingsModel, "tournament"> = {
  id: "pairings",
  kind: "tournament",
  path: "/c/:competition/pairings/:round?",
  access: "public",
  layout: "public",
  script: "live",
  build: buildPairings,
  title: pairingsTitle,
  view: PairingsView,
};
