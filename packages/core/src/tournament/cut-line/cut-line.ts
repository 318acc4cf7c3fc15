import type { EntryId } from "../../base/entry-id.ts";
import { compareFractions, type Fraction, fraction, sumOf } from "../../base/fraction.ts";
import { oncePerObject } from "../../base/once.ts";
import {
  findStage,
  openGames,
  type TableAddress,
  type TablesStage,
  tablesStages,
} from "../stages/tables-stage.ts";
import { tablesStandings } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import { type CutField, cutField } from "./field.ts";
import { type CutGroup, groupsOf } from "./groups.ts";
import { added, type Digits, type Measure } from "./measure.ts";
import { type Course, canEnumerate, coursesOf, ownPlacings, waysAlong } from "./own-table.ts";
import type { Placing } from "./placings.ts";
import { type VerdictReason, withReasons } from "./reasons.ts";
import { type OwnTables, type Verdict, verdictOn } from "./verdicts.ts";
import type { View } from "./view.ts";

/** Consequence of a placing in the last game. */
export interface PlaceOutlook extends Placing {
  readonly rankPoints: Fraction;
  readonly verdict: Verdict;
}

/** A player's prospects over all possible endings of the games left. */
export interface CutOutlook {
  readonly entry: EntryId;
  /** In, out, or still open. */
  readonly verdict: Verdict;
  /** Number of games the player has left. */
  readonly gamesLeft: number;
  /** Rank points in the games left that suffice in any case; null: none do. */
  readonly enough: Fraction | null;
  /** Minimum of rank points needed in the games left; null if it is already over. */
  readonly atLeast: Fraction | null;
  /** With one game left: the consequence of each placing. */
  readonly places: readonly PlaceOutlook[];
  /** The deciding reason if no game decides; null if the standings show it. */
  readonly because: VerdictReason | null;
  /** False if tables mix or too many endings were left: then `open` may be decided already. */
  readonly exact: boolean;
}

/** The players who are in, out, or can still get in or drop out. */
export interface CutLine {
  readonly stage: number;
  /** The stage in question; null for the first place. */
  readonly next: number | null;
  /** Number of players who get there. */
  readonly players: number;
  /** Number of players from each table; 0 if the stage is cut overall. */
  readonly perTable: number;
  /** Games without a result, or with an unconfirmed one. */
  readonly open: readonly TableAddress[];
  /** The players who compete for places with each other: tables if these qualify, else all. */
  readonly groups: readonly CutGroup[];
  /** In the order of the standings. */
  readonly outlooks: readonly CutOutlook[];
}

/**
 * Returns the cut line of a published stage: who is in, out or still open, and what each needs,
 * over all possible results of the games left within the limits of scores, if all players play.
 * Results reported by tables count. Once the next stage is drafted: its members are in. Null for
 * unpublished stages. Enumerates endings of tables of up to four, which can take seconds while many
 * games are left: see {@link cutLineSteps}. Cached per state.
 */
