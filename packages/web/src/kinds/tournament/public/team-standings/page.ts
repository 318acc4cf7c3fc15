import { teamStandingsTexts } from "@losfee/messages/tournament-public-team-standings";
import { pages } from "../../pages-of.ts";
import { buildTeamStandings } from "../../parts/team-standings.ts";

/** Team standings of individual players. */
export const teamStandingsPage = pages.publicPage("team-standings", "/team-standings", {
  place: "teamStandings",
  isListed: (state) =>
    state.kind === "tournament" &&
    state.settings.teams === undefined &&
    (state.settings.teamRanking ?? null) !== null,
  embeddable: true,
  alsoFor: ["tables"],
  build: buildTeamStandings,
  title: (_model, page) => teamStandingsTexts[page.language].title,
});
