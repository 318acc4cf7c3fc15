import { pages } from "../../pages-of.ts";
import { buildConsoleStandings } from "./model.ts";
import { consoleStandingsTexts } from "./texts.ts";
import { ConsoleStandingsView } from "./view.tsx";

/** The standings in the console. */
export const consoleStandingsPage = pages.consolePage("standings", "/standings", {
  place: "standings",
  build: buildConsoleStandings,
  title: (model, page) => consoleStandingsTexts[page.language].title(model.round),
  view: ConsoleStandingsView,
});
