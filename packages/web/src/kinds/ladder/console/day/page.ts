import type { PageDefinition } from "../../../../shell/page.ts";

import { buildLadderDay, type LadderDayModel } from "./model.ts";
import { dayTexts } from "./texts.ts";
import { LadderDayView } from "./view.tsx";

/** The director's day: mail, questions, deadlines. */
export const ladderDayPage: PageDefinition<LadderDayModel, "ladder"> = {
  id: "console-ladder-day",
  kind: "ladder",
  path: "/console/:competition",
  access: "director",
  layout: "console",
  script: "ladder-day",
  hydrates: true,
  build: buildLadderDay,
  title: (_model, { language }) => dayTexts[language].title,
  view: LadderDayView,
};
