import type { CriterionValues, EncounterTable, RankingField, Term } from "./criterion.ts";
import { type Crosstable, cellsOf, entryAt, tableFor } from "./crosstable.ts";
import { type EncounterScore, encounterScores, isEncounter } from "./encounters.ts";
import { criterionFamily } from "./family.ts";
import type { Modifiers } from "./modifiers.ts";
import type { Ties } from "./ranking-criterion.ts";
import { valuesByColumn } from "./values.ts";

/** Receives all separate standings, deciding or not. */
export type Listener = (table: EncounterTable) => void;

/** Decides the places of sets of tied entries by article 6. */
export interface Resolver {
  readonly table: Crosstable;
  readonly forfeitsCount: boolean;
  readonly blackAhead: boolean;
  /** Places from 1 within the tied set, by index. */
  readonly places: Float64Array;
  readonly listener: Listener | null;
}

/** A row of separate standings with its possible maximum. */
interface Standing extends EncounterScore {
  readonly least: number;
  readonly most: number;
}

/**
 * Gives the members of `set` the places from `from` on (C.07 article 6). If all met, or pairings
 * are pre-determined: by the separate standings, and again within each group still level (6.2).
 * Swiss and not all met: the one alone at the top for any results of the missing games, then the
 * next, and again among the rest (6.3). O(set² · rounds) at worst, usually O(set · rounds).
 */
export const settle = (resolver: Resolver, set: readonly number[], from: number): void => {
  if (set.length < 2) {
    place(resolver, set, from);
    return;
  }
  const { table, forfeitsCount } = resolver;
  const { rows, scale, everybodyMet } = encounterScores(table, set, forfeitsCount);
  const standings = rows
    .map((row) => ({
      ...row,
      least: row.score + row.missing * table.loss * scale,
      most: row.score + row.missing * table.win * scale,
    }))
    .sort((a, b) => b.score - a.score || b.most - a.most || a.index - b.index);
  const unit = table.unit * scale;
  if (everybodyMet || table.preDetermined) {
    settleByScore(resolver, standings, from, unit);
    return;
  }
  const settled = aheadAnyway(standings);
  const placeAt = (at: number) => (settled === 0 ? null : from + Math.min(at, settled));
  tell(resolver, standings, unit, "ahead-anyway", placeAt);
  for (const [at, { index }] of standings.slice(0, settled).entries()) {
    resolver.places[index] = from + at;
  }
  const rest = standings.slice(settled).map(({ index }) => index);
  if (settled === 0) place(resolver, rest, from);
  else settle(resolver, rest, from + settled);
};

/** Article 6.2: decides groups of equal score in order. */
const settleByScore = (
  resolver: Resolver,
  standings: readonly Standing[],
  from: number,
  unit: number,
): void => {
  const firstOfScore = (at: number): number =>
    standings.findIndex(({ score }) => score === standings[at]?.score);
  const split = firstOfScore(standings.length - 1) > 0;
  tell(resolver, standings, unit, "all-met", (at) => (split ? from + firstOfScore(at) : null));
  if (!split) {
    settleByBlack(resolver, standings, from, unit);
    return;
  }
  let first = 0;
  while (first < standings.length) {
    const score = standings[first]?.score;
    const group = standings.filter((row) => row.score === score).map(({ index }) => index);
    settle(resolver, group, from + first);
    first += group.length;
  }
};

/** A drawn encounter of two goes to the player with Black, if requested. */
const settleByBlack = (
  resolver: Resolver,
  standings: readonly Standing[],
  from: number,
  unit: number,
): void => {
  const [a, b] = [...standings].sort((x, y) => y.drawnWithBlack - x.drawnWithBlack);
  const decided = a !== undefined && b !== undefined && a.drawnWithBlack > b.drawnWithBlack;
  if (!resolver.blackAhead || standings.length !== 2 || !decided) {
    const set = standings.map(({ index }) => index);
    place(resolver, set, from);
    return;
  }
  tell(resolver, [a, b], unit, "black", (at) => from + at);
  place(resolver, [a.index], from);
  place(resolver, [b.index], from + 1);
};

