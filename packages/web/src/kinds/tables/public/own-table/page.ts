import type { PageDefinition } from "../../../../shell/page.ts";
import { buildOwnTable, type OwnTableModel } from "./model.ts";
import { ownTableTexts } from "./texts.ts";
import { OwnTableView } from "./view.tsx";

/** A table's own page, where it reports its results. */
export const ownTablePage: PageDefinition<OwnTableModel, "tables"> = {
  id: "own-table",
  kind: "tables",
  path: "/c/:competition/table",
  access: "table",
  layout: "public",
  script: "own-table",
  hydrates: true,
  build: buildOwnTable,
  title: ({ table }, { language }) => ownTableTexts[language].title(table),
  view: OwnTableView,
};
