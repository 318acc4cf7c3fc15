import type { PageDefinition } from "../../../../shell/page.ts";
import { buildScreen, type ScreenModel } from "./model.ts";
import { screenTexts } from "./texts.ts";
import { ScreenView } from "./view.tsx";

/** The projector's page: turns by itself and never scrolls. */
export const screenPage: PageDefinition<ScreenModel, "tournament"> = {
  id: "screen",
  kind: "tournament",
  path: "/c/:competition/screen",
  access: "public",
  layout: "screen",
  script: "screen",
  build: buildScreen,
  title: (_model, { language }) => screenTexts[language].title,
  view: ScreenView,
};
