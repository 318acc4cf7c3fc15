import type { PageDefinition } from "../../../../shell/page.ts";
import { buildWhy, buildWhyChoice, type WhyModel } from "./model.ts";
import { WhyView, whyTitle } from "./view.tsx";

/** Why two did not meet in a round. */
export const whyPage: PageDefinition<WhyModel, "tournament"> = {
  id: "why",
  kind: "tournament",
  path: "/c/:competition/why/:round/:a/:b",
  access: "public",
  layout: "public",
  script: "live",
  build: buildWhy,
  title: whyTitle,
  view: WhyView,
};

/** Any two, chosen in a form. */
export const whyChoicePage: PageDefinition<WhyModel, "tournament"> = {
  ...whyPage,
  id: "why-choice",
  path: "/c/:competition/why/:round?",
  build: buildWhyChoice,
};
