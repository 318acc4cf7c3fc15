import { averageRating, scorePercent } from "../rating/performance.ts";
import { differenceOfPercent } from "../rating/rating-tables.ts";
import {
  type CountedGame,
  countedGames,
  gamesNeeded,
  NO_FEDERATION,
  type NormCandidate,
  type NormEvent,
  type NormRound,
} from "./norm-event.ts";
import {
  LEAST_SCORE,
  MOST_GAMES_COUNTED,
  NORM_REQUIREMENTS,
  type NormTitle,
  TITLEHOLDERS,
  UNRATED_COUNTS_AS,
} from "./titles.ts";

/** Requirements of a norm. */
export type NormRule =
  | "games"
  | "players"
  | "titled"
  | "titles"
  | "federations"
  | "own-federation"
  | "one-federation"
  | "average"
  | "score"
  | "performance";

/** A requirement with what the player has. Scores are in half points. */
export interface NormCheck {
  readonly rule: NormRule;
  readonly has: number;
  /** At least this, or at most, if `limit` says so. */
  readonly needs: number;
  readonly limit: "least" | "most";
  readonly met: boolean;
}

/** A set of games measured against a title. */
export interface NormReport {
  readonly title: NormTitle;
  /** True if all requirements are met. */
  readonly achieved: boolean;
  readonly checks: readonly NormCheck[];
  readonly games: readonly CountedGame[];
  /** Rounds of games that count but were left out, as without them it is a norm (1.4.1e, f). */
  readonly dropped: readonly number[];
  /** The opponents' average, with the lowest rating raised. */
  readonly average: number;
  /** The round whose opponent's rating is raised; null: none. */
  readonly raised: number | null;
  readonly performance: number;
  /** True if the norm has 8 games and counts as 9 (1.4.1c); only one of an application may. */
  readonly oneMissing: boolean;
  /** Games for the application. */
  readonly countsAs: number;
}

/**
 * Measures a player's games against a title. Where pairings are not fixed in advance, games after
 * the norm and games against beaten opponents may be left out: all such sets are tried, with the
 * most games first. Without a norm, the report is about all games.
 *
 * Cost: exponential in the number of wins that may be left out, which are few.
 */
export const checkNorm = (
  title: NormTitle,
  event: NormEvent,
  candidate: NormCandidate,
  rounds: readonly NormRound[],
): NormReport => {
  const all = countedGames(event, rounds);
  const needed = gamesNeeded(event, rounds);
  const measure = (games: readonly CountedGame[]): NormReport => {
    const dropped = all.filter((game) => !games.includes(game)).map(({ round }) => round);
    return { ...measured(title, event, candidate, games, needed), dropped };
  };
  const whole = measure(all);
  const isFixed = event.pairing === "round-robin" || event.pairing === "double-round-robin";
  if (whole.achieved || isFixed) return whole;
  for (let size = all.length - 1; size >= needed.games; size--) {
    for (const games of subsetsOf(all, size)) {
      const report = measure(games);
      if (report.achieved) return report;
    }
  }
  return whole;
};

/** Yields the sets of `size` games that leave out the last ones and wins alone. */
function* subsetsOf(
  all: readonly CountedGame[],
  size: number,
): Generator<readonly CountedGame[], void, undefined> {
  for (let end = all.length; end >= size; end--) {
    const games = all.slice(0, end);
    // The last game is dropped by a smaller `end` unless it is a win in the midst of a norm.
    yield* withoutWins(games, end - size);
  }
}

function* withoutWins(
  games: readonly CountedGame[],
  drops: number,
  from = 0,
): Generator<readonly CountedGame[], void, undefined> {
  if (drops === 0) yield games;
  else {
    for (let index = from; index < games.length; index++) {
      if (games[index]?.halves === 2)
        yield* withoutWins(games.toSpliced(index, 1), drops - 1, index);
    }
  }
}

