import type { PageDefinition } from "../../../../shell/page.ts";
import { screenTexts } from "../../../tournament/public/screen/texts.ts";
import { buildTablesScreen, type TablesScreenModel } from "./model.ts";
import { TablesScreenView } from "./view.tsx";

/** The projector's page of a table tournament. */
export const tablesScreenPage: PageDefinition<TablesScreenModel, "tables"> = {
  id: "screen",
  kind: "tables",
  path: "/c/:competition/screen",
  access: "public",
  layout: "screen",
  script: "screen",
  build: buildTablesScreen,
  title: (_model, { language }) => screenTexts[language].title,
  view: TablesScreenView,
};
