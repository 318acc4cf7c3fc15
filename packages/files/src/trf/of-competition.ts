import {
  bakuAcceleration,
  cardsOf,
  type EntryId,
  gameOf,
  type Line,
  placedStages,
  pointSystemOf,
  pointsOf,
  publishedRounds,
  type Scorecard,
  type Settings,
  seedingOrder,
  standingsOf,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import type { TrfBye, TrfResult } from "./codes.ts";
import type { TrfCell, TrfPlayerCard } from "./player-card.ts";
import { DEFAULT_SCORING, type TrfScoring } from "./scoring.ts";
import { EMPTY_TRF, type TrfAcceleration, type TrfByeGrant, type TrfFacts } from "./tournament.ts";

/**
 * A competition whose games end with 1, ½ or 0 as the facts of a TRF file: players by pairing number
 * with every published round, standings, byes asked for ahead, acceleration. O(n · rounds + n log n).
 */
export const trfOfCompetition = (state: TournamentState): TrfFacts => {
  const cards = seedingOrder(cardsOf(state));
  const numbers = new Map(cards.map(({ entry }, index) => [entry, index + 1]));
  const ranks = new Map(standingsOf(state).map(({ entry, rank }) => [entry, rank]));
  const { settings } = state;
  return {
    ...EMPTY_TRF,
    header: {
      ...EMPTY_TRF.header,
      name: state.name,
      pairingController: "Losfee",
      tieBreaks: settings.ranking.filter((code) => code !== "PTS"),
      standings: settings.ranking,
    },
    players: cards.map((card) => playerOf(state, card, numbers, ranks.get(card.entry) ?? null)),
    rounds: totalRounds(settings),
    scoring: scoringOf(settings),
    byes: byesAhead(state, numbers),
    accelerations: accelerationsOf(state, cards),
  };
};

type Numbers = ReadonlyMap<EntryId, number>;

const playerOf = (
  state: TournamentState,
  card: Scorecard,
  numbers: Numbers,
  rank: number | null,
): TrfPlayerCard => {
  const system = pointSystemOf(state.settings);
  return {
    startingRank: numbers.get(card.entry) ?? 0,
    sex: null,
    title: "",
    name: card.name,
    rating: card.rating === 0 ? null : card.rating,
    federation: state.entries.get(card.entry)?.nation ?? "",
    fideId: "",
    birth: "",
    points: card.lines.reduce((sum, line) => sum + (line ? pointsOf(line, system) : 0), 0),
    rank,
    cells: card.lines.map((line) => (line ? cellOf(state, card.entry, line, numbers) : null)),
  };
};

const cellOf = (state: TournamentState, entry: EntryId, line: Line, numbers: Numbers): TrfCell => {
  const round = state.rounds[line.round - 1];
  const game = round === undefined ? undefined : gameOf(round, entry);
  if (line.opponent === null || game === undefined) {
    return { opponent: null, colour: null, result: line.kind === "unplayed" ? byeOf(line) : "" };
  }
  return {
    opponent: numbers.get(line.opponent) ?? null,
    colour: game.seats[0] === entry ? "w" : "b",
    result: resultOf(line),
  };
};

const resultOf = (line: Line): TrfResult => {
  if (line.kind === "pending") return "";
  if (line.kind === "unplayed") return line.credit === "win" ? "+" : "-";
  return line.own > line.theirs ? "1" : line.own < line.theirs ? "0" : "=";
};

const byeOf = ({ reason, credit }: Extract<Line, { kind: "unplayed" }>): TrfResult => {
  const isCredited = credit === "win" || credit === "draw";
  if (reason === "bye" && isCredited) return "U";
  return credit === "win" ? "F" : credit === "draw" ? "H" : "Z";
};

const scoringOf = (settings: Settings): TrfScoring => {
  const { win, draw, loss } = pointSystemOf(settings);
  const { credit } = settings.bye;
  return {
    ...DEFAULT_SCORING,
    whiteWin: win,
    blackWin: win,
    forfeitWin: win,
    fullPointBye: win,
    whiteDraw: draw,
    blackDraw: draw,
    halfPointBye: draw,
    unknown: draw,
    whiteLoss: loss,
    blackLoss: loss,
    // Nobody has a `U` where the bye is worth nothing: it is then written as `Z`.
    pairingAllocatedBye: credit === "draw" ? draw : win,
  };
};

/** Rounds away that were asked for and are still to come, within the rounds of the event. */
const byesAhead = (state: TournamentState, numbers: Numbers): readonly TrfByeGrant[] => {
  const published = publishedRounds(state);
  const { absence, stages } = state.settings;
  const last = stages.reduce((sum, { rounds }) => sum + rounds, 0);
  const usual: TrfBye = absence.credit === "win" ? "F" : absence.credit === "draw" ? "H" : "Z";
  return [...state.entries.values()].flatMap(({ id, pauses, halfPoints }) =>
    pauses
      .filter((round) => round > published && round <= last)
      .map((round) => ({
        bye: halfPoints?.includes(round) === true ? ("H" as const) : usual,
        round,
        id: numbers.get(id) ?? 0,
      })),
  );
};

/** Baku acceleration as ranges of numbers and rounds, for stages whose first round is published. */
const accelerationsOf = (
  state: TournamentState,
  seeds: readonly Scorecard[],
): readonly TrfAcceleration[] =>
  placedStages(state.settings).flatMap(({ stage, firstRound }) => {
    if (stage.options["acceleration"] !== "baku" || publishedRounds(state) < firstRound) return [];
    const places = seeds.flatMap(({ lines }, index) => {
      const line = lines[firstRound - 1];
      const isLate = line?.kind === "unplayed" && line.reason === "late-entry";
      return line === undefined || isLate ? [] : [index + 1];
    });
    const last = places[2 * Math.ceil(places.length / 4) - 1];
    if (last === undefined) return [];
    const { win } = pointSystemOf(state.settings);
    const points = bakuAcceleration(1, { players: places.length, rounds: stage.rounds, win });
    return [win, win / 2].flatMap((amount): readonly TrfAcceleration[] => {
      const [from, to] = [points.indexOf(amount), points.lastIndexOf(amount)];
      if (from < 0) return [];
      const rounds = { firstRound: firstRound + from, lastRound: firstRound + to };
      return [{ first: 1, last, ...rounds, points: amount, matchPoints: 0 }];
    });
  });
