import { decisionsTexts } from "@losfee/messages/home-decisions";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildDecisions, type DecisionsModel, hasDecisions } from "./model.ts";
import { DecisionsView } from "./view.tsx";

/** The published part of the arbiter's log. */
export const decisionsPage: PageDefinition<DecisionsModel> = {
  id: "decisions",
  path: "/c/:competition/decisions",
  access: "public",
  layout: "public",
  place: "decisions",
  script: "live",
  isListed: hasDecisions,
  build: buildDecisions,
  title: (_model, { language }) => decisionsTexts[language].title,
  view: DecisionsView,
};
