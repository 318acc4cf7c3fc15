import type { PageDefinition } from "../../../../shell/page.ts";
import { buildCorrectTable, type CorrectTableModel } from "./model.ts";
import { correctTableTexts } from "./texts.ts";
import { CorrectTableView } from "./view.tsx";

/** Correcting, annulling or taking back a game at a table, its impact seen first. */
export const correctTablePage: PageDefinition<CorrectTableModel, "tables"> = {
  id: "console-correct",
  kind: "tables",
  path: "/console/:competition/correct/:stage/:game/:table",
  access: "director",
  layout: "console",
  script: "tables-correct",
  hydrates: true,
  build: buildCorrectTable,
  title: ({ label, game, table }, page) =>
    correctTableTexts[page.language].title(label, game, table),
  view: CorrectTableView,
};
