import { added, type Digits, type Measure } from "./measure.ts";
import { countPlacings, type Placing, placingsOf } from "./placings.ts";

/** How somebody fares in the games left: the placing in each, in no order. */
export type Course = readonly Placing[];

/** What one of the others at the table gains, and in how many games they are ahead or behind. */
export interface OtherGain {
  readonly digits: Digits;
  readonly ahead: number;
  readonly behind: number;
}

/** One way for the others at a table to fare while one player takes a course. */
export type OthersGain = readonly OtherGain[];

/** Beyond so many ways, all courses together, the others are not enumerated. */
const MOST_WAYS = 300_000;

/** Beyond so many courses only their sums are told apart. */
const MOST_COURSES = 2000;

/** The placings one of `present` players can have: 6 for three, 10 for four. */
export const ownPlacings = (present: number): readonly Placing[] =>
  Array.from({ length: present }, (_, index) => index + 1).flatMap((place) =>
    Array.from({ length: present - place + 1 }, (_, shared) => ({ place, shared: shared + 1 })),
  );

/** All courses over `games` games; null where there are too many. */
export const coursesOf = (present: number, games: number): readonly Course[] | null => {
  const placings = ownPlacings(present);
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
  coursesOf(present, games) !== null && countPlacings(present) ** games <= MOST_WAYS;

/**
 * Every way in which the others at a table of `size` can fare while one of `present` players takes
 * `course`, each once. Exponential in games: see {@link canEnumerate}.
 */
export const othersAlong = (
  measure: Measure,
  size: number,
  present: number,
  course: Course,
): readonly OthersGain[] => {
  const start: OthersGain = Array.from({ length: present - 1 }, () => ({
    digits: measure.none,
    ahead: 0,
    behind: 0,
  }));
  return course.reduce<readonly OthersGain[]>(
    (reached, own) => {
      const steps = stepsBeside(measure, size, present, own);
      const next = reached.flatMap((before) =>
        steps.map((step) =>
          before.map(({ digits, ahead, behind }, player) => ({
            digits: added(digits, step[player]?.digits ?? measure.none),
            ahead: ahead + (step[player]?.ahead ?? 0),
            behind: behind + (step[player]?.behind ?? 0),
          })),
        ),
      );
      return [...new Map(next.map((others) => [keyOf(others), others])).values()];
    },
    [start],
  );
};

/** One game's gains of the others beside a player with this placing. */
const stepsBeside = (
  measure: Measure,
  size: number,
  present: number,
  own: Placing,
): readonly OthersGain[] =>
  placingsOf(present).flatMap(([first, ...others]) =>
    first?.place === own.place && first.shared === own.shared
      ? [
          others.map((placing) => ({
            digits: measure.gain(size, placing),
            ahead: Number(placing.place < own.place),
            behind: Number(placing.place > own.place),
          })),
        ]
      : [],
  );

const keyOf = (others: OthersGain): string =>
  others.map(({ digits, ahead, behind }) => `${digits.join()}/${ahead}/${behind}`).join(";");
