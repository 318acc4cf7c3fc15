import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildLeaders, type LeadersModel } from "./model.ts";
import { LeadersView } from "./view.tsx";

/** The leaders of a competition, small enough to embed in another website. */
export const leadersPage: PageDefinition<LeadersModel> = {
  id: "leaders",
  path: "/c/:competition/leaders",
  access: "public",
  layout: "public",
  script: "live",
  embeddable: true,
  build: buildLeaders,
  title: ({ title }) => title,
  view: LeadersView,
};
