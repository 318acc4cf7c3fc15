import { spokenTo } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildOwn } from "./model.ts";
import { ownTexts } from "./texts.ts";
import { OwnView } from "./view.tsx";

/** What somebody who takes part needs on a phone; a personal link leads here. */
export const ownPage = pages.publicPage("own", "/me", {
  place: "own",
  script: "own",
  installable: true,
  needsCutLine: true,
  knowsMine: true,
  build: buildOwn,
  title: (_model, page) => spokenTo(ownTexts, page).title,
  view: OwnView,
  alsoFor: ["tables"],
});
