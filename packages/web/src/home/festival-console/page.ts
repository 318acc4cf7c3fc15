import type { PageDefinition } from "../../shell/page.ts";
import { buildFestivalConsole, type FestivalConsoleModel } from "./model.ts";
import { FestivalConsoleView } from "./view.tsx";

/** A festival's details, competitions and roles. */
export const festivalConsolePage: PageDefinition<FestivalConsoleModel> = {
  id: "console-festival",
  path: "/festivals/:festival",
  access: "director",
  layout: "console",
  script: "view",
  needsFestival: true,
  build: buildFestivalConsole,
  title: ({ festival }) => festival.name,
  view: FestivalConsoleView,
};
