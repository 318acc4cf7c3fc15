import { pages } from "../../tables-pages-of.ts";
import { dayTexts } from "../day/texts.ts";
import { buildTablesDay } from "./model.ts";
import { TablesDayView } from "./view.tsx";

/** The console's front page of a table tournament. */
export const tablesDayPage = pages.consolePage("day", "", {
  build: buildTablesDay,
  title: (_model, page) => dayTexts[page.language].title,
  view: TablesDayView,
});
