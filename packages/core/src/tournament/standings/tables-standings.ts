import type { EntryId } from "../../base/entry-id.ts";
import type { Fraction } from "../../base/fraction.ts";
import { oncePerKey } from "../../base/once.ts";
import { derivationsOf, type Lead, type Placing, rankBy, whyAhead } from "../../ranking/rank.ts";
import type { TablesCriterionCode } from "../../ranking/tables/codes.ts";
import type {
  EarlierStage,
  TablesCriterion,
  TablesDerivation,
  TablesField,
} from "../../ranking/tables/criterion.ts";
import { tablesChain } from "../../ranking/tables/registry.ts";
import type { TableCard } from "../../ranking/tables/table-card.ts";
import { seatedStageSettings, tablesRulesOf } from "../settings/settings.ts";
import { lastTableOf, stageCards } from "../stages/stage-cards.ts";
import { findStage, type TablesStage, tablesStages } from "../stages/tables-stage.ts";
import { stageLots } from "../stages/ties.ts";
import type { TournamentState } from "../state.ts";

/** A line of a stage's standings, its values in the order of {@link tablesCodes}: the lot ends every tie. */
export interface TablesStandingsRow
  extends Omit<Placing<Fraction, TablesCriterionCode>, "tiedWith"> {
  readonly card: TableCard;
  /** Where they sit in the last game of the stage; null if they have no seat. */
  readonly table: number | null;
  /** Counts a result that nobody has confirmed. */
  readonly unconfirmed?: true;
}

/** The codes of the criteria that a stage is ranked by, the lot always last. */
export const tablesCodes = (
  state: TournamentState,
  stage: number,
): readonly TablesCriterionCode[] => chainOfStage(state, stage).map(({ code }) => code);

/**
 * The standings of a stage by its chain, best first, from the results there are, reported ones
 * included. Empty for stages that are not drafted. O(n log n · criteria), once for each state.
 */
export const tablesStandings = oncePerKey((state: TournamentState, stage: number) =>
  rankStage(state, stage),
);

/** "Why am I here?": how each value of `entry` is calculated, in the order of the chain. */
export const tablesDerivations = (
  state: TournamentState,
  stage: number,
  entry: EntryId,
): readonly TablesDerivation[] => {
  const field = fieldOf(state, stage);
  return field === null ? [] : derivationsOf(chainOfStage(state, stage), field, entry);
};

/** Why one of two members of a stage is ahead of the other. */
export type TablesLead = Lead<TablesDerivation>;

/** The first criterion that tells two members of a stage apart; null for the same or strangers. */
export const tablesLead = (
  state: TournamentState,
  stage: number,
  a: EntryId,
  b: EntryId,
): TablesLead | null => {
  const field = fieldOf(state, stage);
  const isMember = (entry: EntryId): boolean => field?.cardOf.has(entry) === true;
  if (field === null || !isMember(a) || !isMember(b)) return null;
  return whyAhead(chainOfStage(state, stage), field, a, b);
};

/** The chain that a stage is ranked by. */
export const chainOfStage = (state: TournamentState, stage: number): readonly TablesCriterion[] =>
  tablesChain(
    seatedStageSettings(state.settings, stage)?.ranking ?? [],
    tablesRulesOf(state.settings).best,
  );

const rankStage = (state: TournamentState, number: number): readonly TablesStandingsRow[] => {
  const stage = findStage(state, number);
  const field = fieldOf(state, number);
  if (stage === undefined || field === null) return [];
  return rankBy(chainOfStage(state, number), field).map(({ rank, entry, values, decidedBy }) => {
    const card = field.cardOf.get(entry);
    if (card === undefined) throw new RangeError(`no card of entry ${entry}`);
    const unconfirmed = card.lines.some(({ reported }) => reported);
    return {
      ...{ rank, entry, values, decidedBy, card },
      table: lastTableOf(stage, entry),
      ...(unconfirmed ? { unconfirmed } : {}),
    };
  });
};

/** What a stage is ranked over, as the state knows it; null for stages that are not drafted. */
const fieldOf = (state: TournamentState, number: number): TablesField | null => {
  const own = seatedStageSettings(state.settings, number);
  const stage = findStage(state, number);
  if (own === undefined || stage === undefined) return null;
  const cards = stageCards(state, stage);
  return {
    stage: number,
    best: tablesRulesOf(state.settings).best,
    factors: own.factors,
    cards,
    cardOf: new Map(cards.map((card) => [card.entry, card])),
    before: tablesStages(state)
      .filter((one) => one.stage < number)
      .map((one) => earlier(state, one)),
    ratings: new Map([...state.entries.values()].map((entry) => [entry.id, entry.rating])),
    lots: stageLots(state, stage),
  };
};

const earlier = (state: TournamentState, { stage }: TablesStage): EarlierStage => {
  const rows = tablesStandings(state, stage);
  return {
    stage,
    cardOf: new Map(rows.map(({ entry, card }) => [entry, card])),
    ranks: new Map(rows.map(({ entry, rank }) => [entry, rank])),
  };
};
