import { pages } from "../../pages-of.ts";
import { buildLadderPlayer } from "./model.ts";
import { LadderPlayerView } from "./view.tsx";

/** A player: seat, games, possible challenges, history. */
export const ladderPlayerPage = pages.publicPage("ladder-player", "/players/:entry", {
  build: buildLadderPlayer,
  title: ({ name }) => name,
  view: LadderPlayerView,
});
