import { journalTexts } from "../../../../parts/console/journal-texts.ts";
import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderJournal, type LadderJournalModel } from "./model.ts";

import { LadderJournalView } from "./view.tsx";

/** The journal of a pyramid, with time travel. */
export const ladderJournalPage: PageDefinition<LadderJournalModel, "ladder"> = {
  id: "console-ladder-journal",
  kind: "ladder",
  path: "/console/:competition/journal",
  access: "director",
  layout: "console",
  needsJournal: true,
  script: "ladder-journal",
  hydrates: true,
  build: buildLadderJournal,
  title: (_model, { language }) => journalTexts[language].title,
  view: LadderJournalView,
};
