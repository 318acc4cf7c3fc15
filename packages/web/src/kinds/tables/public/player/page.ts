import type { PageDefinition } from "../../../../shell/page.ts";
import { buildTablesPlayer, type TablesPlayerModel } from "./model.ts";
import { TablesPlayerView } from "./view.tsx";

/** A player of a table tournament. */
export const tablesPlayerPage: PageDefinition<TablesPlayerModel, "tables"> = {
  id: "player",
  kind: "tables",
  path: "/c/:competition/players/:entry",
  access: "public",
  layout: "public",
  script: "live",
  build: buildTablesPlayer,
  title: ({ name }) => name,
  view: TablesPlayerView,
};
