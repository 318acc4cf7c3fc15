import { journalTexts } from "@losfee/messages/parts-console";
import { pages } from "../../pages-of.ts";
import { buildJournal } from "./model.ts";
import { JournalView } from "./view.tsx";

/** The journal in plain language, with time travel. */
export const journalPage = pages.consolePage("journal", "/journal", {
  place: "journal",
  asks: ["journal"],
  typing: true,
  build: buildJournal,
  title: (_model, page) => journalTexts[page.language].title,
  view: JournalView,
  alsoFor: ["tables"],
});
