import { seatTexts } from "@losfee/messages/ladder-public-seat";
import { pages } from "../../pages-of.ts";
import { buildLadderSeat } from "./model.ts";
import { LadderSeatView } from "./view.tsx";

/** The holders of a seat with their periods. */
export const ladderSeatPage = pages.publicPage("ladder-seat", "/seats/:level/:index", {
  build: buildLadderSeat,
  title: ({ label }, { language }) => seatTexts[language].title({ label }),
  view: LadderSeatView,
});
