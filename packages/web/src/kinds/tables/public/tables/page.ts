import type { PageDefinition } from "../../../../shell/page.ts";
import { buildTables, type TablesModel } from "./model.ts";
import { TablesView, tablesTitle } from "./view.tsx";

/** Who sits where in a stage, and how its games ended. */
export const tablesPage: PageDefinition<TablesModel, "tables"> = {
  id: "tables",
  kind: "tables",
  path: "/c/:competition/tables/:stage?",
  access: "public",
  layout: "public",
  script: "live",
  build: buildTables,
  title: tablesTitle,
  view: TablesView,
};
