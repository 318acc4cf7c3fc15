import type { EntryId } from "../base/entry-id.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import { countingResult } from "../tournament/contest-result.ts";
import { isPaired } from "../tournament/round.ts";
import { tablesRulesOf } from "../tournament/settings/settings.ts";
import type { TournamentState } from "../tournament/state.ts";
import { ELO, expectedScore } from "./curve.ts";
import type { GameModel, OddsModel } from "./model.ts";
import type { ScoreScale } from "./pair-models.ts";

/** Estimated strength of a player in rating points, with its uncertainty. */
export interface Ability {
  readonly mean: number;
  /** Standard deviation; 0: known. */
  readonly deviation: number;
}

export type Abilities = ReadonlyMap<EntryId, Ability>;

/** Evidence of a result about the stronger player. */
type Evidence =
  /** A won share of 1; `weight` games. */
  | { readonly kind: "score"; readonly share: number; readonly weight: number }
  /** A spread in points. */
  | { readonly kind: "spread"; readonly points: number };

/** Evidence about a player: the opponent, and the player's first-move advantage in rating. */
interface Observation {
  readonly opponent: EntryId;
  readonly head: number;
  readonly evidence: Evidence;
}

/** Players without a rating are guessed this far below the mean of the others. */
const BELOW_MEAN = 100;
/** Mean if no player has a rating. */
const NO_RATINGS = 1500;

const SWEEPS = 30;
const SETTLED = 0.01;

/**
 * Estimates the strength of every player from the rating and the event's results so far: the most
 * likely one if strengths are normally distributed around ratings, games for two follow Elo's curve
 * (with points: a normal spread), and each pair at a table counts as a part of a game. Newton's
 * steps, player after player, until convergence. If the model does not learn, the plain rating.
 * O(sweeps · games).
 */
export const abilitiesOf = (
  state: TournamentState,
  model: OddsModel,
  scale: ScoreScale,
): Abilities => {
  const priors = priorsOf(state, model);
  const { learns } = leading(state, model);
  if (!learns) return priors;
  const observations = observationsOf(state, model);
  const means = new Map([...priors].map(([entry, { mean }]) => [entry, mean]));
  const deviations = new Map<EntryId, number>();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0;
    for (const [entry, prior] of priors) {
      const step = newton(means, entry, prior, observations.get(entry) ?? [], scale);
      moved = Math.max(moved, Math.abs(step.by));
      means.set(entry, (means.get(entry) ?? 0) + step.by);
      deviations.set(entry, 1 / Math.sqrt(step.certainty));
    }
    if (moved < SETTLED) break;
  }
  return new Map(
    [...priors.keys()].map((entry) => [
      entry,
      { mean: means.get(entry) ?? 0, deviation: deviations.get(entry) ?? 0 },
    ]),
  );
};

/** Returns the model of the competition's first games: it determines the weight of ratings. */
const leading = ({ settings }: TournamentState, model: OddsModel): GameModel =>
  settings.stages[0]?.seats === undefined ? model.pairs : model.tables;

const priorsOf = (state: TournamentState, model: OddsModel): Abilities => {
  const { learns, ratingDeviation, guessDeviation } = leading(state, model);
  const ratings = [...state.entries.values()].flatMap(({ rating }) => (rating > 0 ? [rating] : []));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const guess = ratings.length === 0 ? NO_RATINGS : sum / ratings.length - BELOW_MEAN;
  return new Map(
    [...state.entries.values()].map(({ id, rating }): [EntryId, Ability] => {
      const deviation = rating > 0 ? ratingDeviation : guessDeviation;
      return [id, { mean: rating > 0 ? rating : guess, deviation: learns ? deviation : 0 }];
    }),
  );
};

/** One step towards the most likely strength, with its precision (1 / variance). */
const newton = (
  means: ReadonlyMap<EntryId, number>,
  entry: EntryId,
  prior: Ability,
  observations: readonly Observation[],
  { perRating, spread }: ScoreScale,
): { readonly by: number; readonly certainty: number } => {
  const own = means.get(entry) ?? prior.mean;
  let certainty = 1 / (prior.deviation * prior.deviation);
  let slope = (prior.mean - own) * certainty;
  for (const { opponent, head, evidence } of observations) {
    const difference = own - (means.get(opponent) ?? own) + head;
    if (evidence.kind === "score") {
      const expected = expectedScore(difference);
      slope += evidence.weight * ELO * (evidence.share - expected);
      certainty += evidence.weight * ELO * ELO * expected * (1 - expected);
    } else {
      const worth = perRating / (spread * spread);
      slope += worth * (evidence.points - perRating * difference);
      certainty += worth * perRating;
    }
  }
  return { by: slope / certainty, certainty };
};

const observationsOf = (
  state: TournamentState,
  model: OddsModel,
): ReadonlyMap<EntryId, readonly Observation[]> => {
  const all = new Map<EntryId, Observation[]>();
  const add = (entry: EntryId, observation: Observation): void => {
    all.set(entry, [...(all.get(entry) ?? []), observation]);
  };
  for (const round of state.rounds.filter(({ status }) => status === "published")) {
    if (isPaired(round)) {
      for (const game of round.games) {
        const outcome = countingResult(game, state.settings)?.outcome;
        if (outcome?.kind !== "played") continue;
        const head = game.start.code === "players-draw" ? 0 : model.pairs.firstMove;
        const [one, other] = game.seats;
        const [own, theirs] = outcome.scores;
        add(one, { opponent: other, head, evidence: evidenceOf(model.pairs, own, theirs) });
        add(other, { opponent: one, head: -head, evidence: evidenceOf(model.pairs, theirs, own) });
      }
      continue;
    }
    for (const contest of round.games) {
      const outcome = countingResult(contest, state.settings)?.outcome;
      if (outcome === undefined) continue;
      for (const [entry, opponent, share] of pairsAtTable(state, outcome)) {
        const evidence = { kind: "score", share, weight: 2 / contest.seats.length } as const;
        add(entry, { opponent, head: 0, evidence });
      }
    }
  }
  return all;
};

const evidenceOf = ({ id }: GameModel, own: number, theirs: number): Evidence =>
  id === "spread"
    ? { kind: "spread", points: own - theirs }
    : { kind: "score", share: own > theirs ? 1 : own < theirs ? 0 : 0.5, weight: 1 };

/** Compares all pairs at the table, from both sides. */
const pairsAtTable = (
  { settings }: TournamentState,
  outcome: TableOutcome,
): readonly (readonly [EntryId, EntryId, number])[] => {
  const fewest = outcome.kind === "places" || tablesRulesOf(settings).best === "fewest";
  const played = outcome.seats.flatMap((seat) => {
    const value = "place" in seat ? seat.place : seat.points;
    return value === null ? [] : [{ entry: seat.entry, value: fewest ? -value : value }];
  });
  return played.flatMap((own) =>
    played.flatMap((other): readonly (readonly [EntryId, EntryId, number])[] => {
      if (own === other) return [];
      const share = own.value > other.value ? 1 : own.value < other.value ? 0 : 0.5;
      return [[own.entry, other.entry, share]];
    }),
  );
};
