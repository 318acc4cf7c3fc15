import type { PageDefinition } from "../../../../shell/page.ts";
import { buildConsoleStandings, type ConsoleStandingsModel } from "./model.ts";
import { consoleStandingsTexts } from "./texts.ts";
import { ConsoleStandingsView } from "./view.tsx";

/** The standings in the console. */
export const consoleStandingsPage: PageDefinition<ConsoleStandingsModel, "tournament"> = {
  id: "console-standings",
  kind: "tournament",
  path: "/console/:competition/standings",
  access: "director",
  layout: "console",
  script: "console-standings",
  hydrates: true,
  build: buildConsoleStandings,
  title: (model, page) => consoleStandingsTexts[page.language].title(model.round),
  view: ConsoleStandingsView,
};
