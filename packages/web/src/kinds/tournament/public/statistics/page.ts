import { compareRecords, memberRecords } from "@losfee/core";
import { statisticsTexts } from "@losfee/messages/tournament-public-statistics";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type RecordLine, recordLine } from "../../parts/match/records.ts";

/** The best at a board; several if equal. */
export interface BestAtBoard {
  /** From 1. */
  readonly board: number;
  readonly lines: readonly RecordLine[];
}

/** Records of the players of all teams. */
export interface StatisticsModel {
  /** Only boards with games. */
  readonly best: readonly BestAtBoard[];
  /** All players with games, best first. */
  readonly all: readonly RecordLine[];
}

/** Returns the statistics of a team event; null in events of individual players. */
export const buildStatistics = ({ state }: PageRequest): StatisticsModel | null => {
  const teams = state?.settings.teams;
  if (state === null || teams === undefined) return null;
  const best = Array.from({ length: teams.boards }, (_, index): BestAtBoard => {
    const records = memberRecords(state, index + 1).filter(({ games }) => games > 0);
    const [first] = records;
    const level = records.filter((one) => first !== undefined && compareRecords(one, first) === 0);
    return { board: index + 1, lines: level.map((one) => recordLine(state, one)) };
  });
  return {
    best: best.filter(({ lines }) => lines.length > 0),
    all: memberRecords(state).map((one) => recordLine(state, one)),
  };
};

/** Records of the players of all teams, by board and together. */
export const statisticsPage = pages.publicPage("statistics", "/statistics", {
  place: "statistics",
  isListed: (state) => state.kind === "tournament" && state.settings.teams !== undefined,
  build: buildStatistics,
  title: (_model, page) => statisticsTexts[page.language].title,
});
