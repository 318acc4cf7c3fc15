import { entriesOf, type TrfEntry } from "./located.ts";
import type { Report } from "./problem.ts";
import type { TrfSummaryCell } from "./record.ts";
import type { TrfTeamRound, TrfTeamRoundKind } from "./team-card.ts";
import { teamCardsOf } from "./team-matches.ts";
import type { TrfTournament } from "./tournament.ts";

/**
 * Reports records 802 that contradict a team's games, line-ups (300), byes (240, 320) and forfeited
 * matches (330), or that alone know how a match ended: 802 is for human readers and has no effect.
 * O(players · rounds).
 */
export const checkTeamSummaries = (
  tournament: TrfTournament,
  entries: readonly TrfEntry[],
  report: Report,
): void => {
  if (!tournament.teamEvent) return;
  const summaries = entriesOf(entries, "team-summary");
  if (summaries.length === 0) return;
  const cards = new Map(teamCardsOf(tournament).map((card) => [card.team, card]));
  const cellsOf = new Map(summaries.map(({ record }) => [record.team, record.cells]));
  // If the first board has Black by record 352, programs disagree on a team's colour.
  const isPlain = tournament.boardColours[0] !== "b";
  for (const { line, record } of summaries) {
    const { team, cells } = record;
    const card = cards.get(team);
    if (card === undefined) continue;
    const severity = "warning";
    const totals = totalsIn(cells, card.rounds);
    for (const { index, ...total } of totals) {
      // Once for a match, not for each of its teams.
      if (team > total.opponent) continue;
      const theirs = cellsOf.get(total.opponent)?.[index];
      const finding = {
        ...{ code: "trf-match-by-total" as const, team, ...total },
        theirs: theirs?.opponent === team && !theirs.forfeit ? theirs.gamePoints : null,
      };
      report({ severity, line, column: 29 + 13 * index, ...finding });
    }
    if (card.rounds.some(({ kind }) => kind === "pending")) continue;
    for (const [score, column, stated, computed] of [
      ["match", 15, record.matchPoints, card.matchPoints],
      ["game", 22, record.gamePoints, card.gamePoints],
    ] as const) {
      if (stated === null || stated === computed) continue;
      const finding = { code: "trf-team-points-differ", team, score, stated, computed } as const;
      report({ severity, line, column, ...finding });
    }
    for (const [index, cell] of cells.entries()) {
      const round = card.rounds[index];
      if (cell === null || round === undefined || agrees(cell, round, isPlain)) continue;
      const finding = { code: "trf-summary-differs", team, round: round.round } as const;
      const both = { stated: cellText(cell), computed: cellText(cellOf(round)) };
      report({ severity, line, column: 29 + 13 * index, ...finding, ...both });
    }
  }
};

/** The matches of a team that have a total in its record 802, and games nowhere. */
const totalsIn = (cells: readonly (TrfSummaryCell | null)[], rounds: readonly TrfTeamRound[]) =>
  cells.flatMap((cell, index) => {
    const round = rounds[index];
    if (cell === null || round === undefined || typeof cell.opponent !== "number") return [];
    const { opponent, gamePoints: points, forfeit } = cell;
    const hasGames = round.kind !== "pending" && round.kind !== "not-paired";
    if (points === null || forfeit || hasGames) return [];
    return [{ index, opponent, points, round: round.round }];
  });

const BYES: Partial<Readonly<Record<TrfTeamRoundKind, TrfSummaryCell["opponent"]>>> = {
  "pairing-allocated-bye": "PAB",
  "full-point-bye": "FPB",
  "half-point-bye": "HPB",
  "zero-point-bye": "ZPB",
  "not-paired": "ZPB",
};

const isForfeit = ({ kind }: TrfTeamRound): boolean =>
  kind === "forfeit-win" || kind === "forfeit-loss";

/** Returns the cell of record 802 for a round. */
const cellOf = (round: TrfTeamRound): TrfSummaryCell => ({
  opponent: round.opponent ?? BYES[round.kind] ?? "ZPB",
  colour: round.opponent === null ? null : round.colour,
  gamePoints: round.gamePoints,
  forfeit: isForfeit(round),
});

/** Omitted values contradict nothing. */
const agrees = (stated: TrfSummaryCell, round: TrfTeamRound, withColours: boolean): boolean => {
  const { opponent, colour, gamePoints, forfeit } = cellOf(round);
  return (
    stated.opponent === opponent &&
    (!withColours || stated.colour === null || colour === null || stated.colour === colour) &&
    (stated.gamePoints === null || stated.gamePoints === gamePoints) &&
    stated.forfeit === forfeit
  );
};

const cellText = ({ opponent, colour, gamePoints, forfeit }: TrfSummaryCell): string =>
  [opponent, colour, gamePoints === null ? null : gamePoints.toFixed(1) + (forfeit ? "f" : "")]
    .filter((part) => part !== null)
    .join(" ");
