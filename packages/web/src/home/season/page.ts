import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildSeason, type SeasonModel } from "./model.ts";
import { SeasonView } from "./view.tsx";

/** The divisions of a season with leaders and next matches. */
export const seasonPage: PageDefinition<SeasonModel, "season"> = {
  id: "season",
  path: "/season/:season",
  access: "public",
  layout: "public",
  asks: ["season"],
  build: buildSeason,
  title: ({ name }) => name,
  view: SeasonView,
};
