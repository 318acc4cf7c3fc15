import {
  allMembers,
  type BoardRound,
  cardsOf,
  countingResult,
  type EntryId,
  firstAt,
  type Game,
  gamePointSystem,
  lineUpOf,
  type MatchBoard,
  type Member,
  pairedRounds,
  pairingNumbersOf,
  pointSystemOf,
  type Settings,
  seedingOrder,
  standingsOf,
  type TeamRules,
  type TournamentState,
  totalRounds,
  type UnplayedRound,
} from "@losfee/core";
import { reportedTitle } from "../text/title.ts";
import { recordsOfAssigned } from "./abnormal-points.ts";
import type { TrfResult } from "./codes.ts";
import { accelerationsOf, byesAhead, forbiddenOf, initialColourOf } from "./constraints-of.ts";
import { roundDatesOfDetails } from "./event-details.ts";
import { headerOfCompetition } from "./header-of.ts";
import { nationalsOfPlayers } from "./nationals.ts";
import type { TrfCell, TrfPlayerCard } from "./player-card.ts";
import { pointsOf } from "./rounds.ts";
import { DEFAULT_SCORING, type TrfScoring, type TrfTeamScoring } from "./scoring.ts";
import { EMPTY_TRF, type TrfByeGrant, type TrfFacts } from "./tournament.ts";

/**
 * Converts a team event to the facts of a TRF file: every member with the games board by board,
 * teams with their lists and points, line-ups of all matches, byes and matches won without play.
 * Members are numbered in the order of entry, teams by their pairing numbers. Omits matches of
 * which only the totals are known, and rounds of which only the pairs are known. O(members · rounds
 * + n log n).
 */
export const trfOfTeams = (state: TournamentState, rules: TeamRules): TrfFacts => {
  const { settings, details } = state;
  const numbers = pairingNumbersOf(state);
  const members = allMembers(state.squads).toSorted((a, b) => a.id - b.id);
  const ranks = new Map(members.map(({ id }, index) => [id, index + 1]));
  const rounds = pairedRounds(state).filter(({ status }) => status === "published");
  const scoring = scoringOf(rules);
  const cells = cellsOf(state, rounds, ranks);
  const seeds = seedingOrder(cardsOf(state));
  const accelerations = accelerationsOf(state, seeds, numbers);
  const numberOf = (team: EntryId): number => numbers.get(team) ?? 0;
  const header = headerOfCompetition(state, accelerations);
  const listed = members.map((member) => ({
    card: playerOf(member, ranks.get(member.id) ?? 0, cells.get(member.id) ?? [], scoring),
    details: member,
  }));
  return {
    ...EMPTY_TRF,
    header,
    roundDates: roundDatesOfDetails(details, totalRounds(settings)),
    players: listed.map(({ card }) => card),
    ...nationalsOfPlayers(listed, header.federation),
    teams: teamsOf(state, numberOf, ranks),
    rounds: totalRounds(settings),
    initialColour: initialColourOf(state),
    // By a Scheveningen table they differ in each round.
    boardColours: settings.stages.some(({ system }) => system === "scheveningen")
      ? []
      : Array.from({ length: rules.boards }, (_, at) => (firstAt(rules, at + 1) === 0 ? "w" : "b")),
    scoring,
    teamScoring: teamScoringOf(settings, rules),
    byes: [...byesPast(rounds, settings, numberOf), ...byesAhead(state, numbers)],
    accelerations: accelerations.map((range) =>
      rules.primary === "game" ? range : { ...range, points: 0, matchPoints: range.points },
    ),
    forbidden: forbiddenOf(state, numbers),
    abnormalPoints: [...assignedOf(state, numberOf), ...penaltiesOf(state, numberOf)],
    lineups: rounds.flatMap((round) =>
      [...lineupsOf(state, rules, round, numberOf, ranks)].sort((a, b) => a.team - b.team),
    ),
    teamByes: teamByesOf(rounds, settings, numberOf),
    forfeitedMatches: rounds.flatMap((round) =>
      [...forfeitsOf(settings, round, numberOf)].sort((a, b) => a.white - b.white),
    ),
  };
};

type NumberOf = (team: EntryId) => number;

/** Starting ranks of members. */
type Ranks = ReadonlyMap<EntryId, number>;

const boardsOf = (settings: Settings, game: Game): readonly MatchBoard[] => {
  const outcome = countingResult(game, settings)?.outcome;
  return outcome?.kind === "played" ? (outcome.boards ?? []) : [];
};

