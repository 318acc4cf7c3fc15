import type { EntryId } from "../../base/entry-id.ts";
import { compareFractions, type Fraction } from "../../base/fraction.ts";
import type { TablesCriterionCode } from "../../ranking/tables/codes.ts";
import { seatedStageSettings, tablesRulesOf } from "../settings.ts";
import type { TournamentState } from "../state.ts";
import type {
  EarlierStage,
  StageField,
  TablesCriterion,
  TablesDerivation,
} from "./criteria/criterion.ts";
import { tablesChain } from "./criteria/registry.ts";
import { findStage, type TablesStage, tablesStages } from "./stage.ts";
import { lastTableOf, type StageCard, stageCards } from "./stage-cards.ts";
import { stageLots } from "./ties.ts";

/** A line of a stage's standings. */
export interface TablesStandingsRow {
  /** From 1, no two equal: the lot ends every tie. */
  readonly rank: number;
  readonly entry: EntryId;
  /** In the order of {@link tablesCodes}. */
  readonly values: readonly Fraction[];
  /** The first criterion that puts the row below the one above; null in the first row. */
  readonly decidedBy: TablesCriterionCode | null;
  readonly card: StageCard;
  /** Where they sit in the last game of the stage; null if they have no seat. */
  readonly table: number | null;
}

/** The codes of the criteria that a stage is ranked by, the lot always last. */
export const tablesCodes = (
  state: TournamentState,
  stage: number,
): readonly TablesCriterionCode[] => chainOfStage(state, stage).map(({ code }) => code);

const rowsByState = new WeakMap<TournamentState, Map<number, readonly TablesStandingsRow[]>>();

/**
 * The standings of a stage by its chain, best first, from the results there are, reported ones
 * included. Empty for stages that are not drafted. O(n log n · criteria), once for each state.
 */
export const tablesStandings = (
  state: TournamentState,
  stage: number,
): readonly TablesStandingsRow[] => {
  const known = rowsByState.get(state) ?? new Map<number, readonly TablesStandingsRow[]>();
  rowsByState.set(state, known);
  const rows = known.get(stage) ?? rankStage(state, stage);
  known.set(stage, rows);
  return rows;
};

/** "Why am I here?": how each value of `entry` is calculated, in the order of the chain. */
export const tablesDerivations = (
  state: TournamentState,
  stage: number,
  entry: EntryId,
): readonly TablesDerivation[] => {
  const found = findStage(state, stage);
  if (found === undefined) return [];
  const field = fieldOf(state, found);
  return chainOfStage(state, stage).map((criterion) => ({
    code: criterion.code,
    ...criterion.derive(field, entry),
  }));
};

/** Why one of two members of a stage is ahead of the other. */
export interface TablesLead {
  readonly ahead: EntryId;
  readonly behind: EntryId;
  readonly decidedBy: TablesCriterionCode;
  /** The criteria before it, on which they are level. */
  readonly levelOn: readonly TablesCriterionCode[];
  /** How the deciding values are calculated: of the one ahead, and of the one behind. */
  readonly derivations: readonly [TablesDerivation, TablesDerivation];
}

/** The first criterion that tells two members of a stage apart; null for the same or strangers. */
export const tablesLead = (
  state: TournamentState,
  stage: number,
  a: EntryId,
  b: EntryId,
): TablesLead | null => {
  const ranks = tablesStandings(state, stage).map(({ entry }) => entry);
  const [rankA, rankB] = [ranks.indexOf(a), ranks.indexOf(b)];
  if (rankA === -1 || rankB === -1) return null;
  const [ahead, behind] = rankA < rankB ? [a, b] : [b, a];
  const ofAhead = tablesDerivations(state, stage, ahead);
  const levelOn: TablesCriterionCode[] = [];
  for (const [place, second] of tablesDerivations(state, stage, behind).entries()) {
    const first = ofAhead[place];
    if (first === undefined) break;
    if (compareFractions(first.value, second.value) !== 0) {
      const { code } = first;
      return { ahead, behind, decidedBy: code, levelOn, derivations: [first, second] };
    }
    levelOn.push(first.code);
  }
  return null;
};

/** The chain that a stage is ranked by. */
export const chainOfStage = (state: TournamentState, stage: number): readonly TablesCriterion[] =>
  tablesChain(
    seatedStageSettings(state.settings, stage)?.ranking ?? [],
    tablesRulesOf(state.settings).best,
  );

/** Negative where `a` is better by `criterion`. */
export const compareBy = ({ better }: TablesCriterion, a: Fraction, b: Fraction): number =>
  better === "higher" ? compareFractions(b, a) : compareFractions(a, b);

const rankStage = (state: TournamentState, number: number): readonly TablesStandingsRow[] => {
  const stage = findStage(state, number);
  if (stage === undefined) return [];
  const chain = chainOfStage(state, number);
  const field = fieldOf(state, stage);
  const ranked = [...field.cards.values()]
    .map((card) => ({
      card,
      values: chain.map((criterion) => criterion.derive(field, card.entry).value),
    }))
    .sort((a, b) => firstDifference(chain, a.values, b.values)?.order ?? 0);
  return ranked.map(({ card, values }, index) => {
    const above = ranked[index - 1];
    const difference = above && firstDifference(chain, above.values, values);
    return {
      rank: index + 1,
      entry: card.entry,
      values,
      decidedBy: difference?.code ?? null,
      card,
      table: lastTableOf(stage, card.entry),
    };
  });
};

const firstDifference = (
  chain: readonly TablesCriterion[],
  a: readonly Fraction[],
  b: readonly Fraction[],
): { readonly code: TablesCriterionCode; readonly order: number } | null => {
  for (const [place, criterion] of chain.entries()) {
    const [ofA, ofB] = [a[place], b[place]];
    if (ofA === undefined || ofB === undefined) continue;
    const order = compareBy(criterion, ofA, ofB);
    if (order !== 0) return { code: criterion.code, order };
  }
  return null;
};

const cardMap = (cards: readonly StageCard[]): ReadonlyMap<EntryId, StageCard> =>
  new Map(cards.map((card) => [card.entry, card]));

/** What a stage is ranked over, as the state knows it. */
const fieldOf = (state: TournamentState, stage: TablesStage): StageField => {
  const own = seatedStageSettings(state.settings, stage.stage);
  if (own === undefined) throw new RangeError(`no settings for stage ${stage.stage}`);
  return {
    stage: stage.stage,
    rules: tablesRulesOf(state.settings),
    own,
    cards: cardMap(stageCards(state, stage)),
    before: tablesStages(state)
      .filter((one) => one.stage < stage.stage)
      .map((one) => earlier(state, one)),
    ratings: new Map([...state.entries.values()].map((entry) => [entry.id, entry.rating])),
    lots: stageLots(state, stage),
  };
};

const earlier = (state: TournamentState, { stage }: TablesStage): EarlierStage => {
  const rows = tablesStandings(state, stage);
  return {
    stage,
    cards: new Map(rows.map(({ entry, card }) => [entry, card])),
    ranks: new Map(rows.map(({ entry, rank }) => [entry, rank])),
  };
};
