import type { PageDefinition } from "../../../../shell/page.ts";
import { buildLadderSeat, type LadderSeatModel } from "./model.ts";
import { seatTexts } from "./texts.ts";
import { LadderSeatView } from "./view.tsx";

/** Who held a place from when to when. */
export const ladderSeatPage: PageDefinition<LadderSeatModel, "ladder"> = {
  id: "ladder-seat",
  kind: "ladder",
  path: "/c/:competition/places/:level/:index",
  access: "public",
  layout: "public",
  script: "live",
  build: buildLadderSeat,
  title: ({ label }, { language }) => seatTexts[language].title(label),
  view: LadderSeatView,
};
