import type { PageDefinition } from "../../../../shell/page.ts";
import { linksTexts } from "../../../tournament/console/links/texts.ts";
import { buildTableLinks, type TableLinksModel } from "./model.ts";
import { TableLinksView } from "./view.tsx";

/** Links for helpers and for tables. */
export const tableLinksPage: PageDefinition<TableLinksModel, "tables"> = {
  id: "console-links",
  kind: "tables",
  path: "/console/:competition/links",
  access: "director",
  layout: "console",
  script: "tables-links",
  hydrates: true,
  build: buildTableLinks,
  title: (_model, page) => linksTexts[page.language].title,
  view: TableLinksView,
};
