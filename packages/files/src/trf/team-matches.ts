import { type AbnormalIndex, abnormalIndexOf, adjustmentOf } from "./abnormal-points.ts";
import type { TrfAssignment, TrfBye, TrfColour, TrfResult } from "./codes.ts";
import type { TrfTeam } from "./record.ts";
import { isBlank } from "./rounds.ts";
import type { TrfBoard, TrfTeamCard, TrfTeamRound, TrfTeamRoundKind } from "./team-card.ts";
import type { TrfFacts, TrfPlayer, TrfTournament } from "./tournament.ts";

/**
 * Assembles the matches of a team event from the players' games and records 240, 300, 320, 330 and
 * 299. Empty without teams. O(players · rounds).
 */
export const teamCardsOf = (tournament: TrfTournament): readonly TrfTeamCard[] => {
  const { teams, playedRounds } = tournament;
  const context = contextOf(tournament);
  return teams.map((team) => {
    const rounds = roundsUpTo(playedRounds).map((round) => roundOf(context, team, round));
    const adjustment = adjustmentOf(context.abnormal, team.team, playedRounds);
    const total = (part: "matchPoints" | "gamePoints"): number =>
      rounds.reduce((sum, round) => sum + round[part], 0);
    return {
      team: team.team,
      name: team.name,
      players: team.players,
      rounds,
      matchPoints: total("matchPoints") + adjustment.matchPoints,
      gamePoints: total("gamePoints") + adjustment.points,
    };
  });
};

const roundsUpTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

type Lineup = TrfFacts["lineups"][number];
type Forfeit = TrfFacts["forfeitedMatches"][number];

/** Lookups by `team,round`. */
interface Context {
  readonly tournament: TrfTournament;
  readonly players: ReadonlyMap<number, TrfPlayer>;
  readonly teams: ReadonlyMap<number, TrfTeam>;
  readonly abnormal: AbnormalIndex;
  readonly byes: ReadonlyMap<string, TrfBye>;
  readonly lineups: ReadonlyMap<string, Lineup>;
  readonly forfeits: ReadonlyMap<string, Forfeit>;
  readonly opponents: ReadonlyMap<string, number>;
  /** The number of boards: of 352, else the most that a team has filled in a round. */
  readonly boardCount: number;
}

const keyOf = (team: number, round: number): string => `${team},${round}`;

const contextOf = (tournament: TrfTournament): Context => {
  const { teams, boardColours, byes, lineups, forfeitedMatches } = tournament;
  const players = new Map(tournament.players.map((player) => [player.startingRank, player]));
  return {
    tournament,
    players,
    teams: new Map(teams.map((team) => [team.team, team])),
    abnormal: abnormalIndexOf(tournament.abnormalPoints),
    byes: new Map(byes.map(({ id, round, bye }) => [keyOf(id, round), bye])),
    lineups: new Map(lineups.map((lineup) => [keyOf(lineup.team, lineup.round), lineup])),
    forfeits: new Map(
      forfeitedMatches.flatMap((match) =>
        [match.white, match.black].map((team) => [keyOf(team, match.round), match]),
      ),
    ),
    opponents: opponentsOf(tournament),
    boardCount: boardColours.length > 0 ? boardColours.length : mostBoards(tournament, players),
  };
};

/** Returns the boards of a match: those of record 352, else the most that a team has filled. */
export const boardCountOf = (tournament: TrfTournament): number => contextOf(tournament).boardCount;

const mostBoards = (
  { teams, playedRounds }: TrfTournament,
  players: ReadonlyMap<number, TrfPlayer>,
): number => {
  let most = 0;
  for (const team of teams) {
    for (let round = 1; round <= playedRounds; round++) {
      most = Math.max(most, fielded(players, team, round).length);
    }
  }
  return most;
};

/** Returns the opponents: of games, line-ups and forfeited matches; the last of these wins. */
const opponentsOf = ({
  teams,
  players,
  lineups,
  forfeitedMatches,
}: TrfTournament): ReadonlyMap<string, number> => {
  const teamOf = new Map(teams.flatMap(({ team, players: ids }) => ids.map((id) => [id, team])));
  const opponents = new Map<string, number>();
  const meet = (one: number, other: number, round: number): void => {
    opponents.set(keyOf(one, round), other);
    opponents.set(keyOf(other, round), one);
  };
  for (const { startingRank, lines } of players) {
    const own = teamOf.get(startingRank);
    for (const { round, opponent } of lines) {
      const theirs = opponent === null ? undefined : teamOf.get(opponent);
      if (own !== undefined && theirs !== undefined && own !== theirs) meet(own, theirs, round);
    }
  }
  for (const { team, opponent, round } of lineups) {
    if (opponent !== null) meet(team, opponent, round);
  }
  for (const { white, black, round } of forfeitedMatches) meet(white, black, round);
  return opponents;
};

const NOT_FIELDED: ReadonlySet<TrfResult> = new Set(["", "-", "Z"]);

/**
 * Returns the members with an entry in a round's column, in board order. A loss without play or
 * opponent is a reserve who was not fielded.
 */
const fielded = (
  players: ReadonlyMap<number, TrfPlayer>,
  { players: ids }: TrfTeam,
  round: number,
): readonly TrfBoard[] =>
  ids.flatMap((player) => {
    const line = players.get(player)?.lines[round - 1];
    if (line === undefined || (line.opponent === null && NOT_FIELDED.has(line.result))) return [];
    return [{ player, line }];
  });

