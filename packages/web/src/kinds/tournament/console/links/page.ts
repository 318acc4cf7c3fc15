import { linksTexts } from "@losfee/messages/tournament-console-links";
import { pages } from "../../pages-of.ts";
import { buildLinks } from "./model.ts";
import { LinksView } from "./view.tsx";

/** Links for helpers and tables. The links are not in the journal: the API returns them. */
export const linksPage = pages.consolePage("links", "/links", {
  place: "links",
  typing: true,
  build: buildLinks,
  title: (_model, page) => linksTexts[page.language].title,
  view: LinksView,
  alsoFor: ["tables"],
});
