import { stageLabel } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { type PenaltiesModel, penaltyLines } from "../../parts/penalties/penalties-model.ts";
import {
  type StageStandings,
  stageStandings,
  stageStandingsTitle,
} from "../../parts/standings/stage-model.ts";
import { publishedStages, tablesName } from "../../parts/tables/stages.ts";
import { pages } from "../../tables-pages-of.ts";

/** Standings with the director's actions. */
export interface DirectedStandingsModel {
  readonly standings: StageStandings;
  /** Penalties for members of the stage shown. */
  readonly penalties: PenaltiesModel;
}

/** Returns the standings of `?stage=N`, by default of the last, and penalties. */
const buildDirectedStandings = (request: PageRequest<"tables">): DirectedStandingsModel | null => {
  const { state, language } = request;
  const standings = stageStandings(request);
  if (state === null || standings === null) return null;
  const name = (entry: EntryId): string => tablesName(state, entry);
  const label = (round: number): string =>
    stageLabel((state.rounds[round - 1]?.stage ?? 0) + 1, state.settings, language);
  const { closed } = standings;
  const stage = publishedStages(state).find((one) => one.stage === standings.stage);
  const round = stage?.games[0]?.round;
  return {
    standings,
    penalties: {
      lines: penaltyLines(state, AT_TABLES, name, label),
      deduction:
        closed || stage === undefined || round === undefined
          ? null
          : {
              of: AT_TABLES,
              players: stage.members.map(({ entry }) => ({ id: entry, name: name(entry) })),
              firstRound: round,
              lastRound: round,
            },
      isOfTeams: false,
      closed,
    },
  };
};

const AT_TABLES = ["rank-points", "game-points"] as const;

/** Standings and penalties. */
export const directedStandingsPage = pages.consolePage("standings", "/standings", {
  place: "standings",
  asks: ["cutLine"],
  build: buildDirectedStandings,
  title: ({ standings }, page) => stageStandingsTitle(standings, page),
});
