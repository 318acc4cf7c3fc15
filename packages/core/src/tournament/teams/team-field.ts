import type { EntryId } from "../../base/entry-id.ts";
import type { Credit, Line, Scorecard } from "../../base/scorecard.ts";
import type { RankingField } from "../../ranking/criterion.ts";
import type { Team, TeamMatch, TeamRecord } from "../../ranking/team/team-event.ts";
import { teamFieldOf } from "../../ranking/team/team-field.ts";
import { countingResult } from "../contest-result.ts";
import { type Game, isPaired } from "../round.ts";
import { pointSystemOf } from "../settings/settings.ts";
import { gamePointSystem, type TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { matchPointsOf, pointsAtBoard } from "./match-points.ts";

/**
 * Returns the field for rankings and pairings of teams: match points with the game points and
 * boards included, or the reverse if game points come first. O(lines · boards).
 */
export const teamField = (
  state: TournamentState,
  rules: TeamRules,
  field: RankingField,
): RankingField => {
  const { edition, pairing, plannedRounds, playOff } = field;
  const made = teamFieldOf({
    teams: field.cards.map((card) => teamOf(state, card, field.rounds)),
    records: field.cards.flatMap((card) => recordsOf(state, rules, card)),
    rounds: field.rounds,
    boards: rules.boards,
    matchPoints: pointSystemOf(state.settings),
    gamePoints: gamePointSystem(rules),
    primary: rules.primary,
    ...(plannedRounds === undefined ? {} : { plannedRounds }),
    ...(edition === undefined ? {} : { edition }),
    ...(pairing === undefined ? {} : { pairing }),
  });
  return playOff === undefined ? made : { ...made, playOff };
};

const teamOf = (state: TournamentState, card: Scorecard, rounds: number): Team => {
  const { entry, name, lot, seed, rating } = card;
  return {
    entry,
    name,
    members: [],
    rating,
    lot,
    ...(seed === undefined ? {} : { seed }),
    adjustment: {
      matchPoints: card.pointsAdjustment ?? 0,
      gamePoints: -gamePointsDeducted(state, entry, rounds),
    },
  };
};

const gamePointsDeducted = (
  { penalties }: TournamentState,
  team: EntryId,
  rounds: number,
): number =>
  penalties
    .filter(({ entry, of, round }) => entry === team && of === "game-points" && round <= rounds)
    .reduce((sum, { points }) => sum + points, 0);

/** Returns the records of a card; a match is recorded by the team in the first seat. */
const recordsOf = (
  state: TournamentState,
  rules: TeamRules,
  { entry, lines }: Scorecard,
): readonly TeamRecord[] =>
  lines.flatMap((line): readonly TeamRecord[] => {
    if (line === undefined) return [];
    if (line.kind === "unplayed") return [absence(rules, entry, line)];
    const game = gameIn(state, line, entry);
    const teams = game?.seats ?? [entry, line.opponent];
    if (teams[0] !== entry) return [];
    const { round, kind } = line;
    if (kind === "pending") return [{ kind, round, teams, colours: "known" }];
    return [matchOf(state, rules, line, teams, game)];
  });

const gameIn = ({ rounds }: TournamentState, { round }: Line, team: EntryId): Game | undefined => {
  const found = rounds[round - 1];
  if (found === undefined || !isPaired(found)) return undefined;
  return found.games.find(({ seats }) => seats.includes(team));
};

const matchOf = (
  { settings }: TournamentState,
  rules: TeamRules,
  { round, own, theirs, points, spread }: Extract<Line, { readonly kind: "played" }>,
  teams: readonly [EntryId, EntryId],
  game: Game | undefined,
): TeamMatch => {
  const outcome = countingResult(game, settings)?.outcome;
  const boards = outcome?.kind === "played" ? (outcome.boards ?? []) : [];
  const matchPoints = points === undefined ? null : matchPointsOf(rules, own, theirs);
  return {
    kind: "match",
    round,
    teams,
    colours: "known",
    boards: boards.map((board) => pointsAtBoard(board, rules, settings)),
    gamePoints: [own, theirs],
    ...(matchPoints === null ? {} : { matchPoints }),
    ...(spread === undefined ? {} : { spread }),
  };
};

const absence = (
  { boards, byeGamePoints, gamePoints }: TeamRules,
  team: EntryId,
  { round, reason, opponent, credit, points, spread }: Extract<Line, { readonly kind: "unplayed" }>,
): TeamRecord => {
  const freeGamePoints =
    reason === "bye" ? (byeGamePoints ?? boards * worthOf(credit, gamePoints)) : undefined;
  return {
    kind: "absence",
    round,
    team,
    reason,
    opponent,
    credit,
    ...(spread === 0 ? {} : { spread }),
    ...(points === undefined ? {} : { matchPoints: points }),
    ...(freeGamePoints === undefined ? {} : { gamePoints: freeGamePoints }),
  };
};

const worthOf = (credit: Credit, points: TeamRules["gamePoints"]): number => {
  const { win, draw, loss } = points ?? { win: 1, draw: 0.5, loss: 0 };
  return credit === "win" ? win : credit === "draw" ? draw : credit === "loss" ? loss : 0;
};
