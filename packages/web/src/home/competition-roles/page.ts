import { competitionRolesTexts } from "@losfee/messages/home-competition-roles";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildCompetitionRoles, type CompetitionRolesModel } from "./model.ts";
import { CompetitionRolesView } from "./view.tsx";

/** Roles and ownership of a competition of any kind. */
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
