import {
  type Credit,
  DEFAULT_POINTS,
  type Pair,
  type PointSystem,
  type RankingField,
  type Team,
  type TeamAbsence,
  type TeamRecord,
  type TeamScore,
  teamFieldOf,
  type UnplayedReason,
} from "@losfee/core";
import { isPreDetermined, pointSystemOf, type TrfRankingOptions } from "./ranking-field.ts";
import type { TrfBoard, TrfTeamCard, TrfTeamRound, TrfTeamRoundKind } from "./team-card.ts";
import { boardCountOf, teamCardsOf } from "./team-matches.ts";
import type { TrfTournament } from "./tournament.ts";

/** Values that a file lacks, or that override it. */
export interface TrfTeamRankingOptions extends TrfRankingOptions {
  /** The score that ranks teams first; match points, unless the type of the event says GP. */
  readonly primary?: TeamScore;
}

/**
 * Returns the input of team rankings from a TRF file: its matches assembled from the players' games
 * and the team records, its point systems and rounds. O(players · rounds).
 */
export const teamRankingFieldOf = (
  tournament: TrfTournament,
  { primary, rounds, edition, pairing, playOff }: TrfTeamRankingOptions = {},
): RankingField => {
  const { playedRounds } = tournament;
  const cards = teamCardsOf(tournament);
  const cardOf = new Map(cards.map((card) => [card.team, card]));
  const kind = pairing ?? (isPreDetermined(tournament) ? "pre-determined" : "swiss");
  const field = teamFieldOf({
    teams: cards.map((card) => teamOf(tournament, card)),
    records: cards.flatMap((card) => recordsOf(card, cardOf)),
    rounds: rounds ?? playedRounds,
    plannedRounds: Math.max(tournament.rounds ?? playedRounds, playedRounds),
    boards: boardCountOf(tournament),
    matchPoints: matchPointsOf(tournament),
    gamePoints: pointSystemOf(tournament),
    primary: primary ?? primaryOf(tournament),
    pairing: kind,
    ...(edition === undefined ? {} : { edition }),
  });
  return playOff === undefined ? field : { ...field, playOff };
};

/** TRF-2026, tag 192: the type of a team event may name the primary score. */
export const primaryOf = ({ header }: TrfTournament): TeamScore =>
  (/_(MP|GP)(?=_|$)/i.exec(header.typeCode)?.[1]?.toUpperCase() ??
    (header.standings[0] === "GPTS" ? "GP" : "MP")) === "GP"
    ? "game"
    : "match";

const matchPointsOf = ({ teamScoring }: TrfTournament): PointSystem => ({
  ...DEFAULT_POINTS,
  win: teamScoring.win,
  draw: teamScoring.draw,
  loss: teamScoring.loss,
  forfeitLoss: teamScoring.loss,
  zeroPointBye: teamScoring.loss,
  pairingBye: teamScoring.byeMatchPoints,
});

const teamOf = (tournament: TrfTournament, card: TrfTeamCard): Team => {
  const players = new Map(tournament.players.map((player) => [player.startingRank, player]));
  const sum = (part: "matchPoints" | "gamePoints"): number =>
    card.rounds.reduce((before, round) => before + round[part], 0);
  return {
    entry: card.team,
    name: card.name,
    members: card.players.map((id) => {
      const player = players.get(id);
      return { name: player?.name ?? "", rating: player?.rating ?? 0 };
    }),
    adjustment: {
      matchPoints: card.matchPoints - sum("matchPoints"),
      gamePoints: card.gamePoints - sum("gamePoints"),
    },
  };
};

/** Returns the records of a card; a match is recorded once, by the side that has the first move. */
const recordsOf = (
  { team, rounds }: TrfTeamCard,
  cardOf: ReadonlyMap<number, TrfTeamCard>,
): readonly TeamRecord[] =>
  rounds.flatMap((round): readonly TeamRecord[] => {
    const absence = ABSENCES[round.kind];
    if (absence !== undefined) return [absenceOf(team, round, absence)];
    const opponents = cardOf.get(round.opponent ?? 0);
    const other = opponents?.rounds[round.round - 1];
    if (opponents === undefined || other === undefined) return [];
    if (isSecond(team, round, opponents.team, other)) return [];
    return [matchOf([team, opponents.team], round, other)];
  });

/** True for Black's side of a match; without colours for the higher number. */
const isSecond = (
  team: number,
  { colour }: TrfTeamRound,
  opponent: number,
  other: TrfTeamRound,
): boolean => (colour === null || colour === other.colour ? team > opponent : colour === "b");

const matchOf = (
  teams: readonly [number, number],
  first: TrfTeamRound,
  second: TrfTeamRound,
): TeamRecord => {
  const { round, colour } = first;
  const colours = colour === null || colour === second.colour ? "unknown" : "known";
  if (first.kind === "pending" || second.kind === "pending") {
    return { kind: "pending", round, teams, colours };
  }
  return {
    kind: "match",
    round,
    teams,
    colours,
    boards: pairsOf(first.boards, second.boards),
    gamePoints: [first.gamePoints, second.gamePoints],
    matchPoints: [first.matchPoints, second.matchPoints],
  };
};

/** Pairs boards. If one side left boards empty, its players sit where their opponents do. */
const pairsOf = (first: readonly TrfBoard[], second: readonly TrfBoard[]): readonly Pair[] => {
  if (first.length === second.length) {
    return first.map((board, at) => [pointsOn(board), pointsOn(second[at])]);
  }
  const opposite = (board: TrfBoard, others: readonly TrfBoard[]): TrfBoard | undefined =>
    others.find(({ line }) => line !== null && line.opponent === board.player);
  return first.length > second.length
    ? first.map((board) => [pointsOn(board), pointsOn(opposite(board, second))])
    : second.map((board) => [pointsOn(opposite(board, first)), pointsOn(board)]);
};

const pointsOn = (board: TrfBoard | undefined): number => board?.line?.points ?? 0;

interface Absence {
  readonly reason: UnplayedReason;
  readonly credit: Credit;
}

const ABSENCES: Partial<Readonly<Record<TrfTeamRoundKind, Absence>>> = {
  "forfeit-win": { reason: "forfeit", credit: "win" },
  "forfeit-loss": { reason: "forfeit", credit: "loss" },
  "full-point-bye": { reason: "pause", credit: "win" },
  "half-point-bye": { reason: "pause", credit: "draw" },
  "zero-point-bye": { reason: "pause", credit: "none" },
  "pairing-allocated-bye": { reason: "bye", credit: "draw" },
  "not-paired": { reason: "pause", credit: "none" },
};

const absenceOf = (
  team: number,
  { round, opponent, matchPoints, gamePoints }: TrfTeamRound,
  { reason, credit }: Absence,
): TeamAbsence => ({
  kind: "absence",
  round,
  team,
  reason,
  opponent,
  credit,
  matchPoints,
  gamePoints,
});
