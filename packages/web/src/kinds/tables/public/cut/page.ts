import type { PageDefinition } from "../../../../shell/page.ts";
import { buildCut, type CutModel } from "./model.ts";
import { CutView, cutTitle } from "./view.tsx";

/** Who is in, out or open, with what each still needs. */
export const cutPage: PageDefinition<CutModel, "tables"> = {
  id: "cut",
  kind: "tables",
  path: "/c/:competition/cut",
  access: "public",
  layout: "public",
  script: "live",
  build: buildCut,
  title: cutTitle,
  view: CutView,
};
