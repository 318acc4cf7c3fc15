import { undominated } from "./frontier.ts";
import { added, type Digits, type Measure } from "./measure.ts";
import { countPlacings, type Level, type Placing, placingsOf } from "./placings.ts";
import type { View } from "./view.ts";

/** A player's placings in the games left, in no order. */
export type Course = readonly Placing[];

/** A player's gain along a course, and the possible gains of the others at the table. */
export interface OwnTable {
  readonly own: Digits;
  /** The gains of the others, in the order of their seats. */
  readonly others: readonly (readonly Digits[])[];
}

/** Above this number of ways, over all courses, the others are not enumerated. */
const MOST_WAYS = 50_000;

/** Above this number of courses only their sums are distinguished. */
const MOST_COURSES = 2000;

/**
 * Returns the possible placings of one of `present` players in a game with at most `scores`
 * different scores: 6 for three, 10 for four.
 */
export const ownPlacings = (present: number, scores: number): readonly Placing[] =>
  Array.from({ length: present }, (_, index) => index + 1).flatMap((place) =>
    Array.from({ length: present - place + 1 }, (_, shared) => ({
      place,
      shared: shared + 1,
    })).filter(({ shared }) => 1 + Number(place > 1) + Number(place + shared <= present) <= scores),
  );

/** Returns all courses over `games` games; null if there are too many. */
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

/** True if the others at a table can be enumerated for every course. */
export const canEnumerate = (present: number, games: number): boolean =>
  coursesOf(present, games, Number.POSITIVE_INFINITY) !== null &&
  countPlacings(present) ** games <= MOST_WAYS;

/** One possible course of a table: the player's own gain and those of the others. */
interface Way {
  readonly own: Digits;
  readonly others: readonly Digits[];
}

/**
 * Returns the possible ways of a table of `size` while one of `present` players takes `course`, by
 * that player's gain; without redundant ones. Game points are chosen to put as many (or as few)
 * ahead as possible: for most ahead, the player has as few as the placing allows and those above as
 * many; for fewest, the reverse. No other points put more (or fewer) of them ahead, here or
 * elsewhere. Exponential in games: see {@link canEnumerate}.
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

/** Returns the possible games in which a player has this placing. */
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
 * Returns the relevant ways: for most ahead those in which the player gains little and the others
 * much, else the reverse. Better stays better with every further game, so the rest is dropped game
 * by game.
 */
const telling = (ways: readonly Way[], view: View): readonly Way[] => {
  const sign = view === "most" ? 1 : -1;
  return undominated(
    ways.map(({ own, others }) => [own.map((digit) => -digit), ...others]),
    sign,
  ).map(([own = [], ...others]) => ({ own: own.map((digit) => -digit), others }));
};
