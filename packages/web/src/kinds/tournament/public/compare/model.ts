import { type Language, stageLabel } from "@losfee/contract";
import { displayName, type EntryId, publishedRounds, type TournamentState } from "@losfee/core";
import type { WorkingText } from "../../../../parts/working-text.ts";
import { type PageRequest, pageKindOf } from "../../../../shell/page.ts";
import {
  type LeadExplanation,
  type Ranking,
  rankingAfter,
  rankingInStage,
} from "../../parts/ranking.ts";
import type { StandingsOf } from "../../parts/standings-of.ts";
import { publishedStage } from "../../parts/tables/stages.ts";
import { roundFrom } from "../round-from.ts";

/** Somebody in the standings, as a choice and at the head of a comparison. */
export interface RankedEntry {
  readonly entry: EntryId;
  readonly name: string;
  readonly rank: number;
}

/** One of the two who are compared. */
export interface ComparedEntry extends RankedEntry {
  readonly workings: readonly WorkingText[];
}

/** Why one player stands above another. */
export interface Comparison extends LeadExplanation {
  /** The one ahead first. */
  readonly entries: readonly [ComparedEntry, ComparedEntry];
}

/** A comparison, or the question who is to be compared. */
export interface CompareModel {
  readonly competition: string;
  readonly of: StandingsOf;
  /** The name of the stage; empty where it is about rounds. */
  readonly label: string;
  /** Everybody who is ranked, best first. */
  readonly choices: readonly RankedEntry[];
  readonly chosen: readonly [EntryId | null, EntryId | null];
  readonly comparison: Comparison | null;
}

/** Compares `:a` and `:b` in the standings after `?round=N`, at tables in those of `?stage=N`. */
export const buildCompare = (request: PageRequest): CompareModel | null => {
  const { a, b } = request.params;
  const model = compareModel(request, [a, b]);
  return model?.comparison === null ? null : model;
};

/** Asks who is to be compared, and compares `?a=` and `?b=` once they are chosen. */
export const buildCompareChoice = (request: PageRequest): CompareModel | null =>
  compareModel(request, [request.query["a"], request.query["b"]]);

const compareModel = (
  { state, query, language }: PageRequest,
  queries: readonly [string | undefined, string | undefined],
): CompareModel | null => {
  const ranking = state && rankingFrom(state, query, language);
  if (state === null || ranking === null) return null;
  const { of } = ranking;
  const choices = ranking.rows.map(({ entry, rank }) => ({
    ...{ entry, rank },
    name: displayName(state, entry),
  }));
  const known = (text: string | undefined): RankedEntry | null =>
    choices.find(({ entry }) => String(entry) === text) ?? null;
  const [a, b] = [known(queries[0]), known(queries[1])];
  return {
    competition: state.competition,
    of,
    label: "stage" in of ? stageLabel(of.stage, state.settings, language) : "",
    choices,
    chosen: [a?.entry ?? null, b?.entry ?? null],
    comparison: a === null || b === null || a === b ? null : comparisonOf(ranking, a, b),
  };
};

/** The ranking that the address asks for, by default the last; null where there is no such one. */
const rankingFrom = (
  state: TournamentState,
  query: PageRequest["query"],
  language: Language,
): Ranking | null => {
  if (pageKindOf(state, query) === "tables") {
    const stage = publishedStage(state, query["stage"]);
    return stage && rankingInStage(state, stage.stage, language);
  }
  const round = roundFrom(query["round"], publishedRounds(state));
  return round === null ? null : rankingAfter(state, round, language);
};

const comparisonOf = (ranking: Ranking, a: RankedEntry, b: RankedEntry): Comparison => {
  const explanation = ranking.compare(a.entry, b.entry);
  const compared = (one: RankedEntry): ComparedEntry => ({
    ...one,
    workings: ranking.workings(one.entry),
  });
  const inOrder = explanation.lead?.ahead === b.entry ? ([b, a] as const) : ([a, b] as const);
  return { ...explanation, entries: [compared(inOrder[0]), compared(inOrder[1])] };
};
