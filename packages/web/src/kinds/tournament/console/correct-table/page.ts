import { correctTableTexts } from "@losfee/messages/tournament-console-correct-table";
import { pages } from "../../tables-pages-of.ts";
import { buildCorrectTable } from "./model.ts";
import { CorrectTableView } from "./view.tsx";

/** Corrects, annuls or erases a game at a table, and previews the impact. */
export const correctTablePage = pages.consolePage("correct", "/correct/:stage/:game/:table", {
  place: "results",
  typing: true,
  build: buildCorrectTable,
  title: ({ label, game, table }, page) =>
    correctTableTexts[page.language].title({ label, game, table }),
  view: CorrectTableView,
});
