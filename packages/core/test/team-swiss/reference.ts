import type {
  TeamSwissTeam,
  TeamSwissTournament,
} from "../../src/pairing/team-swiss/tournament.ts";

/**
 * C.04.6 taken literally: lists and sorts every set of upfloaters and every pairing of a bracket.
 * Shares nothing with the engine but its input.
 */
export interface ReferenceTeam {
  readonly tpn: number;
  readonly score: number;
  /** Without virtual points. */
  readonly standing: number;
  readonly secondary: number;
  readonly floated: boolean;
  readonly matches: number;
  readonly mayHaveBye: boolean;
  /** W and B of the matches played. */
  readonly colours: string;
  readonly met: ReadonlySet<number>;
}

export type Pair = readonly [ReferenceTeam, ReferenceTeam];
type Preference = "" | "w" | "b" | "W" | "B";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const scoreBefore = (team: TeamSwissTeam, round: number): number =>
  sum(team.history.slice(0, round - 1).map((record) => record?.points ?? 0)) +
  (team.addedPoints[round - 1] ?? 0);

export const referenceTeams = (tournament: TeamSwissTournament): readonly ReferenceTeam[] => {
  const { teams, round, forbidden } = tournament;
  return teams
    .filter((team) => team.available)
    .map((team): ReferenceTeam => {
      const played = team.history.filter((record) => record?.played);
      const last = team.history[round - 2];
      const opponent = teams.find(({ number }) => last?.played && number === last.opponent);
      return {
        tpn: team.number,
        score: scoreBefore(team, round),
        standing: scoreBefore(team, round) - team.virtualPoints,
        secondary: tournament.secondaryForColours
          ? team.addedSecondaryPoints + sum(team.history.map((each) => each?.secondaryPoints ?? 0))
          : 0,
        floated:
          opponent !== undefined &&
          scoreBefore(team, round - 1) !== scoreBefore(opponent, round - 1),
        matches: played.length,
        mayHaveBye: !team.history.some((record) => record?.barsBye),
        colours: played.map((record) => (record?.colour === "white" ? "W" : "B")).join(""),
        met: new Set([
          ...played.map((record) => record?.opponent ?? 0),
          ...forbidden.filter((list) => list.includes(team.number)).flat(),
        ]),
      };
    });
};

const mayMeet = (a: ReferenceTeam, b: ReferenceTeam): boolean => !a.met.has(b.tpn);

/** Every legal pairing of all of these [C1], the smaller TPN first in each pair (3.6.1). */
export const pairings = (teams: readonly ReferenceTeam[]): readonly (readonly Pair[])[] => {
  const [first, ...others] = teams.toSorted((a, b) => a.tpn - b.tpn);
  if (first === undefined) return [[]];
  return others
    .filter((other) => mayMeet(first, other))
    .flatMap((other) =>
      pairings(others.filter((each) => each !== other)).map((rest): readonly Pair[] => [
        [first, other],
        ...rest,
      ]),
    );
};

export const canBePaired = (teams: readonly ReferenceTeam[]): boolean =>
  teams.length % 2 === 0 && pairings(teams).length > 0;

/** All subsets. */
const subsets = (teams: readonly ReferenceTeam[]): readonly (readonly ReferenceTeam[])[] => {
  const [first, ...others] = teams;
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest, ...rest.map((set) => [first, ...set])];
};

