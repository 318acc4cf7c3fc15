import type { CriterionValues, EncounterTable, RankingField } from "../criterion.ts";
import { type Crosstable, tableFor } from "../crosstable.ts";
import { encounterTerms, type Listener, settle, tiedSets } from "../direct-encounter.ts";
import { isEncounter } from "../encounters.ts";
import type { CriterionFamily } from "../family.ts";
import { UNMODIFIED } from "../modifiers.ts";
import type { Ties } from "../ranking-criterion.ts";
import { valuesByColumn } from "../values.ts";
import {
  applyBoardRules,
  type BoardRule,
  type BoardRules,
  byBottom,
  byCount,
  byTop,
} from "./board-rules.ts";
import { boardsOf } from "./board-totals.ts";
import { primaryScore, secondaryScore, type TeamScore } from "./score-field.ts";
import { teamFamily } from "./team-family.ts";

/** Constant input for separating tied teams. */
interface Encounters {
  readonly field: RankingField;
  /** By the primary score, then by the other. */
  readonly tables: readonly { readonly score: TeamScore; readonly table: Crosstable }[];
  readonly forfeitsCount: boolean;
  readonly rules: readonly BoardRule[];
  readonly places: Float64Array;
  readonly listener: Listener | null;
}

/**
 * Gives the teams of `set` the places from `from` on (C.07 article 13.3): by direct encounter in
 * the primary score; if article 6 separates none by that, in the other one. Each group that is
 * still level then starts over. Two teams that nothing separates go by the boards of their matches.
 */
const settleTeams = (encounters: Encounters, set: readonly number[], from: number): void => {
  const { tables, forfeitsCount, places, listener } = encounters;
  for (const { score, table } of tables) {
    settle(
      {
        table,
        forfeitsCount,
        blackAhead: false,
        places,
        listener: listener && ((settled) => listener({ ...settled, points: score })),
      },
      set,
      from,
    );
    const groups = new Map<number, number[]>();
    for (const index of set) {
      const place = places[index] ?? from;
      groups.set(place, [...(groups.get(place) ?? []), index]);
    }
    if (groups.size < 2) continue;
    for (const [place, group] of groups) {
      if (group.length > 1) settleTeams(encounters, group, place);
    }
    return;
  }
  settleTwo(encounters, set, from);
};

/** By the boards of the matches between exactly two teams (article 13.3.2). */
const settleTwo = (encounters: Encounters, set: readonly number[], from: number): void => {
  const [a, b] = set;
  if (set.length !== 2 || a === undefined || b === undefined) return;
  const totals = [totalsAgainst(encounters, a, b), totalsAgainst(encounters, b, a)] as const;
  for (const { rule, scores, ahead } of applyBoardRules(encounters.rules, totals)) {
    const rows = [rowOf(encounters, a, scores[0]), rowOf(encounters, b, scores[1])];
    const inOrder = ahead === 0 ? rows : rows.toReversed();
    encounters.listener?.({
      everybodyMet: true,
      by: rule.by,
      points: "game",
      ...(rule.board === undefined ? {} : { board: rule.board }),
      rows: inOrder.map((row, at) => ({ ...row, place: ahead === null ? null : from + at })),
    });
    if (ahead !== null) encounters.places[ahead === 0 ? b : a] = from + 1;
  }
};

const rowOf = ({ field }: Encounters, index: number, score: number) => ({
  entry: field.cards[index]?.entry ?? 0,
  score,
  most: score,
});

/** The points on each board of all matches against one opponent. */
const totalsAgainst = (
  { field, tables, forfeitsCount }: Encounters,
  index: number,
  opponent: number,
): readonly number[] => {
  const totals = Array.from({ length: field.boards?.count ?? 0 }, () => 0);
  const [first] = tables;
  if (first === undefined) return totals;
  const { table } = first;
  for (let round = 1; round <= table.rounds; round++) {
    const cell = index * table.rounds + round - 1;
    if (table.opponent[cell] !== opponent || !isEncounter(table, cell, forfeitsCount)) continue;
    for (const [board, points] of boardsOf(field, index, round).entries()) {
      totals[board] = (totals[board] ?? 0) + points;
    }
  }
  return totals;
};

/** Decides places within one tied set; all 0 if its members cannot be separated. */
const settleSet = (encounters: Encounters, set: readonly number[]): void => {
  const { places } = encounters;
  if (set.length > 1) settleTeams(encounters, set, 1);
  else for (const index of set) places[index] = 1;
  if (set.every((index) => places[index] === 1)) for (const index of set) places[index] = 0;
};

const evaluate = (
  code: string,
  field: RankingField,
  ties: Ties | undefined,
  preDetermined: boolean,
  rules: BoardRules,
): CriterionValues => {
  const tables = [primaryScore(field), secondaryScore(field)].map((score) => ({
    score,
    table: tableFor(field, { ...UNMODIFIED, score }),
  }));
  const table = tableFor(field, UNMODIFIED);
  const forfeitsCount = preDetermined || table.preDetermined;
  const encounters: Encounters = {
    field,
    tables,
    forfeitsCount,
    rules: rules(field.boards?.count ?? 0),
    places: new Float64Array(table.size),
    listener: null,
  };
  const sets = tiedSets(table, ties);
  for (const set of sets) settleSet(encounters, set);
  return valuesByColumn(code, table, encounters.places, (index) => {
    const set = sets.find((members) => members.includes(index)) ?? [];
    const steps: EncounterTable[] = [];
    const listener = (step: EncounterTable) => steps.push(step);
    settleSet({ ...encounters, places: new Float64Array(table.size), listener }, set);
    return {
      terms: tables.flatMap(({ score, table: scored }) =>
        encounterTerms(scored, index, new Set(set), forfeitsCount, `${score}-points`),
      ),
      working: { kind: "place", tables: steps },
    };
  });
};

const extended = (code: string, rules: BoardRules | null): CriterionFamily =>
  teamFamily({
    code,
    takes: ["pre-determined"],
    better: "lower",
    needs: rules === null ? [] : ["boards"],
    amongTied: true,
    evaluate: (full, field, { preDetermined }, ties) =>
      evaluate(full, field, ties, preDetermined, rules ?? (() => [])),
  });

/**
 * Extended direct encounter for teams (C.07 article 13.3): the place among those tied by their
 * mutual matches, from 1; 0 if these decide nothing. Forfeits as in `DE`.
 */
export const extendedDirectEncounter = extended("EDE", null);

/** Then, between two teams, by board count; fewest first. */
export const byBoardCount = extended("EDEC", () => [byCount]);

/** Then, between two teams, by their top boards. */
export const byTopBoards = extended("EDET", byTop);

/** Then, between two teams, by bottom board elimination. */
export const byBottomBoards = extended("EDEB", byBottom);

/** Then, between two teams, by board count, then by their top boards. */
export const byCountThenTop = extended("EDEBT", (boards) => [byCount, ...byTop(boards)]);

/** Then, between two teams, by board count, then by bottom board elimination. */
export const byCountThenBottom = extended("EDEBB", (boards) => [byCount, ...byBottom(boards)]);
