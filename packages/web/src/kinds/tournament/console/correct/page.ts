import type { PageDefinition } from "../../../../shell/page.ts";
import { buildCorrect, type CorrectModel } from "./model.ts";
import { correctTexts } from "./texts.ts";
import { CorrectView } from "./view.tsx";

/** Correcting a result, its impact seen first. */
export const correctPage: PageDefinition<CorrectModel, "tournament"> = {
  id: "console-correct",
  kind: "tournament",
  path: "/console/:competition/correct/:round/:board",
  access: "director",
  layout: "console",
  script: "console-correct",
  hydrates: true,
  build: buildCorrect,
  title: (model, page) => correctTexts[page.language].title(model.round, model.board),
  view: CorrectView,
};
