import type { PageDefinition } from "../../../../shell/page.ts";
import { buildOwn, type OwnModel } from "./model.ts";
import { ownTexts } from "./texts.ts";
import { OwnView } from "./view.tsx";

/** What a player sees and does; a personal link leads here. */
export const ownPage: PageDefinition<OwnModel, "ladder"> = {
  id: "ladder-own",
  kind: "ladder",
  path: "/c/:competition/me",
  access: "player",
  layout: "public",
  script: "ladder-own",
  hydrates: true,
  build: buildOwn,
  title: (_model, { language }) => ownTexts[language].title,
  view: OwnView,
};
