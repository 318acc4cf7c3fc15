import {
  DEFAULT_SCORING,
  EMPTY_TRF,
  type TrfFacts,
  type TrfPlayerCard,
  type TrfScoring,
} from "@losfee/files/trf";
import type { GeneratorPoints } from "./config.ts";
import type { PlayedTournament } from "./play.ts";

/** Returns a generated tournament as a report: its own seed is part of the name. */
export const reportOf = (
  { initialColour, ratings, cells, points: earned, accelerations }: PlayedTournament,
  points: GeneratorPoints,
  seed: number,
): TrfFacts => {
  const scores = earned.map((rounds) => rounds.reduce((sum, value) => sum + value, 0));
  const order = scores.map((_, index) => index);
  order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const ranks = new Map(order.map((index, place) => [index, place + 1]));
  return {
    ...EMPTY_TRF,
    header: { ...EMPTY_TRF.header, name: `Random tournament ${seed}`, type: "FIDE_DUTCH" },
    rounds: cells[0]?.length ?? 0,
    initialColour: initialColour === "white" ? "w" : "b",
    scoring: scoringOf(points),
    accelerations,
    players: ratings.map((rating, index): TrfPlayerCard => {
      const startingRank = index + 1;
      const number = String(startingRank).padStart(4, "0");
      return {
        startingRank,
        sex: null,
        title: "",
        name: `Player${number}, Test`,
        rating,
        federation: "",
        fideId: "",
        birth: "",
        points: scores[index] ?? 0,
        rank: ranks.get(index) ?? null,
        cells: cells[index] ?? [],
      };
    }),
  };
};

const scoringOf = (points: GeneratorPoints): TrfScoring => ({
  ...DEFAULT_SCORING,
  whiteWin: points.win,
  blackWin: points.win,
  forfeitWin: points.win,
  fullPointBye: points.win,
  whiteDraw: points.draw,
  blackDraw: points.draw,
  halfPointBye: points.draw,
  unknown: points.draw,
  whiteLoss: points.loss,
  blackLoss: points.loss,
  zeroPointBye: points.zeroPointBye,
  forfeitLoss: points.forfeitLoss,
  pairingAllocatedBye: points.pairingAllocatedBye,
});
