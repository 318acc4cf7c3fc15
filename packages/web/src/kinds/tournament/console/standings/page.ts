import { consoleStandingsTexts } from "@losfee/messages/tournament-console-standings";
import { pages } from "../../pages-of.ts";
import { buildConsoleStandings } from "./model.ts";
import { ConsoleStandingsView } from "./view.tsx";

/** The standings in the console. */
export const consoleStandingsPage = pages.consolePage("standings", "/standings", {
  place: "standings",
  build: buildConsoleStandings,
  title: (model, page) => consoleStandingsTexts[page.language].title({ round: model.round }),
  view: ConsoleStandingsView,
});
