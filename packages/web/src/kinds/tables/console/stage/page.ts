import type { PageDefinition } from "../../../../shell/page.ts";
import { buildStage, type StageModel } from "./model.ts";
import { stageTexts } from "./texts.ts";
import { StageView } from "./view.tsx";

/** A stage: draft, changes by hand, publication. */
export const stagePage: PageDefinition<StageModel, "tables"> = {
  id: "console-stage",
  kind: "tables",
  path: "/console/:competition/stage/:stage?",
  access: "director",
  layout: "console",
  script: "tables-stage",
  hydrates: true,
  build: buildStage,
  title: ({ shown }, page) => shown?.label ?? stageTexts[page.language].title,
  view: StageView,
};
