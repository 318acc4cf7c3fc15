import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderLists, type LadderListsModel } from "./model.ts";
import { listsTexts } from "./texts.ts";
import { LadderListsView } from "./view.tsx";

/** The waiting lists. */
export const ladderListsPage: PageDefinition<LadderListsModel, "ladder"> = {
  id: "ladder-lists",
  kind: "ladder",
  path: "/c/:competition/lists",
  access: "public",
  layout: "public",
  script: "live",
  build: buildLadderLists,
  title: (_model, { language }) => listsTexts[language].title,
  view: LadderListsView,
};
