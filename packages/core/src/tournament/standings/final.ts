import type { EntryId } from "../../base/entry-id.ts";
import { type FinalOutcome, finalOutcome } from "../../pairing/final/outcome.ts";
import type { FinalWorking } from "../../ranking/criterion.ts";
import { countingResult, isUnconfirmed, type PairOutcome } from "../contest-result.ts";
import { isPaired } from "../round.ts";
import { cardsOf } from "../rounds/cards.ts";
import type { PlacedStage } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";

/** A published game of a final. */
export interface FinalGame {
  readonly round: number;
  readonly board: number;
  /** Points in the order of the finalists; null without a result, and for a forfeited game. */
  readonly scores: readonly [number, number] | null;
  /** The absent players of a forfeited game; empty otherwise. */
  readonly absent: readonly EntryId[];
  /** True if its result is unconfirmed. */
  readonly unconfirmed: boolean;
}

/** A final so far. */
export interface FinalStanding {
  /** The stage, from 1. */
  readonly stage: number;
  readonly firstRound: number;
  /** The better of the two in the standings before the final comes first. */
  readonly players: readonly [EntryId, EntryId];
  readonly games: readonly FinalGame[];
  /** Maximum number of games. */
  readonly planned: number;
  readonly outcome: FinalOutcome;
}

/** Returns the final of `players` after `rounds` rounds. O(rounds). */
export const finalStanding = (
  state: TournamentState,
  { index, stage, firstRound }: PlacedStage,
  players: readonly [EntryId, EntryId],
  rounds: number,
): FinalStanding => {
  const cards = cardsOf(state)
    .filter(({ entry }) => players.includes(entry))
    .map((card) => ({ ...card, lines: card.lines.slice(0, rounds) }));
  return {
    stage: index + 1,
    firstRound,
    players,
    games: gamesOf(state, index, players, rounds),
    planned: stage.rounds,
    outcome: finalOutcome(cards, players, firstRound, stage.rounds),
  };
};

const gamesOf = (
  state: TournamentState,
  stage: number,
  players: FinalStanding["players"],
  rounds: number,
): readonly FinalGame[] =>
  state.rounds
    .filter((round) => round.stage === stage && round.status === "published")
    .filter((round) => round.number <= rounds)
    .filter(isPaired)
    .flatMap(({ number, games }) =>
      games
        .filter(({ seats }) => players.every((entry) => seats.includes(entry)))
        .map((game) => ({
          round: number,
          board: game.board,
          unconfirmed: isUnconfirmed(game),
          ...endOf(
            countingResult(game, state.settings)?.outcome ?? null,
            game.seats[0] === players[0],
          ),
        })),
    );

const endOf = (
  outcome: PairOutcome | null,
  inOrder: boolean,
): Pick<FinalGame, "scores" | "absent"> => {
  if (outcome === null) return { scores: null, absent: [] };
  if (outcome.kind === "forfeit") return { scores: null, absent: outcome.absent };
  const [first, second] = outcome.scores;
  return { scores: inOrder ? [first, second] : [second, first], absent: [] };
};

/** Returns the final from the side of `entry`; null for an entry not in it. */
export const finalWorking = (
  { players, games, outcome }: FinalStanding,
  entry: EntryId,
): FinalWorking | null => {
  const [one, two] = players;
  if (entry !== one && entry !== two) return null;
  const isFirst = entry === one;
  const turned = (pair: readonly [number, number]): readonly [number, number] =>
    isFirst ? pair : [pair[1], pair[0]];
  return {
    opponent: isFirst ? two : one,
    games: games
      .filter(({ scores, absent }) => scores !== null || absent.length > 0)
      .map(({ round, scores }) => ({ round, scores: scores && turned(scores) })),
    wins: turned(outcome.wins),
    lead: outcome.lead === 0 ? 0 : isFirst ? outcome.lead : -outcome.lead,
    decidedBy: outcome.decidedBy,
  };
};
