import { ownTexts } from "@losfee/messages/ladder-public-me";
import { spokenTo } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildOwn } from "./model.ts";
import { OwnView } from "./view.tsx";

/** A player's own page; target of a personal link. */
export const ownPage = pages.publicPage("ladder-own", "/me", {
  access: "player",
  script: "view",
  startsLater: true,
  installable: true,
  build: buildOwn,
  title: (_model, page) => spokenTo(ownTexts, page).title,
  view: OwnView,
});
