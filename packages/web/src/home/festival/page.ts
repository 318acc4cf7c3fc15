import type { ShownFestival } from "@losfee/contract/api";
import type { PageDefinition } from "../../shell/page-definition.ts";

export type FestivalModel = ShownFestival;

/** A festival's public page: place, time and competitions. */
export const festivalPage: PageDefinition<FestivalModel, "festival"> = {
  id: "festival",
  path: "/f/:festival",
  access: "public",
  layout: "public",
  asks: ["festival"],
  build: ({ festival }) => festival,
  title: ({ name }) => name,
};