export const cutLine = (state: TournamentState, stage: number): CutLine | null => {
  const steps = cutLineSteps(state, stage);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

const known = oncePerObject((_: TournamentState) => new Map<number, CutLine | null>());

/**
 * Computes the same in steps of some milliseconds, for callers with other work in between.
 * Afterwards {@link cutLine} returns it at once.
 */
export function* cutLineSteps(
  state: TournamentState,
  stage: number,
): Generator<undefined, CutLine | null, undefined> {
  const found = known(state).get(stage);
  if (found !== undefined) return found;
  const published = findStage(state, stage);
  const line = published?.status === "published" ? yield* lineOf(state, published) : null;
  known(state).set(stage, line);
  return line;
}

function* lineOf(
  state: TournamentState,
  stage: TablesStage,
): Generator<undefined, CutLine, undefined> {
  const field = yield* cutField(state, stage);
  const later = tablesStages(state).find((one) => one.stage > stage.stage);
  const courses: KnownCourses = new Map();
  const outlooks: CutOutlook[] = [];
  for (const { entry } of tablesStandings(state, stage.stage)) {
    outlooks.push(
      later === undefined
        ? yield* outlookOf(field, entry, courses)
        : settled(entry, later.members.some((member) => member.entry === entry) ? "in" : "out"),
    );
  }
  const open = openGames(stage);
  return {
    stage: stage.stage,
    next: later?.stage ?? field.next,
    players: later?.members.length ?? field.players,
    perTable: field.perGroup,
    open,
    groups: groupsOf(state, stage, field),
    outlooks: withReasons(state, stage, { field, later, outlooks, isOpen: open.length > 0 }),
  };
}

const settled = (entry: EntryId, verdict: Verdict): CutOutlook => ({
  entry,
  verdict,
  gamesLeft: 0,
  enough: verdict === "in" ? fraction(0) : null,
  atLeast: verdict === "in" ? fraction(0) : null,
  places: [],
  because: null,
  exact: true,
});

/** A course with its verdict. */
interface JudgedCourse {
  readonly course: Course;
  readonly points: Fraction;
  readonly verdict: Verdict;
}

/** A course with its gains, the same for all at tables with as many present and games left. */
interface KnownCourse {
  readonly course: Course;
  readonly points: Fraction;
  readonly tables: (view: View) => OwnTables;
}

/** The courses of tables of a size, by players present and games left. */
type KnownCourses = Map<string, readonly KnownCourse[]>;

function* outlookOf(
  field: CutField,
  entry: EntryId,
  known: KnownCourses,
): Generator<undefined, CutOutlook, undefined> {
  const { measure } = field;
  const block = field.blockOf.get(entry);
  if (block === undefined) return settled(entry, "out");
  const { size } = block;
  const gamesLeft = field.gamesLeft.get(entry) ?? 0;
  const enumerated =
    gamesLeft === 0 || (block.together && canEnumerate(block.players.length, gamesLeft));
  const present = block.together ? block.players.length : size;
  const key = `${size}/${present}/${gamesLeft}/${enumerated}`;
  const courses = known.get(key) ?? knownCourses(measure, size, present, gamesLeft, enumerated);
  known.set(key, courses);
  const judged: JudgedCourse[] = [];
  for (const { course, points, tables } of courses) {
    const verdict = verdictOn(field, { entry, playsOn: gamesLeft > 0, tables });
    judged.push({ course, points, verdict });
    yield;
  }
  return {
    entry,
    verdict: overall(judged),
    gamesLeft,
    ...needs(judged),
    places: gamesLeft === 1 ? placesOf(judged) : [],
    because: null,
    exact:
      !measure.continues &&
      enumerated &&
      field.blocks.every(({ games, frontier }) => games === 0 || frontier !== null),
  };
}

const knownCourses = (
  measure: Measure,
  size: number,
  present: number,
  games: number,
  enumerated: boolean,
): readonly KnownCourse[] => {
  const { scores } = measure;
  const courses = coursesOf(present, games, scores) ?? extremeCourses(present, games, scores);
  return courses.map((course) => {
    const known = new Map<View, OwnTables>();
    return {
      course,
      points: sumOf(course.map((placing) => measure.rankPoints(size, placing))),
      tables: (view) => {
        const tables =
          known.get(view) ??
          (enumerated
            ? waysAlong(measure, size, present, course, view)
            : [{ own: boundOf(measure, size, course, view), others: null }]);
        known.set(view, tables);
        return tables;
      },
    };
  });
};

/** All games alike: if there are too many courses to distinguish. */
const extremeCourses = (present: number, games: number, scores: number): readonly Course[] =>
  ownPlacings(present, scores).map((placing) => Array.from({ length: games }, () => placing));

/** A bound of a course's gain: with the fewest possible game points, or the most. */
const boundOf = (measure: Measure, size: number, course: Course, view: View): Digits =>
  course.reduce(
    (sum, placing) =>
      added(
        sum,
        measure.gain(size, { ...placing, above: 0, below: 0 }, view === "most" ? "low" : "high"),
      ),
    measure.none,
  );

const overall = (judged: readonly JudgedCourse[]): Verdict => {
  const [first] = judged;
  const same = judged.every(({ verdict }) => verdict === first?.verdict);
  return same && first !== undefined ? first.verdict : "open";
};

/** The sufficient gain over all courses of equal gain, and the necessary one. */
const needs = (judged: readonly JudgedCourse[]): Pick<CutOutlook, "enough" | "atLeast"> => {
  const least = (courses: readonly JudgedCourse[]): Fraction | null => {
    const [first, ...rest] = courses.map(({ points }) => points);
    if (first === undefined) return null;
    return rest.reduce((a, b) => (compareFractions(b, a) < 0 ? b : a), first);
  };
  const failing = judged.filter(({ verdict }) => verdict !== "in");
  const above = judged.filter(({ points }) =>
    failing.every((other) => compareFractions(points, other.points) > 0),
  );
  return {
    enough: least(above),
    atLeast: least(judged.filter(({ verdict }) => verdict !== "out")),
  };
};

const placesOf = (judged: readonly JudgedCourse[]): readonly PlaceOutlook[] =>
  judged.flatMap(({ course, points, verdict }) =>
    course.map((placing) => ({ ...placing, rankPoints: points, verdict })),
  );
