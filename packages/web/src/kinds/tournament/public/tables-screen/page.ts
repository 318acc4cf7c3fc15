import { pages } from "../../tables-pages-of.ts";
import { screenTexts } from "../screen/texts.ts";
import { buildTablesScreen } from "./model.ts";
import { TablesScreenView } from "./view.tsx";

/** The projector's page of a table tournament. */
export const tablesScreenPage = pages.publicPage("screen", "/screen", {
  layout: "screen",
  script: "screen",
  build: buildTablesScreen,
  title: (_model, { language }) => screenTexts[language].title,
  view: TablesScreenView,
});