const cellsOf = (
  state: TournamentState,
  rounds: readonly BoardRound[],
  ranks: Ranks,
): ReadonlyMap<EntryId, readonly (TrfCell | null)[]> => {
  const cells = new Map<EntryId, (TrfCell | null)[]>();
  const put = (player: EntryId, round: number, cell: TrfCell): void => {
    const own = cells.get(player) ?? [];
    while (own.length < round) own.push(null);
    own[round - 1] = cell;
    cells.set(player, own);
  };
  for (const { number, games } of rounds) {
    for (const board of games.flatMap((game) => boardsOf(state.settings, game))) {
      for (const side of [0, 1] as const) {
        const player = board.players[side];
        const cell = player === null ? null : cellOf(board, side, ranks);
        if (player !== null && cell !== null) put(player, number, cell);
      }
    }
    for (const player of games.flatMap((game) => presentAt(state, number, game))) {
      put(player, number, { opponent: null, colour: null, result: "+" });
    }
  }
  return cells;
};

/** Returns the line-up of a match forfeited by the opponents: each has won without play. */
const presentAt = (
  { lineUps, settings }: TournamentState,
  round: number,
  game: Game,
): readonly EntryId[] => {
  const outcome = countingResult(game, settings)?.outcome;
  if (outcome?.kind !== "forfeit") return [];
  return game.seats
    .filter((team) => !outcome.absent.includes(team))
    .flatMap((team) => {
      const lineUp = lineUpOf(lineUps, round, team);
      return lineUp?.isPublished === true ? lineUp.players.filter((id) => id !== null) : [];
    });
};

const cellOf = (
  { players, first, outcome }: MatchBoard,
  side: 0 | 1,
  ranks: Ranks,
): TrfCell | null => {
  if (outcome.kind === "not-played") return null;
  const other = players[side === 0 ? 1 : 0];
  const opponent = other === null ? null : (ranks.get(other) ?? null);
  const colour = first === side ? "w" : "b";
  if (outcome.kind === "adjourned") return { opponent, colour, result: "" };
  if (outcome.kind === "forfeit") {
    return { opponent, colour, result: outcome.absent.includes(side) ? "-" : "+" };
  }
  return { opponent, colour, result: resultOf(outcome.scores[side], outcome.unrated !== true) };
};

const resultOf = (score: number, isRated: boolean): TrfResult => {
  if (score === 0.5) return isRated ? "=" : "D";
  return score === 1 ? (isRated ? "1" : "W") : isRated ? "0" : "L";
};

const playerOf = (
  { name, rating, nation, title, fideId, birth, sex }: Member,
  startingRank: number,
  cells: readonly (TrfCell | null)[],
  scoring: TrfScoring,
): TrfPlayerCard => ({
  startingRank,
  sex: sex ?? null,
  title: reportedTitle(title),
  name,
  rating: rating === 0 ? null : rating,
  federation: nation,
  fideId: fideId ?? "",
  birth: (birth ?? "").replaceAll("-", "/"),
  points: cells.reduce(
    (sum, cell) =>
      cell === null || (cell.opponent !== null && cell.result === "")
        ? sum
        : sum + pointsOf(scoring, cell),
    0,
  ),
  rank: null,
  cells,
});

const teamsOf = (state: TournamentState, numberOf: NumberOf, ranks: Ranks): TrfFacts["teams"] => {
  const { settings, entries, squads } = state;
  const places = new Map(
    standingsOf(state).map(({ entry, rank, annulled }) => [entry, annulled ? null : rank]),
  );
  const scored = standingsOf({ ...state, settings: { ...settings, ranking: ["MPTS", "GPTS"] } });
  const scores = new Map(scored.map(({ entry, values }) => [entry, values]));
  return [...entries.values()]
    .map(({ id, name, rating }) => ({
      team: numberOf(id),
      name,
      nickname: "",
      strength: rating > 0 ? rating : null,
      matchPoints: scores.get(id)?.[0] ?? 0,
      gamePoints: scores.get(id)?.[1] ?? 0,
      rank: places.get(id) ?? null,
      players: (squads.get(id) ?? []).flatMap((member) => ranks.get(member.id) ?? []),
    }))
    .toSorted((a, b) => a.team - b.team);
};

const scoringOf = (rules: TeamRules): TrfScoring => {
  const { win, draw, loss } = gamePointSystem(rules);
  return {
    ...DEFAULT_SCORING,
    whiteWin: win,
    blackWin: win,
    forfeitWin: win,
    fullPointBye: win,
    pairingAllocatedBye: win,
    whiteDraw: draw,
    blackDraw: draw,
    halfPointBye: draw,
    unknown: draw,
    whiteLoss: loss,
    blackLoss: loss,
  };
};

