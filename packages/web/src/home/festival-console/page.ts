import { may } from "@losfee/contract";
import type { ShownFestival } from "@losfee/contract/api";
import type { PageDefinition } from "../../shell/page.ts";
import { FestivalConsoleView } from "./view.tsx";

/** A festival for those who direct it, and whether the viewer owns it. */
export interface FestivalConsoleModel {
  readonly festival: ShownFestival;
  readonly owns: boolean;
}

/** What is said of a festival, its competitions and who helps with it. */
export const festivalConsolePage: PageDefinition<FestivalConsoleModel> = {
  id: "console-festival",
  path: "/festivals/:festival",
  access: "director",
  layout: "console",
  script: "view",
  needsFestival: true,
  build: ({ festival = null, viewer }) => festival && { festival, owns: may(viewer, "owner") },
  title: ({ festival }) => festival.name,
  view: FestivalConsoleView,
};
