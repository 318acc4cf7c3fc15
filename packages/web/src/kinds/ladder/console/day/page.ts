import { dayTexts } from "@losfee/messages/ladder-console-day";
import { pages } from "../../pages-of.ts";
import { buildLadderDay } from "./model.ts";
import { LadderDayView } from "./view.tsx";

/** The director's day: mail, questions, deadlines. */
export const ladderDayPage = pages.consolePage("day", "", {
  place: "day",
  build: buildLadderDay,
  title: (_model, { language }) => dayTexts[language].title,
  view: LadderDayView,
});
