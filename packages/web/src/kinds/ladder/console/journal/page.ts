import { journalTexts } from "@losfee/messages/parts-console";
import { pages } from "../../pages-of.ts";
import { buildLadderJournal } from "./model.ts";
import { LadderJournalView } from "./view.tsx";

/** The journal of a pyramid, with time travel. */
export const ladderJournalPage = pages.consolePage("journal", "/journal", {
  place: "journal",
  asks: ["journal"],
  typing: true,
  build: buildLadderJournal,
  title: (_model, { language }) => journalTexts[language].title,
  view: LadderJournalView,
});
