import type { TrfFile } from "../file.ts";
import { columnOfId, entriesOf } from "../located.ts";
import { roundAt } from "../player-record.ts";
import { problemList, type Report, type TrfProblem } from "../problem.ts";
import type { TrfTeamCard } from "../team-card.ts";
import { boardCountOf } from "../team-matches.ts";

/**
 * Returns the contradictions in the matches of a file: members who meet different teams in a round,
 * opponents at different boards, more players than boards, conflicting line-ups and forfeits. By
 * line and column. O(players · rounds).
 */
export const teamContradictions = (
  file: TrfFile,
  cards: readonly TrfTeamCard[],
): readonly TrfProblem[] => {
  const { report, list } = problemList();
  checkMatches(file, cards, report);
  checkRecords(file, cards, report);
  return list();
};

const checkMatches = (
  { tournament: trf, entries }: TrfFile,
  cards: readonly TrfTeamCard[],
  report: Report,
): void => {
  const teamOf = new Map(trf.teams.flatMap(({ team, players }) => players.map((id) => [id, team])));
  const lineOf = new Map(
    entriesOf(entries, "player").map(({ line, record }) => [record.startingRank, line]),
  );
  const lineOfTeam = new Map(entriesOf(entries, "team").map((it) => [it.record.team, it.line]));
  const boards = boardCountOf(trf);
  const withLineups = new Set(trf.lineups.map(({ team, round }) => `${team},${round}`));
  const byTeam = new Map(cards.map((card) => [card.team, card]));
  const severity = "error";
  for (const { startingRank: player, lines } of trf.players) {
    const team = teamOf.get(player);
    for (const { round, opponent } of lines) {
      if (opponent === null) continue;
      const own = team === undefined ? undefined : byTeam.get(team)?.rounds[round - 1];
      const meets = own?.opponent ?? 0;
      const at = { line: lineOf.get(player) ?? 1, column: roundAt(round) };
      if (team === undefined || teamOf.get(opponent) !== meets || own === undefined) {
        const met = { player, opponent, round, team: team ?? 0, meets };
        report({ code: "trf-other-match", severity, ...at, ...met });
        continue;
      }
      const ranks = [`${team},${round}`, `${meets},${round}`];
      // Without line-ups, the boards of a side with an empty one are unknown.
      if (!ranks.every((key) => withLineups.has(key)) || player > opponent) continue;
      const theirs = byTeam.get(meets)?.rounds[round - 1]?.boards ?? [];
      const board = own.boards.findIndex((each) => each.player === player) + 1;
      const other = theirs.findIndex((each) => each.player === opponent) + 1;
      if (board === other) continue;
      report({
        code: "trf-boards-differ",
        severity,
        ...at,
        player,
        opponent,
        round,
        boards: [board, other],
      });
    }
  }
  for (const { team, rounds } of cards) {
    for (const { round, boards: filled } of rounds) {
      if (filled.length <= boards) continue;
      const place = { line: lineOfTeam.get(team) ?? 1, column: 5 };
      const counts = { team, round, players: filled.length, boards };
      report({ code: "trf-too-many-boards", severity, ...place, ...counts });
    }
  }
};

const checkRecords = (
  { tournament: trf, entries }: TrfFile,
  cards: readonly TrfTeamCard[],
  report: Report,
): void => {
  const met = new Map(
    cards.flatMap(({ team, rounds }) =>
      rounds.map(({ round, opponent }) => [`${team},${round}`, opponent] as const),
    ),
  );
  const severity = "error";
  const check = (
    record: "300" | "330",
    line: number,
    [team, opponent, round]: readonly [number, number, number],
  ): void => {
    const meets = met.get(`${team},${round}`);
    if (round > trf.playedRounds || meets === undefined || meets === opponent) return;
    const place = { line, column: record === "300" ? 9 : 12 };
    const finding = { record, round, team, opponent, meets: meets ?? 0 };
    report({ code: "trf-lineup-differs", severity, ...place, ...finding });
  };
  const members = new Map(trf.teams.map(({ team, players }) => [team, new Set(players)]));
  for (const entry of entriesOf(entries, "lineup")) {
    const { record, line } = entry;
    const { team, opponent, round, players } = record;
    if (opponent !== null) {
      check("300", line, [team, opponent, round]);
      check("300", line, [opponent, team, round]);
    }
    for (const player of players) {
      if (player === null || members.get(team)?.has(player)) continue;
      const place = { line, column: columnOfId(entry, 17, player) };
      report({ code: "trf-unknown-player", severity, ...place, record: "300", player });
    }
  }
  for (const { record, line } of entriesOf(entries, "forfeited-match")) {
    const { white, black, round } = record;
    check("330", line, [white, black, round]);
    check("330", line, [black, white, round]);
  }
};