const measured = (
  title: NormTitle,
  event: NormEvent,
  candidate: NormCandidate,
  games: readonly CountedGame[],
  needed: { readonly games: number; readonly oneMissing: boolean },
): Omit<NormReport, "dropped"> => {
  const { floor, average: leastAverage, performance: leastPerformance } = NORM_REQUIREMENTS[title];
  const ratings = games.map(({ opponent }) => opponent.rating ?? UNRATED_COUNTS_AS);
  const lowest = ratings.indexOf(Math.min(...ratings));
  const isRaised = lowest !== -1 && (ratings[lowest] ?? 0) < floor;
  const counted = isRaised ? ratings.with(lowest, floor) : ratings;
  const average = games.length === 0 ? 0 : averageRating(counted);
  const halves = games.reduce((sum, game) => sum + game.halves, 0);
  const percent = games.length === 0 ? 0 : scorePercent({ ratings: counted, halves });
  const performance = games.length === 0 ? 0 : average + differenceOfPercent(percent);
  // 35 % of the games, in half points: 2 · 35 · n / 100.
  const leastHalves = Math.ceil((2 * LEAST_SCORE * games.length) / 100);
  const checks = [
    least("games", games.length, needed.games),
    ...titleChecks(title, event, games),
    ...(event.foreignersWaived ? [] : federationChecks(candidate, games)),
    least("average", average, leastAverage),
    least("score", halves, leastHalves),
    least("performance", performance, leastPerformance),
  ];
  const isShort = needed.oneMissing && games.length === needed.games;
  return {
    title,
    achieved: checks.every(({ met }) => met),
    checks,
    games,
    average,
    raised: isRaised ? (games[lowest]?.round ?? null) : null,
    performance,
    oneMissing: isShort,
    countsAs: countsAs(event, games.length, isShort),
  };
};

const countsAs = ({ kind }: NormEvent, games: number, isShort: boolean): number => {
  if (isShort || (kind === "world-cup" && games === 8)) return 9;
  return Math.min(MOST_GAMES_COUNTED, games);
};

const least = (rule: NormRule, has: number, needs: number): NormCheck => ({
  ...{ rule, has, needs, limit: "least", met: has >= needs },
});

const most = (rule: NormRule, has: number, needs: number): NormCheck => ({
  ...{ rule, has, needs, limit: "most", met: has <= needs },
});

/** Half of the opponents are titleholders, a third and at least three have the needed titles. */
const titleChecks = (
  title: NormTitle,
  { pairing }: NormEvent,
  games: readonly CountedGame[],
): readonly NormCheck[] => {
  const { titles } = NORM_REQUIREMENTS[title];
  // In a double round robin an opponent is met twice, and half of them need the titles.
  const isDouble = pairing === "double-round-robin";
  const opponents = isDouble
    ? [...new Set(games.map(({ opponent }) => opponent))]
    : games.map(({ opponent }) => opponent);
  const count = (isOne: (title: string) => boolean): number =>
    opponents.filter((opponent) => isOne(opponent.title ?? "")).length;
  const third = Math.max(3, Math.ceil(opponents.length / (isDouble ? 2 : 3)));
  return [
    ...(isDouble ? [least("players", opponents.length + 1, 6)] : []),
    least(
      "titled",
      count((one) => TITLEHOLDERS.has(one)),
      Math.ceil(opponents.length / 2),
    ),
    least(
      "titles",
      count((one) => titles.includes(one)),
      third,
    ),
  ];
};

/** Two other federations; at most 3/5 of the own, and 2/3 of any one (1.4.3, 1.4.4). */
const federationChecks = (
  { federation: own }: NormCandidate,
  games: readonly CountedGame[],
): readonly NormCheck[] => {
  const counts = new Map<string, number>();
  for (const { opponent } of games) {
    const federation = opponent.federation ?? NO_FEDERATION;
    if (federation !== NO_FEDERATION) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  }
  const others = [...counts.keys()].filter((federation) => federation !== own);
  const mostOfOne = Math.max(0, ...counts.values());
  return [
    least("federations", others.length, 2),
    most("own-federation", counts.get(own) ?? 0, Math.floor((3 * games.length) / 5)),
    most("one-federation", mostOfOne, Math.floor((2 * games.length) / 3)),
  ];
};
