import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLinks, type LinksModel } from "./model.ts";
import { linksTexts } from "./texts.ts";
import { LinksView } from "./view.tsx";

/** Links for helpers and tables. The links themselves are no part of the journal: the API tells them. */
export const linksPage: PageDefinition<LinksModel> = {
  id: "console-links",
  path: "/console/:competition/links",
  access: "director",
  layout: "console",
  script: "view",
  build: buildLinks,
  title: (_model, page) => linksTexts[page.language].title,
  view: LinksView,
};
