/**
 * The FIDE (Dutch) system by brute force: each candidate of each bracket, compared by the criteria
 * of article 2 as written. For brackets of up to 9 players.
 */
import type { DutchTournament } from "../../src/pairing/fide-dutch/tournament.ts";
import { type Candidate, heterogeneous } from "./reference-candidates.ts";
import { canMeet, colourOf, type Person, peopleOf } from "./reference-players.ts";

/** Values to minimise, most important first; lists compare element by element. */
type Values = readonly (number | readonly number[])[];

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  if (a.length !== b.length) return a.length - b.length;
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - b[index]!;
  return 0;
};

const compare = (a: Values, b: Values): number => {
  for (const [index, value] of a.entries()) {
    const other = b[index]!;
    const difference =
      typeof value === "number"
        ? value - (other as number)
        : compareLists(value, other as number[]);
    if (difference !== 0) return difference;
  }
  return 0;
};

const descending = (values: readonly number[]): readonly number[] =>
  values.toSorted((a, b) => b - a);
const setOf = (people: readonly Person[]): number =>
  people.reduce((set, { place }) => set | (1 << place), 0);

/** The best bye score with which a set can be paired completely; see {@link completer}. */
type Complete = (set: number) => number;
const IMPOSSIBLE = Number.POSITIVE_INFINITY;
const NO_BYE = -1;

