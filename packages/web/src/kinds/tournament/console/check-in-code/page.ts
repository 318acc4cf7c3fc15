import { checkInCodeTexts } from "@losfee/messages/tournament-console-check-in-code";
import { pages } from "../../pages-of.ts";
import { buildCheckInCode } from "./model.ts";
import { CheckInCodeView } from "./view.tsx";

const { script: _, ...page } = pages.consolePage("check-in-code", "/check-in", {
  access: "results",
  layout: "screen",
  refreshes: 15,
  build: buildCheckInCode,
  title: (_model, { language }) => checkInCodeTexts[language].title,
  view: CheckInCodeView,
  alsoFor: ["tables"],
});

/** The check-in code for the hall, on a projector of its own: never published elsewhere. */
export const checkInCodePage = page;
