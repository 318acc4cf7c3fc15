import { ownTexts } from "@losfee/messages/tournament-public-me";
import { spokenTo } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildOwn } from "./model.ts";

/** A participant's page on a phone; target of personal links. */
export const ownPage = pages.publicPage("own", "/me", {
  place: "own",
  script: "own",
  installable: true,
  asks: ["cutLine", "mine"],
  build: buildOwn,
  title: (_model, page) => spokenTo(ownTexts, page).title,
  alsoFor: ["tables"],
});
