import type { PageDefinition } from "../../../../shell/page.ts";
import { buildEntries, type EntriesModel } from "./model.ts";
import { entriesTexts } from "./texts.ts";
import { EntriesView } from "./view.tsx";

/** Entries: read, changed, checked in. */
export const entriesPage: PageDefinition<EntriesModel, "tournament"> = {
  id: "console-entries",
  kind: "tournament",
  path: "/console/:competition/entries",
  access: "director",
  layout: "console",
  script: "console-entries",
  hydrates: true,
  build: buildEntries,
  title: (_model, page) => entriesTexts[page.language].title,
  view: EntriesView,
};
