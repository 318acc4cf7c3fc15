import { pages } from "../../tables-pages-of.ts";
import { buildSheets } from "./model.ts";
import { sheetsTexts } from "./texts.ts";
import { SheetsView } from "./view.tsx";

/** Result entry: a sheet for each table. */
export const sheetsPage = pages.consolePage("results", "/results/:round?", {
  place: "results",
  access: "results",
  typing: true,
  build: buildSheets,
  title: ({ label }, page) => sheetsTexts[page.language].title(label),
  view: SheetsView,
});
