import { journalTexts } from "../../../../parts/console/journal-texts.ts";
import type { PageDefinition } from "../../../../shell/page.ts";
import { buildJournal, type JournalModel } from "./model.ts";
import { JournalView } from "./view.tsx";

/** The journal in plain language, with time travel. */
export const journalPage: PageDefinition<JournalModel, "tournament"> = {
  id: "console-journal",
  kind: "tournament",
  path: "/console/:competition/journal",
  access: "director",
  layout: "console",
  needsJournal: true,
  script: "console-journal",
  hydrates: true,
  build: buildJournal,
  title: (_model, page) => journalTexts[page.language].title,
  view: JournalView,
};
