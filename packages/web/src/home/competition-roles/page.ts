import { may } from "@losfee/contract";
import type { PageDefinition } from "../../shell/page.ts";
import { competitionRolesTexts } from "./texts.ts";
import { CompetitionRolesView } from "./view.tsx";

/** What of the page depends on who looks. */
export interface CompetitionRolesModel {
  readonly owns: boolean;
}

/** Who has a role in a competition of any kind, and whose the competition is. */
export const competitionRolesPage: PageDefinition<CompetitionRolesModel> = {
  id: "console-competition-roles",
  path: "/console/:competition/roles",
  access: "director",
  layout: "console",
  script: "view",
  typing: true,
  build: ({ state, viewer }) => (state === null ? null : { owns: may(viewer, "owner") }),
  title: (_model, page) => competitionRolesTexts[page.language].title,
  view: CompetitionRolesView,
};
