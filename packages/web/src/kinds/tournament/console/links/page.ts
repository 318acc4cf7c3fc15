import type { PageDefinition } from "../../../../shell/page.ts";
import { linksTexts } from "./texts.ts";
import { LinksView } from "./view.tsx";

/** Links for helpers. The links themselves are no part of the journal: the API tells them. */
export const linksPage: PageDefinition<Record<string, never>> = {
  id: "console-links",
  path: "/console/:competition/links",
  access: "director",
  layout: "console",
  script: "view",
  build: ({ state }) => (state === null ? null : {}),
  title: (_model, page) => linksTexts[page.language].title,
  view: LinksView,
};
