import { entriesTexts } from "@losfee/messages/tournament-console-entries";
import { pages } from "../../pages-of.ts";
import { buildEntries } from "./model.ts";
import { EntriesView } from "./view.tsx";

/** Entries: list, changes, check-in. */
export const entriesPage = pages.consolePage("entries", "/entries", {
  place: "entries",
  typing: true,
  build: buildEntries,
  title: (_model, page) => entriesTexts[page.language].title,
  view: EntriesView,
  alsoFor: ["tables"],
});
