import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import { pages } from "../../pages-of.ts";
import { buildSquads } from "./model.ts";
import { SquadsView } from "./view.tsx";

/** The squads of teams: all of them, or one with its list. */
export const squadsPage = pages.consolePage("squads", "/squads", {
  place: "squads",
  typing: true,
  asks: ["season"],
  isListed: (state) => state.kind === "tournament" && state.settings.teams !== undefined,
  build: buildSquads,
  title: ({ squad }, page) => squad?.name ?? squadsTexts[page.language].title,
  view: SquadsView,
});
