import { bansOf, type Meetings } from "../meetings.ts";
import { type ColourState, colourStates } from "./colours.ts";
import { floatsOf } from "./floats.ts";
import type { DutchPlayer, DutchTournament } from "./tournament.ts";

/**
 * The players to be paired in ranking order (score, then pairing number: 1.2), one typed array for
 * each input of the criteria. A position in these arrays is called a rank, from 0.
 */
export interface Roster extends ColourState, Meetings {
  /** Tournament pairing numbers of the tournament. */
  readonly numbers: Int32Array;
  /** 1 for an odd pairing number, counted only among present and earlier participants. */
  readonly oddNumbers: Uint8Array;
  /** Scores with {@link DutchPlayer.addedPoints}, in hundredths of a point. */
  readonly scores: Int32Array;
  /** Points of the rounds alone, in hundredths. */
  readonly earned: Int32Array;
  /** Bits of floats.ts: down- and upfloats of the last two rounds. */
  readonly floats: Uint8Array;
  /** 1 for players who may receive the pairing-allocated bye [C2]. */
  readonly mayHaveBye: Uint8Array;
  /** Rounds so far without a game played [C9]: exact below 65,536 rounds, where 16 bits end. */
  readonly unplayed: Uint16Array;
  /** 1 for topscorers (1.8): only when the last round is paired. */
  readonly topscorers: Uint8Array;
  /** Ranks at which a scoregroup begins, and the size as last element. */
  readonly groups: Int32Array;
  /** 1 if white is the initial colour, −1 if black is. */
  readonly initialColour: 1 | -1;
}

/**
 * Scores are counted in whole hundredths of a point, so that they add up exactly: finer points are
 * rounded, and 32 bits hold up to 21 million points, far more than any event needs.
 */
export const HUNDREDTHS = 100;

/** A score before each round up to the one to be paired, in hundredths, with added points. */
export const scoresByRound = (
  player: {
    readonly history: readonly ({ readonly points: number } | null)[];
    readonly addedPoints: readonly number[];
  },
  round: number,
): Int32Array => {
  const scores = new Int32Array(round);
  let earned = 0;
  for (let index = 0; index < round; index++) {
    scores[index] = Math.round((earned + (player.addedPoints[index] ?? 0)) * HUNDREDTHS);
    earned += player.history[index]?.points ?? 0;
  }
  return scores;
};

/** Prepares a tournament for pairing. O(n · rounds + n log n). */
export const rosterOf = (tournament: DutchTournament): Roster => {
  const { players, round, points } = tournament;
  const places = new Map(players.map((player, place) => [player.number, place]));
  const scores = players.map((player) => scoresByRound(player, round));
  const scoreNow = (place: number): number => scores[place]?.[round - 1] ?? 0;
  const order = players
    .map((_, place) => place)
    .filter((place) => players[place]?.available)
    .sort((a, b) => scoreNow(b) - scoreNow(a) || a - b);
  const size = order.length;
  const ranked = order.map((place) => players[place] as DutchPlayer);
  const rankScores = Int32Array.from(order, scoreNow);
  const half = Math.round((round - 1) * Math.max(points.win, points.draw) * (HUNDREDTHS / 2));
  const isLast = round >= tournament.rounds;
  return {
    size,
    numbers: Int32Array.from(ranked, (player) => player.number),
    oddNumbers: oddNumbers(players, order),
    scores: rankScores,
    earned: Int32Array.from(ranked, (player) => {
      const added = player.addedPoints[round - 1] ?? 0;
      return scoreNow(places.get(player.number) ?? 0) - Math.round(added * HUNDREDTHS);
    }),
    floats: Uint8Array.from(order, (place) =>
      floatsOf(place, players, scores, places, round, points.loss),
    ),
    mayHaveBye: Uint8Array.from(ranked, (player) => (mayHaveBye(player, points.win) ? 1 : 0)),
    unplayed: Uint16Array.from(ranked, (player) => unplayedRounds(player, round)),
    topscorers: Uint8Array.from(rankScores, (score) => (isLast && score > half ? 1 : 0)),
    ...colourStates(ranked),
    ...bansOf(ranked, tournament.forbidden),
    groups: groupStarts(rankScores),
    initialColour: tournament.initialColour === "white" ? 1 : -1,
  };
};

/** C.04.1, 4: no bye for a player who had it or won a round without playing. */
const mayHaveBye = (player: DutchPlayer, win: number): boolean =>
  !player.history.some(
    (record) =>
      record !== null && (record.pairingAllocatedBye || (!record.played && record.points >= win)),
  );

/**
 * Late entries have no pairing number yet: they shift the numbers behind them (General Handling
 * Rules, article 2).
 */
const oddNumbers = (players: readonly DutchPlayer[], order: readonly number[]): Uint8Array => {
  let entered = 0;
  const odd = players.map((player) => {
    if (isIn(player)) entered++;
    return entered % 2;
  });
  return Uint8Array.from(order, (place) => odd[place] ?? 0);
};

/** True if a player is in the tournament: paired before, or to be paired now. */
export const isIn = ({ available, history }: DutchPlayer): boolean =>
  available ||
  history.some((record) => record !== null && (record.opponent > 0 || record.pairingAllocatedBye));

const unplayedRounds = (player: DutchPlayer, round: number): number => {
  let unplayed = 0;
  for (let index = 0; index < round - 1; index++) if (!player.history[index]?.played) unplayed++;
  return unplayed;
};

const groupStarts = (scores: Int32Array): Int32Array => {
  const starts: number[] = [];
  for (let rank = 0; rank < scores.length; rank++) {
    if (rank === 0 || scores[rank] !== scores[rank - 1]) starts.push(rank);
  }
  return Int32Array.from([...starts, scores.length]);
};
