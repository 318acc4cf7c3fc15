import type { PageDefinition } from "../../../../shell/page.ts";
import { buildSheets, type SheetsModel } from "./model.ts";
import { sheetsTexts } from "./texts.ts";
import { SheetsView } from "./view.tsx";

/** Entering results: a sheet for each table. */
export const sheetsPage: PageDefinition<SheetsModel, "tables"> = {
  id: "console-results",
  kind: "tables",
  path: "/console/:competition/results/:round?",
  access: "results",
  layout: "console",
  script: "tables-results",
  hydrates: true,
  build: buildSheets,
  title: ({ label }, page) => sheetsTexts[page.language].title(label),
  view: SheetsView,
};
