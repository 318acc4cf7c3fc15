import { ownSquadTexts } from "@losfee/messages/tournament-public-squad";
import { spokenTo } from "../../../../shell/page.ts";
import { pages } from "../../pages-of.ts";
import { buildOwnSquad } from "./model.ts";
import { OwnSquadView } from "./view.tsx";

/** A captain's own squad, to which the event may let them add players. */
export const ownSquadPage = pages.publicPage("own-squad", "/me/squad", {
  place: "own",
  access: "player",
  script: "view",
  build: buildOwnSquad,
  title: (_model, page) => spokenTo(ownSquadTexts, page).title,
  view: OwnSquadView,
});
