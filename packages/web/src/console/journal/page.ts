import type { PageDefinition } from "../../page.ts";
import { buildJournal, type JournalModel } from "./model.ts";
import { journalTexts } from "./texts.ts";
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
