import type { PageDefinition } from "../../shell/page-definition.ts";
import { type FestivalModel, FestivalView } from "./view.tsx";

/** A festival's public page: place, time and competitions. */
export const festivalPage: PageDefinition<FestivalModel, "festival"> = {
  id: "festival",
  path: "/f/:festival",
  access: "public",
  layout: "public",
  asks: ["festival"],
  build: ({ festival }) => festival,
  title: ({ name }) => name,
  view: FestivalView,
};
