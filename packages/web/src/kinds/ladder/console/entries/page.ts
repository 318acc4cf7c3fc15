import type { PageDefinition } from "../../../../shell/page.ts";

import { buildLadderEntries, type LadderEntriesModel } from "./model.ts";
import { entriesTexts } from "./texts.ts";
import { LadderEntriesView } from "./view.tsx";

/** The players, their addresses and personal links. */
export const ladderEntriesPage: PageDefinition<LadderEntriesModel, "ladder"> = {
  id: "console-ladder-entries",
  kind: "ladder",
  path: "/console/:competition/entries",
  access: "director",
  layout: "console",
  script: "ladder-entries",
  hydrates: true,
  build: buildLadderEntries,
  title: (_model, { language }) => entriesTexts[language].title,
  view: LadderEntriesView,
};
