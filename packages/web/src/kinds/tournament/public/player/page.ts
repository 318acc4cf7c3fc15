import type { PageDefinition } from "../../../../shell/page.ts";
import { buildPlayer, type PlayerModel } from "./model.ts";
import { PlayerView } from "./view.tsx";

/** Everything about one player. */
export const playerPage: PageDefinition<PlayerModel, "tournament"> = {
  id: "player",
  kind: "tournament",
  path: "/c/:competition/players/:entry",
  access: "public",
  layout: "public",
  script: "live",
  build: buildPlayer,
  title: ({ name }) => name,
  view: PlayerView,
};
