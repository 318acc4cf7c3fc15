import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildFestivalConsole, type FestivalConsoleModel } from "./model.ts";
import { FestivalConsoleView } from "./view.tsx";

/** A festival's details, competitions and roles. */
export const festivalConsolePage: PageDefinition<FestivalConsoleModel, "festival"> = {
  id: "console-festival",
  path: "/festivals/:festival",
  access: "director",
  layout: "console",
  script: "view",
  asks: ["festival"],
  build: buildFestivalConsole,
  title: ({ festival }) => festival.name,
  view: FestivalConsoleView,
};
