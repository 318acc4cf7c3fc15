import type { PageDefinition } from "../../../../shell/page.ts";
import { dayTexts } from "../../../tournament/console/day/texts.ts";
import { buildTablesDay, type TablesDayModel } from "./model.ts";
import { TablesDayView } from "./view.tsx";

/** The console's front page of a table tournament. */
export const tablesDayPage: PageDefinition<TablesDayModel, "tables"> = {
  id: "console-day",
  kind: "tables",
  path: "/console/:competition",
  access: "director",
  layout: "console",
  script: "tables-day",
  hydrates: true,
  build: buildTablesDay,
  title: (_model, page) => dayTexts[page.language].title,
  view: TablesDayView,
};
