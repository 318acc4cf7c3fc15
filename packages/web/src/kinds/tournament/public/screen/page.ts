import { screenTexts } from "@losfee/messages/tournament-public-screen";
import { pages } from "../../pages-of.ts";
import { buildScreen } from "./model.ts";
import { ScreenView } from "./view.tsx";

/** Page of the projector: turns by itself and never scrolls. */
export const screenPage = pages.publicPage("screen", "/screen", {
  layout: "screen",
  script: "screen",
  asks: ["cutLine"],
  build: buildScreen,
  title: (_model, { language }) => screenTexts[language].title,
  view: ScreenView,
  alsoFor: ["tables"],
});
