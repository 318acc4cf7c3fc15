import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderPlayer, type LadderPlayerModel } from "./model.ts";
import { LadderPlayerView } from "./view.tsx";

/** A player: place, games, whom the player may challenge, history. */
export const ladderPlayerPage: PageDefinition<LadderPlayerModel, "ladder"> = {
  id: "ladder-player",
  kind: "ladder",
  path: "/c/:competition/players/:entry",
  access: "public",
  layout: "public",
  script: "live",
  build: buildLadderPlayer,
  title: ({ name }) => name,
  view: LadderPlayerView,
};
