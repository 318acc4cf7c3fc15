import { pages } from "../../tables-pages-of.ts";
import { buildCorrectTable } from "./model.ts";
import { correctTableTexts } from "./texts.ts";
import { CorrectTableView } from "./view.tsx";

/** Correcting, annulling or taking back a game at a table, its impact seen first. */
export const correctTablePage = pages.consolePage("correct", "/correct/:stage/:game/:table", {
  place: "results",
  typing: true,
  build: buildCorrectTable,
  title: ({ label, game, table }, page) =>
    correctTableTexts[page.language].title(label, game, table),
  view: CorrectTableView,
});
