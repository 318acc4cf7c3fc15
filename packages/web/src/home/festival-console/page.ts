import { may } from "@losfee/contract";
import type { ShownFestival } from "@losfee/contract/api";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageKind } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** A festival for its directors, with the viewer's ownership. */
export interface FestivalConsoleModel {
  readonly festival: ShownFestival;
  readonly owns: boolean;
}

/** The festival of the address; null if there is none. */
const buildFestivalConsole = ({
  festival,
  viewer,
}: PageRequest<PageKind, "festival">): FestivalConsoleModel | null =>
  festival && { festival, owns: may(viewer, "owner") };

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
};
