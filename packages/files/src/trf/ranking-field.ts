import {
  type Credit,
  DEFAULT_POINTS,
  type Line,
  type PlayedLine,
  type PointSystem,
  pointsOf,
  type RankingField,
  type Scorecard,
  type Start,
  type UnplayedLine,
} from "@losfee/core";
import { declarationOf } from "./declared-system.ts";
import type { TrfPlayer, TrfRound, TrfTournament } from "./tournament.ts";

/** Values that a file lacks, or that override it. */
export type TrfRankingOptions = Partial<
  Pick<RankingField, "rounds" | "edition" | "pairing" | "playOff">
>;

/**
 * Returns the input of rankings from a TRF file: its players as scorecards by starting rank, its
 * point system and its rounds. O(players · rounds).
 */
export const rankingFieldOf = (
  tournament: TrfTournament,
  options: TrfRankingOptions = {},
): RankingField => {
  const points = pointSystemOf(tournament);
  const { playedRounds } = tournament;
  return {
    cards: tournament.players.map((player) => cardOf(player, points)),
    rounds: playedRounds,
    plannedRounds: Math.max(tournament.rounds ?? playedRounds, playedRounds),
    points,
    pairing: isPreDetermined(tournament) ? "pre-determined" : "swiss",
    ...options,
  };
};

/** Returns the points of games in a file. */
export const pointSystemOf = ({ scoring }: TrfTournament): PointSystem => ({
  ...DEFAULT_POINTS,
  win: scoring.whiteWin,
  draw: scoring.whiteDraw,
  loss: scoring.whiteLoss,
  forfeitLoss: scoring.forfeitLoss,
  zeroPointBye: scoring.zeroPointBye,
  pairingBye: scoring.pairingAllocatedBye,
});

/** True if all pairings were fixed in advance: by the declared system, else by the words of 092. */
export const isPreDetermined = ({ header }: Pick<TrfTournament, "header">): boolean =>
  declarationOf(header)?.preDetermined ??
  (/ROUND.?ROBIN|BERGER|\bRR\b/i.test(header.type) && !/SWISS/i.test(header.type));

const cardOf = (player: TrfPlayer, points: PointSystem): Scorecard => ({
  entry: player.startingRank,
  name: player.name,
  rating: player.rating ?? 0,
  lot: player.startingRank,
  lines: player.lines.map((line) => lineOf(line, points)),
  penalties: [],
  ...(player.adjustment === 0 ? {} : { pointsAdjustment: player.adjustment }),
});

const START = { w: "first", b: "second" } as const;

/** Winner's and loser's score: TRF has the winner, not the margin. */
const OWN: Readonly<Record<string, number>> = { "1": 1, W: 1, "=": 0.5, D: 0.5, "0": 0, L: 0 };

const CREDIT: Partial<Readonly<Record<TrfRound["kind"], Credit>>> = {
  "forfeit-win": "win",
  "forfeit-loss": "loss",
  "full-point-bye": "win",
  "half-point-bye": "draw",
  "pairing-allocated-bye": "win",
};

/** Converts a round to a line; only names points that differ from the point system's. */
const lineOf = (round: TrfRound, system: PointSystem): Line => {
  const start: Start = round.colour === null ? "unknown" : START[round.colour];
  if (round.kind === "pending" && round.opponent !== null) {
    return { kind: "pending", round: round.round, opponent: round.opponent, start };
  }
  const line = withoutPoints(round, start);
  return pointsOf(line, system) === round.points ? line : { ...line, points: round.points };
};

const withoutPoints = (
  { round, opponent, kind, result }: TrfRound,
  start: Start,
): PlayedLine | UnplayedLine => {
  if (opponent !== null && (kind === "game" || kind === "unrated-game")) {
    const own = OWN[result] ?? 0;
    return { kind: "played", round, opponent, own, theirs: 1 - own, start };
  }
  const forfeit = kind === "forfeit-win" || kind === "forfeit-loss";
  return {
    kind: "unplayed",
    round,
    reason: forfeit ? "forfeit" : kind === "pairing-allocated-bye" ? "bye" : "pause",
    opponent,
    credit: CREDIT[kind] ?? "none",
    spread: 0,
    ...(start === "unknown" ? {} : { start }),
  };
};
