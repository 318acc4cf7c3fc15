import type { PageDefinition } from "../../../../shell/page.ts";
import { buildReplay, type ReplayModel } from "./model.ts";
import { ReplayView } from "./view.tsx";

/** A game, and its record replayed. */
export const ladderReplayPage: PageDefinition<ReplayModel, "ladder"> = {
  id: "ladder-replay",
  kind: "ladder",
  path: "/c/:competition/games/:game",
  access: "public",
  layout: "public",
  script: "ladder-replay",
  hydrates: true,
  build: buildReplay,
  title: ({ game }) => `${game.white.name} – ${game.black.name}`,
  view: ReplayView,
};