const boardsOf = (
  { lineups, players }: Context,
  team: TrfTeam,
  round: number,
): readonly TrfBoard[] => {
  const lineup = lineups.get(keyOf(team.team, round));
  if (lineup === undefined) return fielded(players, team, round);
  return lineup.players.map((player) => ({
    player,
    line: player === null ? null : (players.get(player)?.lines[round - 1] ?? null),
  }));
};

const gamePointsOf = (boards: readonly TrfBoard[]): number =>
  boards.reduce((sum, { line }) => sum + (line?.points ?? 0), 0);

type Undecided = Omit<TrfTeamRound, "gamePoints" | "matchPoints">;

const roundOf = (context: Context, team: TrfTeam, round: number): TrfTeamRound => {
  const { tournament, opponents, byes } = context;
  const key = keyOf(team.team, round);
  const boards = boardsOf(context, team, round);
  const opponent = opponents.get(key) ?? null;
  const alone = { round, opponent: null, colour: null, boards };
  if (tournament.teamByes[round - 1] === team.team) {
    return worth(context, team.team, { ...alone, kind: "pairing-allocated-bye" });
  }
  if (opponent === null) {
    const bye = byes.get(key);
    const kind = bye === undefined ? "not-paired" : BYE_KIND[bye];
    return worth(context, team.team, { ...alone, kind });
  }
  const forfeit = context.forfeits.get(key);
  const colour = colourOf(tournament, team.team, boards, forfeit);
  const kind = matchKind(team.team, boards, forfeit);
  return worth(context, team.team, { round, kind, opponent, colour, boards });
};

const BYE_KIND: Readonly<Record<TrfBye, TrfTeamRoundKind>> = {
  F: "full-point-bye",
  H: "half-point-bye",
  Z: "zero-point-bye",
};

const matchKind = (
  team: number,
  boards: readonly TrfBoard[],
  match: Forfeit | undefined,
): TrfTeamRoundKind => {
  if (match !== undefined) {
    return match.forfeit[match.white === team ? 0 : 1] === "+" ? "forfeit-win" : "forfeit-loss";
  }
  const isEmpty = boards.every(({ line }) => line === null || isBlank(line));
  return isEmpty || boards.some(({ line }) => line?.kind === "pending") ? "pending" : "match";
};

const colourOf = (
  { boardColours }: TrfTournament,
  team: number,
  boards: readonly TrfBoard[],
  match: Forfeit | undefined,
): TrfColour | null => {
  if (match !== undefined) return match.white === team ? "w" : "b";
  for (const [index, { line }] of boards.entries()) {
    const own = line?.colour;
    if (own == null) continue;
    // Without record 352 colours alternate down the boards.
    const ofWhite = boardColours[index] ?? (index % 2 === 0 ? "w" : "b");
    return own === ofWhite ? "w" : "b";
  }
  return null;
};

interface Worth {
  readonly assignment: TrfAssignment;
  readonly gamePoints: number;
  readonly matchPoints: number;
}

/** Adds the points: of the games, of byes by the number of boards, of record 299 over either. */
const worth = (context: Context, team: number, round: Undecided): TrfTeamRound => {
  const { assignment, gamePoints, matchPoints } = usualWorth(context, round);
  const assigned =
    assignment === null ? null : context.abnormal.assigned(team, round.round, assignment);
  return {
    ...round,
    gamePoints: assigned?.points ?? gamePoints,
    matchPoints: assigned?.matchPoints ?? matchPoints,
  };
};

const usualWorth = (context: Context, round: Undecided): Worth => {
  const { teamScoring: match, scoring } = context.tournament;
  const boards = context.boardCount;
  const played = gamePointsOf(round.boards);
  switch (round.kind) {
    case "pairing-allocated-bye": {
      const gamePoints = match.byeGamePoints ?? boards * scoring.whiteDraw;
      return { assignment: null, gamePoints, matchPoints: match.byeMatchPoints };
    }
    case "full-point-bye":
      return { assignment: "F", gamePoints: boards * scoring.fullPointBye, matchPoints: match.win };
    case "half-point-bye":
      return {
        assignment: "H",
        gamePoints: boards * scoring.halfPointBye,
        matchPoints: match.draw,
      };
    case "zero-point-bye":
      return {
        assignment: "Z",
        gamePoints: boards * scoring.zeroPointBye,
        matchPoints: match.loss,
      };
    case "forfeit-win": {
      const gamePoints = round.boards.length > 0 ? played : boards * scoring.forfeitWin;
      return { assignment: "+", gamePoints, matchPoints: match.win };
    }
    case "forfeit-loss":
      return { assignment: "-", gamePoints: played, matchPoints: match.loss };
    case "match":
      return matchWorth(context, round, played);
    case "pending":
    case "not-paired":
      return { assignment: null, gamePoints: played, matchPoints: 0 };
  }
};

const matchWorth = (context: Context, round: Undecided, own: number): Worth => {
  const { teamScoring: match } = context.tournament;
  const opponents = context.teams.get(round.opponent ?? 0);
  const theirs =
    opponents === undefined ? 0 : gamePointsOf(boardsOf(context, opponents, round.round));
  if (own > theirs) return { assignment: "W", gamePoints: own, matchPoints: match.win };
  if (own < theirs) return { assignment: "L", gamePoints: own, matchPoints: match.loss };
  return { assignment: "D", gamePoints: own, matchPoints: match.draw };
};
