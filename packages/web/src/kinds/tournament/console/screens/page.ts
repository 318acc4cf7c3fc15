import { screensTexts } from "@losfee/messages/tournament-console-screens";
import { pages } from "../../pages-of.ts";
import { buildScreens } from "./model.ts";
import { ScreensView } from "./view.tsx";

/** The big screens of the hall: name, address and content of each. */
export const screensPage = pages.consolePage("screens", "/screens", {
  place: "sharing",
  typing: true,
  build: buildScreens,
  title: (_model, page) => screensTexts[page.language].title,
  view: ScreensView,
  alsoFor: ["tables"],
});
