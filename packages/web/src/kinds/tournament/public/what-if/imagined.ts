import {
  countingResult,
  type EntryId,
  isAnnulled,
  isPaired,
  type ResultOfRound,
  type Round,
  resultKindOf,
  type TournamentState,
  tablesRulesOf,
} from "@losfee/core";
import type { GameField, PageQuery } from "../../../../shell/page-query.ts";

/** Kind of input for an open game's result. */
export type AskedResult = "points" | "decided" | "game-points" | "places";

/** A published game without a result. */
export interface OpenGame {
  readonly round: number;
  readonly board: number;
  readonly seats: readonly EntryId[];
  readonly asks: AskedResult;
}

/** Returns all open games in order. */
export const openGamesOf = (state: TournamentState): readonly OpenGame[] =>
  state.rounds
    .filter(({ status }) => status === "published")
    .flatMap((round) =>
      [...round.games]
        .filter((game) => countingResult(game, state.settings) === null && !isAnnulled(game))
        .map(({ board, seats }) => ({
          round: round.number,
          board,
          seats,
          asks: askedOf(state, round),
        })),
    );

const askedOf = ({ settings }: TournamentState, round: Round): AskedResult => {
  if (!isPaired(round)) return tablesRulesOf(settings).results;
  return resultKindOf(settings) === "win-draw-loss" ? "decided" : "points";
};

/** Results to choose from if games end with a win, a draw or a loss. */
export const DECIDED = { "1-0": [1, 0], draw: [0.5, 0.5], "0-1": [0, 1] } as const;

/** Name of a game's form field: of one seat, or of the whole result. */
export const fieldName = (
  { round, board }: Pick<OpenGame, "round" | "board">,
  seat?: number,
): GameField => (seat === undefined ? `r${round}b${board}` : `r${round}b${board}s${seat + 1}`);

/** Input for a game: nothing, a result, or an invalid one. */
export type Typed = ResultOfRound | "nothing" | "incomplete";

/** Reads the result of a game from the address. */
export const typedResult = (game: OpenGame, query: PageQuery): Typed => {
  const { round, board, seats, asks } = game;
  if (asks === "decided") {
    const chosen = query[fieldName(game)] ?? "";
    if (chosen === "") return "nothing";
    const scores = isDecided(chosen) ? DECIDED[chosen] : null;
    return scores === null ? "incomplete" : pairResult(game, scores);
  }
  const typed = seats.map((_, seat) => query[fieldName(game, seat)] ?? "");
  if (typed.every((text) => text === "")) return "nothing";
  const numbers = typed.map((text) => (/^\s*[-−]?\d{1,6}\s*$/.test(text) ? numberIn(text) : null));
  const known = numbers.filter((number) => number !== null);
  if (known.length < seats.length) return "incomplete";
  if (asks === "points") return pairResult(game, known);
  const outcome =
    asks === "places"
      ? { kind: asks, seats: seats.map((entry, seat) => ({ entry, place: known[seat] ?? null })) }
      : { kind: asks, seats: seats.map((entry, seat) => ({ entry, points: known[seat] ?? null })) };
  return { round, board, outcome };
};

const isDecided = (text: string): text is keyof typeof DECIDED => Object.hasOwn(DECIDED, text);

const numberIn = (text: string): number => Number(text.trim().replace("−", "-"));

const pairResult = (
  { round, board, seats: [one = 0, other = 0] }: OpenGame,
  [own = 0, theirs = 0]: readonly number[],
): ResultOfRound => ({
  round,
  board,
  outcome: {
    kind: "played",
    sides: [
      { entry: one, score: own },
      { entry: other, score: theirs },
    ],
  },
});
