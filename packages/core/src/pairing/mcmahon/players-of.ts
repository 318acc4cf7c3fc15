import { creditOf, type Line, type Scorecard } from "../../base/scorecard.ts";
import type { McMahonLine, McMahonPlayer } from "../../mcmahon/event.ts";
import { handicapBetween } from "../../mcmahon/handicap.ts";
import { type McMahonParameters, ZERO_RANK } from "../../mcmahon/parameters.ts";
import { mcMahonScores } from "../../mcmahon/scores.ts";
import { seedingOrder } from "../standing-order.ts";

const HALVES = { win: 2, draw: 1, loss: 0, none: 0 } as const;

/**
 * Returns the players of cards as McMahon pairs them, best seed first: ranks follow from ratings
 * (2100 is 1 dan, 100 points a rank), handicaps from the scores before each round. `basedOn`: later
 * games count as meetings without a result.
 */
export const playersOf = (
  cards: readonly Scorecard[],
  parameters: McMahonParameters,
  round: number,
  basedOn: number,
): readonly McMahonPlayer[] => {
  let players: readonly McMahonPlayer[] = seedingOrder(cards).map((card) => ({
    entry: card.entry,
    rank: Math.max(ZERO_RANK, Math.min(8, Math.floor((card.rating + 950) / 100) + ZERO_RANK)),
    rating: card.rating,
    club: "",
    country: "",
    correction: 0,
    lines: [],
  }));
  const lineOf = new Map(cards.map((card) => [card.entry, card.lines]));
  for (let past = 1; past < round; past++) {
    const scores = mcMahonScores(players, parameters, past);
    const strengthOf = new Map(
      players.map(({ entry }) => [entry, Math.floor((scores.mms.get(entry) ?? 0) / 2) + ZERO_RANK]),
    );
    players = players.map((player) => {
      const line = lineOf.get(player.entry)?.[past - 1];
      const handicap = (opponent: number): number =>
        Math.abs(
          handicapBetween(
            strengthOf.get(player.entry) ?? 0,
            strengthOf.get(opponent) ?? 0,
            parameters.handicap,
          ),
        );
      return { ...player, lines: [...player.lines, goLine(line, past <= basedOn, handicap)] };
    });
  }
  return players;
};

const goLine = (
  line: Line | undefined,
  counts: boolean,
  handicapAgainst: (opponent: number) => number,
): McMahonLine => {
  if (line === undefined) return { kind: "absent" };
  if (line.kind === "unplayed") {
    const isFull = line.reason === "bye" || creditOf(line) === "win";
    return { kind: isFull && counts ? "bye" : "absent" };
  }
  return {
    kind: "game",
    opponent: line.opponent,
    halves: counts ? HALVES[creditOf(line)] : 0,
    // Black begins.
    colour: line.start === "unknown" ? "unknown" : line.start === "first" ? "black" : "white",
    handicap: handicapAgainst(line.opponent),
  };
};
