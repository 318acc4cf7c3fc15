import { undominated } from "./frontier.ts";
import { added, type Digits, type Measure } from "./measure.ts";
import { countPlacings, type Level, type Placing, placingsOf } from "./placings.ts";
import type { View } from "./view.ts";

/** How somebody fares in the games left: the placing in each, in no order. */
export type Course = readonly Placing[];

/** What one player gains along a course, and how the others at the table can fare then. */
export interface OwnTable {
  readonly own: Digits;
  /** The gains of the others, in the order of their seats. */
  readonly others: readonly (readonly Digits[])[];
}

/** Beyond so many ways, all courses together, the others are not enumerated. */
const MOST_WAYS = 50_000;

/** Beyond so many courses only their sums are told apart. */
const MOST_COURSES = 2000;

/**
 * The placings one of `present` players can have where a game has at most `scores` different scores:
 * 6 for three, 10 for four.
 */
export const ownPlacings = (present: number, scores: number): readonly Placing[] =>
  Array.from({ length: present }, (_, index) => index + 1).flatMap((place) =>
    Array.from({ length: present - place + 1 }, (_, shared) => ({
      place,
      shared: shared + 1,
    })).filter(({ shared }) => 1 + Number(place > 1) + Number(place + shared <= present) <= scores),
  );

/** All courses over `games` games; null where there are too many. */
export const coursesOf = (
  present: number,
  games: number,
  scores: number,
): readonly Course[] | null => {
  const placings = ownPlacings(present, scores);
  let courses: readonly { readonly course: Course; readonly last: number }[] = [
    { course: [], last: 0 },
  ];
  for (let game = 0; game < games; game++) {
    courses = courses.flatMap(({ course, last }) =>
      placings.slice(last).map((placing, index) => ({
        course: [...course, placing],
        last: last + index,
      })),
    );
    if (courses.length > MOST_COURSES) return null;
  }
  return courses.map(({ course }) => course);
};

/** Whether the others at a table can be enumerated for every course. */
export const canEnumerate = (present: number, games: number): boolean =>
  coursesOf(present, games, Number.POSITIVE_INFINITY) !== null &&
  countPlacings(present) ** games <= MOST_WAYS;

/** One way in which a table can have gone: the player's own gain and that of the others. */
interface Way {
  readonly own: Digits;
  readonly others: readonly Digits[];
}

/**
 * The ways in which a table of `size` can go while one of `present` players takes `course`, by what
 * that player gains; those that tell no more than others are left out. Game points are those that leave as many (or as few) ahead as can be: where most
 * are to be ahead, the player has as few as the placing allows and those above as many; where fewest
 * are, the other way round. No other points bring more (or fewer) of them ahead, here or elsewhere.
 * Exponential in games: see {@link canEnumerate}.
 */
export const waysAlong = (
  measure: Measure,
  size: number,
  present: number,
  course: Course,
  view: View,
): readonly OwnTable[] => {
  const nothing = measure.none;
  const start: Way = { own: nothing, others: Array.from({ length: present - 1 }, () => nothing) };
  const ways = course.reduce<readonly Way[]>(
    (reached, placing) => {
      const steps = stepsWith(measure, size, present, placing, view);
      const next = reached.flatMap((before) =>
        steps.map((step) => ({
          own: added(before.own, step.own),
          others: before.others.map((digits, player) =>
            added(digits, step.others[player] ?? nothing),
          ),
        })),
      );
      return telling(next, view);
    },
    [start],
  );
  const byOwn = new Map<string, { own: Way["own"]; others: Way["others"][] }>();
  for (const { own, others } of ways) {
    const same = byOwn.get(own.join());
    if (same === undefined) byOwn.set(own.join(), { own, others: [others] });
    else same.others.push(others);
  }
  return [...byOwn.values()];
};

/** One game in which a player has this placing. */
const stepsWith = (
  measure: Measure,
  size: number,
  present: number,
  placing: Placing,
  view: View,
): readonly Way[] =>
  placingsOf(present, measure.scores).flatMap(([own, ...others]) => {
    if (own?.place !== placing.place || own.shared !== placing.shared) return [];
    const least = view === "most" ? own.place - 1 : own.place;
    const other = (level: Level): Digits =>
      measure.gain(size, level, level.place <= least ? "high" : "low");
    const mine = measure.gain(size, own, view === "most" ? "low" : "high");
    return [{ own: mine, others: others.map(other) }];
  });

/**
 * The ways that can tell more than others: where most are to be ahead those in which the player gains
 * as little and the others as much, else the other way round. What is better stays better with every
 * further game, so the rest is dropped game by game.
 */
const telling = (ways: readonly Way[], view: View): readonly Way[] => {
  const sign = view === "most" ? 1 : -1;
  return undominated(
    ways.map(({ own, others }) => [own.map((digit) => -digit), ...others]),
    sign,
  ).map(([own = [], ...others]) => ({ own: own.map((digit) => -digit), others }));
};
