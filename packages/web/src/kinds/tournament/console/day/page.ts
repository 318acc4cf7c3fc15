import { dayTexts } from "@losfee/messages/tournament-console-day";
import { pages } from "../../pages-of.ts";
import { buildDay } from "./model.ts";
import { DayView } from "./view.tsx";

/** The day at a glance: the front page of the console. */
export const dayPage = pages.consolePage("day", "", {
  place: "day",
  build: buildDay,
  title: (_model, page) => dayTexts[page.language].title,
  view: DayView,
  alsoFor: ["tables"],
});
