import type { PageDefinition } from "../../shell/page.ts";
import { type FestivalModel, FestivalView } from "./view.tsx";

/** A festival's public page: place, time and competitions. */
export const festivalPage: PageDefinition<FestivalModel> = {
  id: "festival",
  path: "/f/:festival",
  access: "public",
  layout: "public",
  needsFestival: true,
  build: ({ festival }) => festival ?? null,
  title: ({ name }) => name,
  view: FestivalView,
};
