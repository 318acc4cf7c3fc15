import { competitionsTexts } from "@losfee/messages/home-competitions";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildCompetitions, type CompetitionsModel } from "./model.ts";
import { CompetitionsView } from "./view.tsx";

/** All competitions of this server. */
export const competitionsPage: PageDefinition<CompetitionsModel, "list"> = {
  id: "console-competitions",
  path: "/console",
  access: "console",
  layout: "console",
  asks: ["list"],
  script: "view",
  build: buildCompetitions,
  title: (_model, page) => competitionsTexts[page.language].title,
  view: CompetitionsView,
};