/** [C4] and [C5]: the least score of a bye, {@link NO_BYE} for even sets, or {@link IMPOSSIBLE}. */
const completer = (people: readonly Person[]): Complete => {
  const known = new Map<number, number>();
  const complete = (set: number, hasBye: boolean): number => {
    if (set === 0) return NO_BYE;
    const key = set * 2 + (hasBye ? 1 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const first = people.find(({ place }) => (set >> place) & 1)!;
    const rest = set & ~(1 << first.place);
    let best = IMPOSSIBLE;
    if (!hasBye && first.mayGetBye && complete(rest, true) !== IMPOSSIBLE) best = first.score;
    for (const other of people) {
      if (((rest >> other.place) & 1) === 0 || !canMeet(first, other)) continue;
      best = Math.min(best, complete(rest & ~(1 << other.place), hasBye));
    }
    known.set(key, best);
    return best;
  };
  const isOdd = (set: number): boolean => set.toString(2).replaceAll("0", "").length % 2 === 1;
  return (set) => complete(set, !isOdd(set));
};

/** [C8]: how well the next bracket can satisfy [C6] and [C7], for each set that moves down. */
const nextBracket = (
  complete: Complete,
  next: readonly Person[],
  below: number,
): ((moved: readonly Person[]) => Values) => {
  const known = new Map<number, Values>();
  return (moved) => {
    const key = setOf(moved);
    const before = known.get(key);
    if (before !== undefined) return before;
    const bye = complete(key | setOf(next) | below);
    let best: Values = [IMPOSSIBLE, []];
    const search = (left: readonly Person[], pairs: number, unpaired: readonly Person[]): void => {
      const [first, ...others] = left;
      if (first === undefined) {
        if (complete(setOf(unpaired) | below) !== bye) return;
        const values = [-pairs, descending(unpaired.map(({ score }) => score))];
        if (compare(values, best) < 0) best = values;
        return;
      }
      search(others, pairs, [...unpaired, first]);
      for (const other of others) {
        if (!next.includes(other) || !canMeet(first, other)) continue;
        search(
          others.filter((player) => player !== other),
          pairs + 1,
          unpaired,
        );
      }
    };
    search([...moved, ...next], 0, []);
    known.set(key, best);
    return best;
  };
};

/** Pairs a round; null if none is complete. Lines "white black" and "player 0", sorted. */
export const referencePairing = (tournament: DutchTournament): readonly string[] | null => {
  const people = peopleOf(tournament);
  const complete = completer(people);
  if (complete(setOf(people)) === IMPOSSIBLE) return null;
  const initial = tournament.initialColour === "white" ? "W" : "B";
  const scores = [...new Set(people.map(({ score }) => score))];
  const groups = scores.map((score) => people.filter((person) => person.score === score));
  const lines: string[] = [];
  let moved: readonly Person[] = [];
  groups.forEach((residents, index) => {
    const best = bestCandidate(moved, residents, {
      complete,
      initial,
      below: setOf(groups.slice(index + 1).flat()),
      nextValues: nextBracket(
        complete,
        groups[index + 1] ?? [],
        setOf(groups.slice(index + 2).flat()),
      ),
    });
    for (const [a, b] of best.pairs) {
      const isWhite = colourOf(a, b, initial) === "W";
      lines.push(isWhite ? `${a.number} ${b.number}` : `${b.number} ${a.number}`);
    }
    moved = best.unpaired.toSorted((a, b) => a.place - b.place);
  });
  for (const { number } of moved) lines.push(`${number} 0`);
  return lines.sort();
};

interface Surroundings {
  readonly complete: Complete;
  readonly initial: "W" | "B";
  readonly below: number;
  readonly nextValues: (moved: readonly Person[]) => Values;
}

/** 3.4 and 3.8: the first of the best candidates. */
const bestCandidate = (
  moved: readonly Person[],
  residents: readonly Person[],
  around: Surroundings,
): Candidate => {
  let best: { candidate: Candidate; values: Values } | undefined;
  for (let pairs = (moved.length + residents.length) >> 1; pairs >= 0; pairs--) {
    for (let movedPairs = Math.min(moved.length, pairs); movedPairs >= 0; movedPairs--) {
      if (movedPairs + 2 * (pairs - movedPairs) > residents.length) continue;
      for (const candidate of heterogeneous(moved, residents, pairs, movedPairs)) {
        const rest = setOf(candidate.unpaired) | around.below;
        const bye = around.complete(rest);
        if (bye === IMPOSSIBLE) continue;
        const values = evaluate(candidate, moved, bye, around);
        if (best === undefined || compare(values, best.values) < 0) best = { candidate, values };
      }
    }
    // Fewer pairs are worse by [C6] unless they make a lower bye score possible [C5].
    if (
      best !== undefined &&
      best.values[0] === around.complete(setOf([...moved, ...residents]) | around.below)
    )
      break;
  }
  return best!.candidate;
};

/** [C5]–[C21]. */
const evaluate = (
  { pairs, unpaired }: Candidate,
  moved: readonly Person[],
  bye: number,
  { initial, nextValues }: Surroundings,
): Values => {
  const isMoved = (person: Person): boolean => moved.includes(person);
  const games = pairs.flatMap(([a, b]) => {
    const colour = colourOf(a, b, initial);
    const other = colour === "W" ? ("B" as const) : ("W" as const);
    return [
      { person: a, opponent: b, colour },
      { person: b, opponent: a, colour: other },
    ];
  });
  const ofTopscorers = games.filter(
    ({ person, opponent }) => person.isTopscorer || opponent.isTopscorer,
  );
  const missed = games.filter(
    ({ person, colour }) => person.preference !== null && person.preference.colour !== colour,
  );
  const single = unpaired.length === 1 ? unpaired[0] : undefined;
  const down = (back: 0 | 1): number =>
    unpaired.filter((person) => !isMoved(person) && person.floats[back] === "down").length;
  const up = (back: 0 | 1): readonly number[] =>
    descending(
      pairs
        .filter(([a, b]) => isMoved(a) && b.floats[back] === "up")
        .map(([a, b]) => a.score - b.score),
    );
  // Players in the Limbo will be further from their opponents than all those paired here.
  const downDifferences = (back: 0 | 1): readonly number[] =>
    descending(
      moved
        .filter((person) => person.floats[back] === "down")
        .map((person) => {
          const game = games.find((each) => each.person === person);
          return game === undefined ? 1000 + person.score : person.score - game.opponent.score;
        }),
    );
  const [nextPairs, nextScores] = nextValues(unpaired);
  return [
    bye,
    -pairs.length,
    descending(unpaired.map(({ score }) => score)),
    nextPairs!,
    nextScores!,
    single !== undefined && bye === single.score ? single.unplayed : 0,
    ofTopscorers.filter(
      ({ person, colour }) => Math.abs(person.difference + (colour === "W" ? 1 : -1)) > 2,
    ).length,
    ofTopscorers.filter(({ person, colour }) => person.colours.endsWith(colour + colour)).length,
    missed.length,
    missed.filter(({ person }) => person.preference?.kind === "strong").length,
    down(0),
    up(0).length,
    down(1),
    up(1).length,
    downDifferences(0),
    up(0),
    downDifferences(1),
    up(1),
  ];
};
