import { listsTexts } from "@losfee/messages/ladder-public-lists";
import { pages } from "../../pages-of.ts";
import { buildLadderLists } from "./model.ts";
import { LadderListsView } from "./view.tsx";

/** The waiting lists. */
export const ladderListsPage = pages.publicPage("ladder-lists", "/lists", {
  place: "waitingLists",
  build: buildLadderLists,
  title: (_model, { language }) => listsTexts[language].title,
  view: LadderListsView,
});
