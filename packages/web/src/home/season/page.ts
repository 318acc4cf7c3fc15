import type { PageDefinition } from "../../shell/page.ts";
import { buildSeason, type SeasonModel } from "./model.ts";
import { SeasonView } from "./view.tsx";

/** The divisions of a season with leaders and next matches. */
export const seasonPage: PageDefinition<SeasonModel> = {
  id: "season",
  path: "/season/:season",
  access: "public",
  layout: "public",
  needsSeason: true,
  build: buildSeason,
  title: ({ name }) => name,
  view: SeasonView,
};
