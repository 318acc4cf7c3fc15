import { linksTexts } from "../../../tournament/console/links/texts.ts";
import { pages } from "../../pages-of.ts";
import { buildTableLinks } from "./model.ts";
import { TableLinksView } from "./view.tsx";

/** Links for helpers and for tables. */
export const tableLinksPage = pages.consolePage("links", "/links", {
  build: buildTableLinks,
  title: (_model, page) => linksTexts[page.language].title,
  view: TableLinksView,
});