const teamScoringOf = (settings: Settings, rules: TeamRules): TrfTeamScoring => {
  const { win, draw, loss, pairingBye } = pointSystemOf(settings);
  const { credit } = settings.bye;
  const games = gamePointSystem(rules);
  const isFree = isFreeByTable(settings);
  const worth = credit === "win" ? games.win : credit === "draw" ? games.draw : 0;
  return {
    win,
    draw,
    loss,
    byeMatchPoints: pairingBye ?? (credit === "win" ? win : credit === "draw" ? draw : loss),
    byeGamePoints: isFree ? null : (rules.byeGamePoints ?? rules.boards * worth),
  };
};

/** A free round of a table is no bye, unless it is worth something. */
const isFreeByTable = ({ stages, bye }: Settings): boolean =>
  stages.every(({ system }) => system === "round-robin") &&
  (bye.credit === "none" || bye.credit === "loss");

const isBye = ({ reason }: UnplayedRound, settings: Settings): boolean =>
  reason === "bye" && !isFreeByTable(settings);

const byesPast = (
  rounds: readonly BoardRound[],
  settings: Settings,
  numberOf: NumberOf,
): readonly TrfByeGrant[] =>
  rounds.flatMap(({ number: round, unplayed }) =>
    unplayed
      .filter((one) => !isBye(one, settings))
      .map(
        ({ entry, credit }): TrfByeGrant => ({
          bye: credit === "win" ? "F" : credit === "draw" ? "H" : "Z",
          round,
          id: numberOf(entry),
        }),
      )
      .sort((a, b) => (a.bye < b.bye ? -1 : a.bye > b.bye ? 1 : a.id - b.id)),
  );

const teamByesOf = (
  rounds: readonly BoardRound[],
  settings: Settings,
  numberOf: NumberOf,
): TrfFacts["teamByes"] => {
  const byes = rounds.map(({ unplayed }) => unplayed.find((one) => isBye(one, settings)));
  if (byes.every((bye) => bye === undefined)) return [];
  return byes.map((bye) => (bye === undefined ? null : numberOf(bye.entry)));
};

/** Returns both sides of every match that was not won without play, board 1 first. */
const lineupsOf = (
  state: TournamentState,
  { boards: count }: TeamRules,
  { number: round, games }: BoardRound,
  numberOf: NumberOf,
  ranks: Ranks,
): TrfFacts["lineups"] =>
  games.flatMap((game) => {
    const result = countingResult(game, state.settings);
    if (result?.outcome.kind === "forfeit") return [];
    const boards = boardsOf(state.settings, game);
    return ([0, 1] as const).map((side) => {
      const team = game.seats[side];
      const lineUp = lineUpOf(state.lineUps, round, team);
      const players = Array.from({ length: count }, (_, at) => {
        const player =
          boards.length > 0
            ? boards[at]?.players[side]
            : lineUp?.isPublished === true
              ? lineUp.players[at]
              : null;
        return player == null ? null : (ranks.get(player) ?? null);
      });
      const opponent = numberOf(game.seats[side === 0 ? 1 : 0]);
      return { round, team: numberOf(team), opponent, players };
    });
  });

const forfeitsOf = (
  settings: Settings,
  { number: round, games }: BoardRound,
  numberOf: NumberOf,
): TrfFacts["forfeitedMatches"] =>
  games.flatMap(({ seats, ...game }) => {
    const outcome = countingResult({ seats, ...game }, settings)?.outcome;
    if (outcome?.kind !== "forfeit") return [];
    const [first, second] = seats.map((team) => outcome.absent.includes(team));
    const forfeit = first ? (second ? "--" : "-+") : "+-";
    return [{ forfeit, round, white: numberOf(seats[0]), black: numberOf(seats[1]) }] as const;
  });

const assignedOf = (
  { settings }: TournamentState,
  numberOf: NumberOf,
): TrfFacts["abnormalPoints"] =>
  recordsOfAssigned(settings.abnormalPoints ?? [], numberOf).map(({ points, ...record }) => ({
    ...record,
    matchPoints: points,
    points: null,
  }));

const penaltiesOf = (
  { penalties }: TournamentState,
  numberOf: NumberOf,
): TrfFacts["abnormalPoints"] =>
  penalties.flatMap(({ entry, of, round, points }) => {
    if (of !== "match-points" && of !== "game-points") return [];
    const both =
      of === "match-points"
        ? { matchPoints: -points, points: null }
        : { matchPoints: null, points: -points };
    return [{ assignment: null, ...both, round, ids: [numberOf(entry)] }];
  });
