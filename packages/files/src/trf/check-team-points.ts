import { entriesOf, type TrfEntry } from "./located.ts";
import type { Report } from "./problem.ts";
import { teamCardsOf } from "./team-matches.ts";
import type { TrfTournament } from "./tournament.ts";

/**
 * Reports records 310 whose points differ from the sum of the team's matches; skips teams with an
 * unfinished match. O(players · rounds).
 */
export const checkTeamPoints = (
  tournament: TrfTournament,
  entries: readonly TrfEntry[],
  report: Report,
): void => {
  if (!tournament.teamEvent) return;
  const cards = new Map(teamCardsOf(tournament).map((card) => [card.team, card]));
  for (const { line, record } of entriesOf(entries, "team")) {
    const { team } = record;
    const card = cards.get(team);
    if (card === undefined || card.rounds.some(({ kind }) => kind === "pending")) continue;
    const scores = [
      ["match", 55, record.matchPoints, card.matchPoints],
      ["game", 62, record.gamePoints, card.gamePoints],
    ] as const;
    for (const [score, column, stated, computed] of scores) {
      if (stated === null || stated === computed) continue;
      const finding = { code: "trf-team-points-differ", team, score, stated, computed } as const;
      report({ severity: "warning", line, column, ...finding });
    }
  }
};
