import { pages } from "../../pages-of.ts";
import { buildPlayer } from "./model.ts";
import { PlayerView } from "./view.tsx";

/** All data of one player. */
export const playerPage = pages.publicPage("player", "/players/:entry", {
  asks: ["cutLine", "mine"],
  build: buildPlayer,
  title: (model) => (model.at === "team" ? model.record.name : model.name),
  view: PlayerView,
  alsoFor: ["tables"],
});
