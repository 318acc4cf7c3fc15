import type { PageDefinition } from "../../../../shell/page-definition.ts";
import { pages } from "../../pages-of.ts";
import { buildWhy, buildWhyChoice, type WhyModel } from "./model.ts";
import { WhyView, whyTitle } from "./view.tsx";

/** Why two players did not meet in a round. */
export const whyPage = pages.publicPage("why", "/why/:round/:a/:b", {
  build: buildWhy,
  title: whyTitle,
  view: WhyView,
});

/** Two players, chosen in a form. */
export const whyChoicePage: PageDefinition<WhyModel, never, "tournament"> = {
  ...whyPage,
  id: "why-choice",
  path: "/c/:competition/why/:round?",
  build: buildWhyChoice,
};
