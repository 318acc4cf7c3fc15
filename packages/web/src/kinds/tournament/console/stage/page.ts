import { stageTexts } from "@losfee/messages/tournament-console-stage";
import { pages } from "../../tables-pages-of.ts";
import { buildStage } from "./model.ts";
import { StageView } from "./view.tsx";

/** A stage: draft, manual changes, publication. */
export const stagePage = pages.consolePage("stage", "/stage/:stage?", {
  place: "stage",
  build: buildStage,
  title: ({ stage }, page) => stage?.label ?? stageTexts[page.language].title,
  view: StageView,
});
