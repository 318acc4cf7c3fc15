import { type Language, stageLabel } from "@losfee/contract";
import { displayName, type EntryId, publishedRounds, type TournamentState } from "@losfee/core";
import { compareTexts } from "@losfee/messages/tournament-public-compare";
import type { WorkingText } from "../../../../parts/working-text.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import type { PageDefinition } from "../../../../shell/page-definition.ts";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import {
  type LeadExplanation,
  type Ranking,
  rankingAfter,
  rankingInStage,
} from "../../parts/ranking.ts";
import { roundFrom } from "../../parts/round-from.ts";
import type { StandingsOf } from "../../parts/standings-of.ts";
import { publishedStage } from "../../parts/tables/stages.ts";

/** An entry of the standings, as a choice and at the head of a comparison. */
export interface RankedEntry {
  readonly entry: EntryId;
  readonly name: string;
  readonly rank: number;
}

/** One of the two entries compared. */
export interface ComparedEntry extends RankedEntry {
  readonly workings: readonly WorkingText[];
}

/** Why one player stands above another. */
export interface Comparison extends LeadExplanation {
  /** The higher-ranked first. */
  readonly entries: readonly [ComparedEntry, ComparedEntry];
}

/** A comparison, or the choice of two entries. */
export interface CompareModel {
  readonly competition: string;
  readonly of: StandingsOf;
  /** Name of the stage; empty for rounds. */
  readonly label: string;
  /** All ranked entries, best first. */
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

/** Shows the choice of two entries, and compares `?a=` and `?b=` once chosen. */
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

/** The ranking in the address, by default the last; null if there is none. */
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

/** "Warum steht Maria vor Jörg?" */
export const compareTitle = ({ comparison }: CompareModel, page: PageFrame): string => {
  const t = compareTexts[page.language];
  if (comparison === null) return t.choose;
  const [first, second] = comparison.entries;
  return comparison.lead === null
    ? t.level({ a: first.name, b: second.name })
    : t.title({ ahead: first.name, behind: second.name });
};

/** Why one player stands above another. */
export const comparePage = pages.publicPage("compare", "/compare/:a/:b", {
  build: buildCompare,
  title: compareTitle,
  alsoFor: ["tables"],
});

/** Compares two players chosen in a form. */
export const compareChoicePage: PageDefinition<CompareModel, never, "tournament"> = {
  ...comparePage,
  id: "compare-choice",
  path: "/c/:competition/compare",
  build: buildCompareChoice,
};
