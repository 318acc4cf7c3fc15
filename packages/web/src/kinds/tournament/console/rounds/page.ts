import type { PageDefinition } from "../../../../shell/page.ts";
import { buildRound, type RoundModel } from "./model.ts";
import { roundTexts } from "./texts.ts";
import { RoundView } from "./view.tsx";

/** A round: drafted, adjusted, published. */
export const roundPage: PageDefinition<RoundModel, "tournament"> = {
  id: "console-round",
  kind: "tournament",
  path: "/console/:competition/rounds/:round",
  access: "director",
  layout: "console",
  script: "console-round",
  hydrates: true,
  build: buildRound,
  title: (model, page) => roundTexts[page.language].title(model.round),
  view: RoundView,
};
