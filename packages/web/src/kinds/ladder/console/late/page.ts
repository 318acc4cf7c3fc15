import type { PageDefinition } from "../../../../shell/page.ts";

import { buildLate, type LateModel } from "./model.ts";
import { lateTexts } from "./texts.ts";
import { LateView } from "./view.tsx";

/** Mail that the director records, and what it overturns. */
export const latePage: PageDefinition<LateModel, "ladder"> = {
  id: "console-ladder-late",
  kind: "ladder",
  path: "/console/:competition/late",
  access: "director",
  layout: "console",
  script: "ladder-late",
  hydrates: true,
  build: buildLate,
  title: (_model, { language }) => lateTexts[language].title,
  view: LateView,
};