export const lexicographic = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? -1) - (b[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The first one by several keys. */
export const firstBy = <T>(list: readonly T[], ...keys: readonly Key<T>[]): T =>
  list.toSorted((a, b) => {
    for (const key of keys) {
      const difference = lexicographic(key(a), key(b));
      if (difference !== 0) return difference;
    }
    return 0;
  })[0] as T;

const minus = <T>(list: readonly T[], gone: readonly T[]): readonly T[] =>
  list.filter((item) => !gone.includes(item));

/** A key for sorting. */
export type Key<T> = (item: T) => readonly number[];

/** 3.5: every legal set of upfloaters. */
export const legalUpfloaters = (
  residents: readonly ReferenceTeam[],
  lower: readonly ReferenceTeam[],
): readonly (readonly ReferenceTeam[])[] =>
  subsets(lower)
    .filter((set) => canBePaired([...residents, ...set]) && canBePaired(minus(lower, set)))
    .map((set) => set.toSorted((a, b) => b.score - a.score || a.tpn - b.tpn));

/** C4, C5, C6, C7, then 3.5.4. */
export const upfloaterKeys = (
  lower: readonly ReferenceTeam[],
  floatsCount: boolean,
): readonly Key<readonly ReferenceTeam[]>[] => {
  const following = lower.filter(
    ({ score }) => score === Math.max(...lower.map((team) => team.score)),
  );
  const meetsC6 = (set: readonly ReferenceTeam[]): boolean => {
    const left = minus(following, set);
    const below = minus(minus(lower, following), set);
    if (left.length === 0) return true;
    return subsets(below).some(
      (more) =>
        more.length === left.length % 2 &&
        canBePaired([...left, ...more]) &&
        canBePaired(minus(below, more)),
    );
  };
  return [
    (set) => [set.length], // C4
    (set) => set.map(({ score }) => -score).toReversed(), // C5: ascending scores, the higher the better
    (set) => [meetsC6(set) ? 0 : 1],
    (set) => [floatsCount ? set.filter(({ floated }) => floated).length : 0], // C7
    (set) => set.map(({ tpn }) => tpn), // 3.5.4
  ];
};

/** 1.7: capitals for strong preferences, and for the simple ones of type A. */
const preferenceOf = (
  { colours }: ReferenceTeam,
  { preferences, round, rounds }: TeamSwissTournament,
): Preference => {
  if (preferences === "none") return "";
  const cd = differenceOf(colours);
  if (cd < -1 || ((cd === 0 || cd === -1) && colours.endsWith("BB"))) return "W";
  if (cd > 1 || ((cd === 0 || cd === 1) && colours.endsWith("WW"))) return "B";
  if (preferences === "A" || colours === "") return "";
  if (cd === -1 || (cd === 0 && round !== rounds && colours.endsWith("B"))) return "w";
  if (cd === 1 || (cd === 0 && round !== rounds && colours.endsWith("W"))) return "b";
  return "";
};

const differenceOf = (colours: string): number =>
  sum([...colours].map((colour) => (colour === "W" ? 1 : -1)));

/** 3.6: C8, C9, C10, then 3.6.3. */
export const pairingKeys = (
  upfloaters: readonly ReferenceTeam[],
  tournament: TeamSwissTournament,
  floatsCount: boolean,
): readonly Key<readonly Pair[]>[] => {
  const wish = (team: ReferenceTeam): string => preferenceOf(team, tournament);
  const count = (pairs: readonly Pair[], is: (a: ReferenceTeam, b: ReferenceTeam) => boolean) =>
    pairs.filter(([a, b]) => is(a, b)).length;
  const isLifted = (team: ReferenceTeam): boolean => upfloaters.includes(team);
  return [
    (pairs) => [
      count(pairs, (a, b) => wish(a) !== "" && wish(a).toLowerCase() === wish(b).toLowerCase()),
    ],
    (pairs) => [
      tournament.preferences === "B"
        ? count(pairs, (a, b) => /[WB]/.test(wish(a)) && wish(a) === wish(b))
        : 0,
    ],
    (pairs) => [
      floatsCount
        ? count(pairs, (a, b) => (isLifted(a) && b.floated) || (isLifted(b) && a.floated))
        : 0,
    ],
    // 3.6.2; `pairings` lists pairs by ascending top members.
    (pairs) => [...pairs.map(([top]) => top.tpn), ...pairs.map(([, bottom]) => bottom.tpn)],
  ];
};

/** 4.3: true if the first of two teams has White. */
export const hasWhite = (
  a: ReferenceTeam,
  b: ReferenceTeam,
  tournament: TeamSwissTournament,
): boolean => {
  const [first, other] = [a, b].toSorted(
    (x, y) => y.standing - x.standing || y.secondary - x.secondary || x.tpn - y.tpn,
  ) as [ReferenceTeam, ReferenceTeam];
  return (colourOfFirst(first, other, tournament) === "W") === (first === a);
};

const opposite = (colour: string): string => (colour === "W" ? "B" : "W");

const colourOfFirst = (
  first: ReferenceTeam,
  other: ReferenceTeam,
  tournament: TeamSwissTournament,
): string => {
  if (first.colours === "" && other.colours === "") {
    const initial = tournament.initialColour === "white" ? "W" : "B";
    return first.tpn % 2 === 1 ? initial : opposite(initial);
  }
  const [mine, theirs] = [preferenceOf(first, tournament), preferenceOf(other, tournament)];
  if (mine !== "" && theirs === "") return mine.toUpperCase();
  if (mine === "" && theirs !== "") return opposite(theirs.toUpperCase());
  if (mine.toUpperCase() !== theirs.toUpperCase()) return mine.toUpperCase();
  const isStrong = (wish: string): boolean => wish === "W" || wish === "B";
  if (isStrong(mine) && !isStrong(theirs)) return mine;
  if (isStrong(theirs) && !isStrong(mine)) return opposite(theirs);
  const [cd, otherCd] = [differenceOf(first.colours), differenceOf(other.colours)];
  if (cd !== otherCd) return cd < otherCd ? "W" : "B";
  for (let back = 1; back <= Math.min(first.colours.length, other.colours.length); back++) {
    const had = first.colours.at(-back) as string;
    if (had !== other.colours.at(-back)) return opposite(had);
  }
  if (mine !== "") return mine.toUpperCase();
  if (first.colours !== "") return opposite(first.colours.at(-1) as string);
  return other.colours.at(-1) as string;
};

/** A paired bracket. */
export interface ReferenceStep {
  readonly residents: readonly ReferenceTeam[];
  readonly lower: readonly ReferenceTeam[];
  readonly upfloaters: readonly ReferenceTeam[];
  readonly pairs: readonly Pair[];
}

/** The bye, then bracket by bracket; null if the round cannot be paired. */
export const referenceSteps = (
  tournament: TeamSwissTournament,
): { readonly bye: ReferenceTeam | null; readonly steps: readonly ReferenceStep[] } | null => {
  const floatsCount = floatsCountIn(tournament);
  let left: readonly ReferenceTeam[] = referenceTeams(tournament);
  let bye: ReferenceTeam | null = null;
  if (left.length % 2 === 1) {
    const all = left;
    const allowed = all.filter((team) => team.mayHaveBye && canBePaired(minus(all, [team])));
    if (allowed.length === 0) return null;
    // 3.4
    bye = firstBy(allowed, ({ score, matches, tpn }) => [score, -matches, -tpn]);
    left = minus(all, [bye]);
  } else if (!canBePaired(left)) return null;
  const steps: ReferenceStep[] = [];
  while (left.length > 0) {
    const top = Math.max(...left.map(({ score }) => score));
    const residents = left.filter(({ score }) => score === top);
    const lower = minus(left, residents);
    const sets = legalUpfloaters(residents, lower);
    const upfloaters = firstBy(sets, ...upfloaterKeys(lower, floatsCount));
    const bracket = [...residents, ...upfloaters];
    const keys = pairingKeys(upfloaters, tournament, floatsCount);
    steps.push({ residents, lower, upfloaters, pairs: firstBy(pairings(bracket), ...keys) });
    left = minus(left, bracket);
  }
  return { bye, steps };
};

export const floatsCountIn = ({ round, rounds }: TeamSwissTournament): boolean =>
  round <= rounds - 2;

/** A whole round as `white-black`, the bye as `team-0`, in order of publication; null for none. */
export const referenceRound = (tournament: TeamSwissTournament): readonly string[] | null => {
  const paired = referenceSteps(tournament);
  if (paired === null) return null;
  const { bye, steps } = paired;
  const pairs = steps.flatMap((step) => step.pairs);
  const higher = ([a, b]: Pair): ReferenceTeam => (b.score > a.score ? b : a);
  const boards = pairs
    .toSorted((x, y) =>
      lexicographic(
        [-higher(x).score, -(x[0].score + x[1].score), higher(x).tpn],
        [-higher(y).score, -(y[0].score + y[1].score), higher(y).tpn],
      ),
    )
    .map(([a, b]) => (hasWhite(a, b, tournament) ? `${a.tpn}-${b.tpn}` : `${b.tpn}-${a.tpn}`));
  return bye === null ? boards : [...boards, `${bye.tpn}-0`];
};
