import { checkNorm } from "./check-norm.ts";
import type { NormCandidate, NormEvent, NormOpponent, NormRound } from "./norm-event.ts";
import { NORM_REQUIREMENTS, type NormTitle } from "./titles.ts";

/** What a sequence of results in the rounds to come means for a norm. */
export type NormOutlook =
  | "norm"
  | "no"
  /** A norm if each opponent who is not known yet has this rating, and suits the other rules. */
  | { readonly ifRated: number };

/** The chances for a norm, by the results of the rounds to come. */
export interface NormForecast {
  readonly title: NormTitle;
  /** Rounds to come, from 1. */
  readonly rounds: readonly number[];
  readonly outlooks: readonly {
    /** Half points in the rounds to come, in their order. */
    readonly halves: readonly (0 | 1 | 2)[];
    readonly outlook: NormOutlook;
  }[];
  /** Fewest half points in the rounds to come with which a norm is possible; null: none is. */
  readonly needs: number | null;
}

/** With more rounds to come, a forecast says nothing yet. */
export const MOST_ROUNDS_AHEAD = 4;

/**
 * Forecasts a norm: each sequence of results in the rounds to come is checked. Opponents who are not
 * known yet are taken as suitable titleholders of other federations, rated at most `highest`, such
 * as the best of the event. Null without rounds to come, and with more than
 * {@link MOST_ROUNDS_AHEAD}.
 */
export const forecastNorm = (
  title: NormTitle,
  event: NormEvent,
  candidate: NormCandidate,
  rounds: readonly NormRound[],
  highest: number,
): NormForecast | null => {
  const ahead = rounds.flatMap((one, index) => (one.kind === "to-come" ? [index] : []));
  if (ahead.length === 0 || ahead.length > MOST_ROUNDS_AHEAD) return null;
  const achieves = (halves: readonly (0 | 1 | 2)[], rating: number): boolean =>
    checkNorm(title, event, candidate, played(title, rounds, ahead, halves, rating)).achieved;
  const isUnknown = rounds.some((one) => one.kind === "to-come" && one.opponent === null);
  const outlooks = sequences(ahead.length).map((halves) => ({
    halves,
    outlook: outlookOf((rating) => achieves(halves, rating), isUnknown, highest),
  }));
  const possible = outlooks
    .filter(({ outlook }) => outlook !== "no")
    .map(({ halves }) => halves.reduce<number>((sum, one) => sum + one, 0));
  return {
    title,
    rounds: ahead.map((index) => index + 1),
    outlooks,
    needs: possible.length === 0 ? null : Math.min(...possible),
  };
};

/** All sequences of results, best first. */
const sequences = (length: number): readonly (readonly (0 | 1 | 2)[])[] =>
  length === 0
    ? [[]]
    : ([2, 1, 0] as const).flatMap((first) =>
        sequences(length - 1).map((others) => [first, ...others]),
      );

const LOWEST = 1400;

/** A higher rating of the unknown opponents never spoils a norm: the lowest that makes it is searched. */
const outlookOf = (
  achieves: (rating: number) => boolean,
  isUnknown: boolean,
  highest: number,
): NormOutlook => {
  if (achieves(LOWEST)) return "norm";
  if (!isUnknown || !achieves(highest)) return "no";
  let [below, enough] = [LOWEST, highest];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (achieves(middle)) enough = middle;
    else below = middle;
  }
  return { ifRated: enough };
};

const played = (
  title: NormTitle,
  rounds: readonly NormRound[],
  ahead: readonly number[],
  halves: readonly (0 | 1 | 2)[],
  rating: number,
): readonly NormRound[] =>
  rounds.map((one, index): NormRound => {
    if (one.kind !== "to-come") return one;
    const at = ahead.indexOf(index);
    const opponent = one.opponent ?? suitable(title, rating, at);
    return { kind: "played", opponent, halves: halves[at] ?? 0 };
  });

/** A titleholder of a federation that nobody else has. */
const suitable = (title: NormTitle, rating: number, at: number): NormOpponent => ({
  rating,
  title: NORM_REQUIREMENTS[title].titles[0] ?? null,
  federation: `?${at}`,
});
