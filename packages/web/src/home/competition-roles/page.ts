import type { PageDefinition } from "../../shell/page.ts";
import { buildCompetitionRoles, type CompetitionRolesModel } from "./model.ts";
import { competitionRolesTexts } from "./texts.ts";
import { CompetitionRolesView } from "./view.tsx";

/** Who has a role in a competition of any kind, and whose the competition is. */
export const competitionRolesPage: PageDefinition<CompetitionRolesModel> = {
  id: "console-competition-roles",
  path: "/console/:competition/roles",
  access: "director",
  layout: "console",
  script: "view",
  typing: true,
  build: buildCompetitionRoles,
  title: (_model, page) => competitionRolesTexts[page.language].title,
  view: CompetitionRolesView,
};
