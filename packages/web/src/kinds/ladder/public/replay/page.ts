import { pages } from "../../pages-of.ts";
import { buildReplay } from "./model.ts";
import { ReplayView } from "./view.tsx";

/** A game, and its record replayed. */
export const ladderReplayPage = pages.publicPage("ladder-replay", "/games/:game", {
  script: "view",
  build: buildReplay,
  title: ({ game }) => `${game.white.name} – ${game.black.name}`,
  view: ReplayView,
});
