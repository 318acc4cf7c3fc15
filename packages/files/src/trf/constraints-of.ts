import {
  type Acceleration,
  absenceIn,
  bakuAcceleration,
  type EntryId,
  groupsKeptApart,
  groupsStillApart,
  type PlacedStage,
  pairedRounds,
  placedStages,
  pointSystemOf,
  publishedRounds,
  type RoundRange,
  type Scorecard,
  type Settings,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import type { TrfBye, TrfColour } from "./codes.ts";
import type { TrfAcceleration, TrfByeGrant, TrfForbidden } from "./tournament.ts";

type Numbers = ReadonlyMap<EntryId, number>;

/** Returns the byes in rounds to come, within the rounds of the event: requested, or withdrawn. */
export const byesAhead = (state: TournamentState, numbers: Numbers): readonly TrfByeGrant[] => {
  const [next, last] = [publishedRounds(state) + 1, totalRounds(state.settings)];
  const { credit } = state.settings.absence;
  const usual: TrfBye = credit === "win" ? "F" : credit === "draw" ? "H" : "Z";
  const grants: TrfByeGrant[] = [];
  for (const { id, pauses, halfPoints, withdrawal } of state.entries.values()) {
    for (let round = next; round <= last; round++) {
      const isOut = withdrawal !== null && round >= withdrawal.fromRound;
      if (!isOut && !pauses.includes(round)) continue;
      const isHalf = !isOut && halfPoints?.includes(round) === true;
      grants.push({ bye: isHalf ? "H" : usual, round, id: numbers.get(id) ?? 0 });
    }
  }
  return grants.sort((a, b) => a.round - b.round || order(a.bye, b.bye) || a.id - b.id);
};

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns fictitious points as ranges of numbers and rounds: as set, or by Baku acceleration. */
export const accelerationsOf = (
  state: TournamentState,
  seeds: readonly Scorecard[],
  numbers: Numbers,
): readonly TrfAcceleration[] => {
  const { accelerations = [] } = state.settings;
  if (accelerations.length > 0) {
    return accelerations.flatMap((it) => setRanges(it, numbers, totalRounds(state.settings)));
  }
  return placedStages(state.settings)
    .flatMap((placed) => bakuRanges(state, seeds, placed))
    .flatMap((range) => withoutPlainRounds(state, range));
};

/**
 * Removes published rounds that a system paired before acceleration was switched on, about which a
 * report claims nothing. Keeps rounds set by hand or elsewhere, which cannot tell.
 */
const withoutPlainRounds = (
  state: TournamentState,
  range: TrfAcceleration,
): readonly TrfAcceleration[] => {
  const isPlain = (number: number): boolean => {
    const round = pairedRounds(state).find((one) => one.number === number);
    return (
      round?.status === "published" &&
      round.games.some(({ pinned }) => pinned !== true) &&
      !round.notes.some(({ code }) => code === "dutch-accelerated")
    );
  };
  const rounds = Array.from(
    { length: range.lastRound - range.firstRound + 1 },
    (_, index) => range.firstRound + index,
  ).filter((number) => !isPlain(number));
  return runsOf(rounds).map(([firstRound, lastRound]) => ({ ...range, firstRound, lastRound }));
};

const setRanges = (
  { entries, points, firstRound, lastRound }: Acceleration,
  numbers: Numbers,
  rounds: number,
): readonly TrfAcceleration[] => {
  const range = { firstRound, lastRound: lastRound ?? rounds, points, matchPoints: 0 };
  return runsOf(entries.flatMap((entry) => numbers.get(entry) ?? [])).map(([first, last]) => ({
    first,
    last,
    ...range,
  }));
};

/** Groups numbers into runs without a gap, ascending. */
const runsOf = (numbers: readonly number[]): readonly (readonly [number, number])[] => {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
};

/** Baku acceleration of a stage whose first round is published: only then its field is known. */
const bakuRanges = (
  state: TournamentState,
  seeds: readonly Scorecard[],
  { stage, firstRound }: PlacedStage,
): readonly TrfAcceleration[] => {
  if (stage.options["acceleration"] !== "baku" || publishedRounds(state) < firstRound) return [];
  const places = seeds.flatMap(({ lines }, index) => {
    const line = lines[firstRound - 1];
    const isOutside =
      line?.kind === "unplayed" && (line.reason === "late-entry" || line.reason === "not-in-stage");
    return line === undefined || isOutside ? [] : [index + 1];
  });
  const last = places[2 * Math.ceil(places.length / 4) - 1];
  if (last === undefined) return [];
  const { win } = pointSystemOf(state.settings);
  return bakuRounds(stage.rounds, win).map(({ points, ...range }) => ({
    first: 1,
    last,
    firstRound: firstRound - 1 + range.firstRound,
    lastRound: firstRound - 1 + range.lastRound,
    points,
    matchPoints: 0,
  }));
};

/** Returns the fictitious points of the upper half by Baku acceleration, by rounds of an event. */
const bakuRounds = (
  rounds: number,
  win: number,
): readonly {
  readonly firstRound: number;
  readonly lastRound: number;
  readonly points: number;
}[] => {
  const points = bakuAcceleration(1, { players: 2, rounds, win });
  return [win, win / 2].flatMap((amount) => {
    const [from, to] = [points.indexOf(amount), points.lastIndexOf(amount)];
    return from < 0 ? [] : [{ firstRound: from + 1, lastRound: to + 1, points: amount }];
  });
};

/** True if a stage is set to Baku acceleration. */
export const isSetToBaku = ({ stages }: Settings): boolean =>
  stages.some(({ options }) => options["acceleration"] === "baku");

/** True for ranges of Baku acceleration with an upper part of the list of any length. */
export const isBaku = (
  accelerations: readonly TrfAcceleration[],
  { rounds, win }: { readonly rounds: number; readonly win: number },
): boolean => {
  const expected = bakuRounds(rounds, win);
  const [one] = accelerations;
  return (
    one !== undefined &&
    accelerations.length === expected.length &&
    accelerations.every(
      ({ first, last, firstRound, lastRound, points }, index) =>
        first === 1 &&
        last === one.last &&
        firstRound === expected[index]?.firstRound &&
        lastRound === expected[index].lastRound &&
        points === expected[index].points,
    )
  );
};

/**
 * Returns the forbidden pairs: as set, separated clubs or nations (without those that had to be
 * relaxed, or cannot be kept in rounds to come), and rulings for one round.
 */
export const forbiddenOf = (state: TournamentState, numbers: Numbers): readonly TrfForbidden[] => {
  const rounds = totalRounds(state.settings);
  const idsOf = (entries: readonly EntryId[]): readonly number[] =>
    [...new Set(entries.flatMap((entry) => numbers.get(entry) ?? []))].sort((a, b) => a - b);
  const set = (state.settings.forbidden ?? []).map(({ entries, firstRound, lastRound }) => ({
    ids: idsOf(entries),
    firstRound,
    lastRound: lastRound === null || lastRound >= rounds ? null : lastRound,
  }));
  const apart = groupRanges(state, rounds).map(({ members, ...range }) => ({
    ids: idsOf(members),
    ...range,
  }));
  const ruled = pairedRounds(state)
    .filter(({ status }) => status === "published")
    .flatMap(({ number, request }) =>
      request.forbidden.map((pair) => ({
        ids: idsOf(pair),
        firstRound: number,
        lastRound: number >= rounds ? null : number,
      })),
    );
  return [...set, ...apart, ...ruled].filter(({ ids }) => ids.length > 1);
};

interface GroupRange extends RoundRange {
  readonly members: readonly EntryId[];
}

/** Returns the runs of rounds that separate the same players. */
const groupRanges = (state: TournamentState, rounds: number): readonly GroupRange[] => {
  const ranges = new Map<string, { members: readonly EntryId[]; rounds: number[] }>();
  for (let round = 1; round <= rounds; round++) {
    for (const { by, name, members } of groupsIn(state, round)) {
      const key = `${by} ${name} ${members.join()}`;
      const range = ranges.get(key) ?? { members, rounds: [] };
      range.rounds.push(round);
      ranges.set(key, range);
    }
  }
  return [...ranges.values()].flatMap(({ members, rounds: own }) =>
    runsOf(own).map(([firstRound, last]) => ({
      members,
      firstRound,
      lastRound: last >= rounds ? null : last,
    })),
  );
};

const groupsIn = (state: TournamentState, round: number) => {
  const entries = [...state.entries.keys()];
  const groups = groupsKeptApart(state, round, entries);
  const published = state.rounds[round - 1];
  if (published?.status === "published") return groupsStillApart(groups, published.notes);
  const there = new Set(
    [...state.entries.values()].flatMap((it) => (absenceIn(it, round) === null ? [it.id] : [])),
  );
  return groups.filter(({ members }) => {
    const present = members.filter((entry) => there.has(entry));
    return 2 * present.length <= there.size + 1;
  });
};

/** Returns the colour of odd numbers in a first game: as set, or as drawn by lot. */
export const initialColourOf = (state: TournamentState): TrfColour | null => {
  const placed = placedStages(state.settings).find(
    ({ stage }) => stage.system === "fide-dutch" || stage.system === "team-swiss",
  );
  if (placed === undefined) return null;
  const set = placed.stage.options["initialColour"];
  if (set === "white" || set === "black") return set === "white" ? "w" : "b";
  const name = `stage/${placed.firstRound}/initial-colour`;
  const draw = state.rounds
    .filter(({ status }) => status === "published")
    .flatMap(({ draws }) => draws)
    .find((it) => it.name === name);
  return draw === undefined ? null : draw.order[0] === 1 ? "w" : "b";
};
