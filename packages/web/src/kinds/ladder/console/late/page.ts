import { lateTexts } from "@losfee/messages/ladder-console-late";
import { pages } from "../../pages-of.ts";
import { buildLate } from "./model.ts";
import { LateView } from "./view.tsx";

/** Records mail by hand, and shows what it overturns. */
export const latePage = pages.consolePage("late", "/late", {
  place: "late",
  typing: true,
  build: buildLate,
  title: (_model, { language }) => lateTexts[language].title,
  view: LateView,
});
