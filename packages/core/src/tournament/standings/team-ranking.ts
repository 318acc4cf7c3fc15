import type { EntryId } from "../../base/entry-id.ts";
import {
  compareFractions,
  type Fraction,
  fraction,
  ofDecimal,
  plus,
  ZERO,
} from "../../base/fraction.ts";
import { oncePerKey } from "../../base/once.ts";
import { nameKey } from "../../base/tidy-text.ts";
import { chainOf } from "../../ranking/chain.ts";
import { isSeated, seatedStageSettings } from "../settings/settings.ts";
import { type TeamRanking, teamNameOf } from "../settings/team-ranking.ts";
import { publishedRounds, type TournamentState } from "../state.ts";
import { standingsCodes, standingsOf } from "./standings.ts";
import { chainOfStage, tablesCodes, tablesStandings } from "./tables-standings.ts";

/** A criterion of a ranking of teams. */
export interface TeamCriterion {
  readonly code: string;
  readonly better: "higher" | "lower";
}

/** A member of a team, with what the standings say of them. */
export interface RankedMember {
  readonly entry: EntryId;
  /** In the standings; null for whoever is not in them. */
  readonly rank: number | null;
  /** By the criteria of the teams. */
  readonly values: readonly Fraction[];
  /** Whether they are among those who count. */
  readonly counts: boolean;
  /** Their line counts a result that nobody has confirmed. */
  readonly unconfirmed?: true;
}

/** A line of the standings of teams. */
export interface TeamRankingRow {
  /** From 1; equal where nothing tells teams apart. Null: too few members. */
  readonly rank: number | null;
  readonly name: string;
  /** By the criteria, of those members who count. */
  readonly values: readonly Fraction[];
  /** The criterion that puts it behind the team before; null for the first, and for a shared rank. */
  readonly decidedBy: string | null;
  /** Best first. */
  readonly members: readonly RankedMember[];
  /** So does that of a member who counts. */
  readonly unconfirmed?: true;
}

/** The standings of teams of an event of people. */
export interface TeamStandings {
  readonly rules: TeamRanking;
  /** Whether the members are ranked at tables. */
  readonly atTables: boolean;
  readonly criteria: readonly TeamCriterion[];
  readonly rows: readonly TeamRankingRow[];
  /** Entries that are in no team. */
  readonly teamless: readonly EntryId[];
}

/** What the standings say of everybody who is in them, best first. */
interface Ranked {
  readonly entry: EntryId;
  readonly rank: number;
  readonly by: (code: string) => Fraction;
  readonly unconfirmed?: true;
}

/**
 * The standings of teams after `rounds` (all published ones by default): what the best members of each
 * made together. Where fewer than those came, each missing place counts as one behind the last. Null
 * where the settings ask for none. Of stages at tables those of the stage that the settings name, as
 * they are now. O(n log n), once for each state.
 */
export const teamStandings = (
  state: TournamentState,
  rounds: number = publishedRounds(state),
): TeamStandings | null => standingsAfter(state, rounds);

const standingsAfter = oncePerKey(
  (state: TournamentState, rounds: number): TeamStandings | null => {
    const { teamRanking: rules = null, teams } = state.settings;
    if (rules === null || teams !== undefined) return null;
    const ranked = rankedMembers(state, rules, rounds);
    const criteria = rules.criteria.flatMap((code) => criterionOf(state, rules, code) ?? []);
    const grouped = groupsOf(state, rules, ranked);
    const rows = grouped.teams.map(({ name, members }) =>
      unranked(rules, criteria, name, members, ranked.length + 1),
    );
    const atTables = seatedStageSettings(state.settings, rules.stage) !== undefined;
    return { rules, atTables, criteria, rows: inOrder(rows, criteria), teamless: grouped.teamless };
  },
);

const criterionOf = (
  state: TournamentState,
  { stage }: TeamRanking,
  code: string,
): TeamCriterion | null => {
  if (code === "PLACES" || code === "BEST") return { code, better: "lower" };
  if (seatedStageSettings(state.settings, stage) !== undefined) {
    const found = chainOfStage(state, stage).find((one) => one.code === code);
    return found === undefined ? null : { code, better: found.better };
  }
  const chain = chainOf([code]);
  const [found] = chain.ok ? chain.value : [];
  return found === undefined ? null : { code, better: found.better };
};

const rankedMembers = (
  state: TournamentState,
  { stage }: TeamRanking,
  rounds: number,
): readonly Ranked[] => {
  const own = state.settings.stages[stage - 1];
  if (own !== undefined && isSeated(own)) {
    const codes: readonly string[] = tablesCodes(state, stage);
    return tablesStandings(state, stage).map(({ entry, rank, values, unconfirmed }) => ({
      ...{ entry, rank },
      ...marked(unconfirmed),
      by: (code) => values[codes.indexOf(code)] ?? ZERO,
    }));
  }
  const codes = standingsCodes(state, rounds);
  return standingsOf(state, rounds).map(({ entry, rank, values, unconfirmed }) => ({
    ...{ entry, rank },
    ...marked(unconfirmed),
    by: (code) => ofValue(values[codes.indexOf(code)]),
  }));
};

