import { pages } from "../../tables-pages-of.ts";
import { buildTablesPlayer } from "./model.ts";
import { TablesPlayerView } from "./view.tsx";

/** A player of a table tournament. */
export const tablesPlayerPage = pages.publicPage("player", "/players/:entry", {
  build: buildTablesPlayer,
  title: ({ name }) => name,
  view: TablesPlayerView,
});
