import { pages } from "../../pages-of.ts";
import { buildLadderSeat } from "./model.ts";
import { seatTexts } from "./texts.ts";
import { LadderSeatView } from "./view.tsx";

/** Who held a seat from when to when. */
export const ladderSeatPage = pages.publicPage("ladder-seat", "/seats/:level/:index", {
  build: buildLadderSeat,
  title: ({ label }, { language }) => seatTexts[language].title(label),
  view: LadderSeatView,
});
