import { entriesTexts } from "@losfee/messages/ladder-console-entries";
import { pages } from "../../pages-of.ts";
import { buildLadderEntries } from "./model.ts";
import { LadderEntriesView } from "./view.tsx";

/** The players, their addresses and personal links. */
export const ladderEntriesPage = pages.consolePage("entries", "/entries", {
  place: "entries",
  typing: true,
  build: buildLadderEntries,
  title: (_model, { language }) => entriesTexts[language].title,
  view: LadderEntriesView,
});