const place = ({ places }: Resolver, set: readonly number[], at: number): void => {
  for (const index of set) places[index] = at;
};

/** Number of leading entries that are ahead of all later ones in any case (article 6.3). */
const aheadAnyway = (standings: readonly Standing[]): number => {
  const mostAfter = new Float64Array(standings.length).fill(Number.NEGATIVE_INFINITY);
  for (let at = standings.length - 2; at >= 0; at--) {
    mostAfter[at] = Math.max(mostAfter[at + 1] ?? 0, standings[at + 1]?.most ?? 0);
  }
  const first = standings.findIndex(({ least }, at) => least <= (mostAfter[at] ?? 0));
  return first === -1 ? standings.length : first;
};

const tell = (
  { table, listener }: Resolver,
  standings: readonly Standing[],
  unit: number,
  by: EncounterTable["by"],
  placeAt: (at: number) => number | null,
): void =>
  listener?.({
    everybodyMet: standings.every(({ missing }) => missing === 0),
    by,
    rows: standings.map(({ index, score, most }, at) => ({
      entry: entryAt(table, index) ?? 0,
      score: score / unit,
      most: most / unit,
      place: placeAt(at),
    })),
  });

/** Returns the sets of tied entries, in the order of the field's cards. */
export const tiedSets = ({ size }: Crosstable, ties: Ties | undefined): readonly number[][] => {
  const sets = new Map<number, number[]>();
  for (let index = 0; index < size; index++) {
    const tie = ties?.[index] ?? 0;
    const set = sets.get(tie);
    if (set === undefined) sets.set(tie, [index]);
    else set.push(index);
  }
  return [...sets.values()];
};

/** Decides places within one tied set; all 0 if its members cannot be separated. */
const settleSet = (resolver: Resolver, set: readonly number[]): void => {
  settle(resolver, set, 1);
  if (set.every((index) => resolver.places[index] === 1)) place(resolver, set, 0);
};

/**
 * Direct encounter (C.07 article 6): the place among entries tied by all earlier criteria, from 1;
 * 0 if the encounters decide nothing. Forfeits count if pairings are pre-determined (article 15.2),
 * and with `/P`; with `/B` a drawn encounter of two goes to the player with Black.
 */
const evaluate = (
  code: string,
  field: RankingField,
  modifiers: Modifiers,
  ties: Ties | undefined,
): CriterionValues => {
  const table = tableFor(field, modifiers);
  const forfeitsCount = table.preDetermined || modifiers.preDetermined;
  const blackAhead = modifiers.black;
  const places = new Float64Array(table.size);
  const resolver: Resolver = { table, forfeitsCount, blackAhead, places, listener: null };
  const sets = tiedSets(table, ties);
  for (const set of sets) settleSet(resolver, set);
  return valuesByColumn(code, table, places, (index) => {
    const set = sets.find((members) => members.includes(index)) ?? [];
    const tables: EncounterTable[] = [];
    const listener = (settled: EncounterTable) => tables.push(settled);
    const again = { ...resolver, places: new Float64Array(table.size), listener };
    settleSet(again, set);
    return {
      terms: encounterTerms(table, index, new Set(set), forfeitsCount),
      working: { kind: "place", tables },
    };
  });
};

/** Returns the encounters of one entry within a set, in the points of the crosstable. */
export const encounterTerms = (
  table: Crosstable,
  index: number,
  set: ReadonlySet<number>,
  forfeitsCount: boolean,
  what: Term["what"] = "encounter",
): readonly Term[] =>
  cellsOf(table, index)
    .filter(({ round, opponent }) => {
      const cell = index * table.rounds + round - 1;
      return set.has(opponent) && isEncounter(table, cell, forfeitsCount);
    })
    .map(({ round, opponent, points }) => ({
      round,
      opponent: entryAt(table, opponent),
      amount: points / table.unit,
      what,
    }));

export const directEncounter = criterionFamily({
  code: "DE",
  words: ["direct-encounter", "direkter-vergleich", "head-to-head"],
  takes: ["score", "pre-determined", "black"],
  better: "lower",
  amongTied: true,
  modified: ({ black }) => (black ? { needs: ["starts"] } : {}),
  evaluate,
});
