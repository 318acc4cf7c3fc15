import type { PageDefinition } from "../../../../shell/page.ts";
import { buildDay, type DayModel } from "./model.ts";
import { dayTexts } from "./texts.ts";
import { DayView } from "./view.tsx";

/** The day at a glance. */
export const dayPage: PageDefinition<DayModel, "tournament"> = {
  id: "console-day",
  kind: "tournament",
  path: "/console/:competition",
  access: "director",
  layout: "console",
  script: "console-day",
  hydrates: true,
  build: buildDay,
  title: (_model, page) => dayTexts[page.language].title,
  view: DayView,
};
