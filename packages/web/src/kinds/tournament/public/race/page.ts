import { raceTexts } from "@losfee/messages/tournament-public-race";
import { pages } from "../../pages-of.ts";
import { buildRace } from "./model.ts";
import { RaceView } from "./view.tsx";

/** Development of ranks and scores round by round, as pictures and as tables. */
export const racePage = pages.publicPage("race", "/race", {
  place: "race",
  embeddable: true,
  asks: ["race"],
  build: buildRace,
  title: (_model, { language }) => raceTexts[language].title,
  view: RaceView,
  alsoFor: ["tables"],
});