const marked = (unconfirmed: boolean | undefined): { readonly unconfirmed?: true } =>
  unconfirmed ? { unconfirmed } : {};

/** A value that is not defined adds nothing. */
const ofValue = (value: number | undefined): Fraction =>
  value === undefined || !Number.isFinite(value) ? ZERO : ofDecimal(value);

interface Group {
  readonly name: string;
  readonly members: readonly (Ranked | EntryId)[];
}

/** Everybody by team, those in the standings first and best first; teams in order of entry. */
const groupsOf = (
  { entries }: TournamentState,
  { by }: TeamRanking,
  ranked: readonly Ranked[],
): { readonly teams: readonly Group[]; readonly teamless: readonly EntryId[] } => {
  const known = new Set(ranked.map(({ entry }) => entry));
  const others = [...entries.keys()].filter((entry) => !known.has(entry));
  const teams = new Map<string, { name: string; members: (Ranked | EntryId)[] }>();
  const teamless: EntryId[] = [];
  for (const entry of entries.values()) {
    const name = teamNameOf(entry, by);
    if (name !== "" && !teams.has(nameKey(name))) teams.set(nameKey(name), { name, members: [] });
  }
  for (const one of [...ranked, ...others]) {
    const id = typeof one === "number" ? one : one.entry;
    const entry = entries.get(id);
    const name = entry === undefined ? "" : teamNameOf(entry, by);
    if (name === "") teamless.push(id);
    else teams.get(nameKey(name))?.members.push(one);
  }
  return { teams: [...teams.values()], teamless };
};

const unranked = (
  { best, minimum }: TeamRanking,
  criteria: readonly TeamCriterion[],
  name: string,
  all: readonly (Ranked | EntryId)[],
  behind: number,
): TeamRankingRow => {
  const members = all.map((one, index): RankedMember => {
    if (typeof one === "number") {
      return { entry: one, rank: null, values: criteria.map(() => ZERO), counts: false };
    }
    const { entry, rank, by, unconfirmed } = one;
    const values = criteria.map(({ code }) => (isPlace(code) ? fraction(rank) : by(code)));
    return { entry, rank, values, counts: index < best, ...marked(unconfirmed) };
  });
  const counting = members.filter(({ counts }) => counts);
  const missing = fraction(Math.max(0, best - counting.length) * behind);
  return {
    rank: counting.length < minimum ? null : 0,
    name,
    decidedBy: null,
    members,
    ...marked(counting.some((member) => member.unconfirmed)),
    values: criteria.map(({ code }, index) => {
      const values = counting.map((member) => member.values[index] ?? ZERO);
      if (code === "BEST") return values[0] ?? fraction(behind);
      const sum = values.reduce(plus, ZERO);
      return code === "PLACES" ? plus(sum, missing) : sum;
    }),
  };
};

const isPlace = (code: string): boolean => code === "PLACES" || code === "BEST";

/** Those with members enough by the criteria, then the others by the same. */
const inOrder = (
  rows: readonly TeamRankingRow[],
  criteria: readonly TeamCriterion[],
): readonly TeamRankingRow[] => {
  const decisive = (a: TeamRankingRow, b: TeamRankingRow): number =>
    criteria.findIndex((_, at) => compareAt(a, b, criteria, at) !== 0);
  const compare = (a: TeamRankingRow, b: TeamRankingRow): number =>
    compareAt(a, b, criteria, decisive(a, b));
  const isRanked = ({ rank }: TeamRankingRow): boolean => rank !== null;
  const sorted = rows.filter(isRanked).toSorted(compare);
  const others = rows.filter((row) => !isRanked(row)).toSorted(compare);
  let rank = 0;
  const ranked = sorted.map((row, index): TeamRankingRow => {
    const before = sorted[index - 1];
    const at = before === undefined ? -1 : decisive(before, row);
    if (before === undefined || at !== -1) rank = index + 1;
    return { ...row, rank, decidedBy: criteria[at]?.code ?? null };
  });
  return [...ranked, ...others];
};

const compareAt = (
  a: TeamRankingRow,
  b: TeamRankingRow,
  criteria: readonly TeamCriterion[],
  at: number,
): number => {
  const [first, second] = [a.values[at], b.values[at]];
  if (first === undefined || second === undefined) return 0;
  const difference = compareFractions(first, second);
  return criteria[at]?.better === "lower" ? difference : -difference;
};
