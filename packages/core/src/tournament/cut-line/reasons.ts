import type { EntryId } from "../../base/entry-id.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import type { TablesStage } from "../stages/tables-stage.ts";
import { tablesLead } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import type { CutField } from "./field.ts";
import type { Verdict } from "./verdicts.ts";

/**
 * Reason if no game decides about a player: withdrew, was replaced, won or lost by lot against
 * level players, or moved up after a withdrawal.
 */
export type VerdictReason = "withdrawn" | "replaced" | "lot" | "moved-up";

/** A stage's cut before its reasons are known. */
interface Cut<Outlook> {
  readonly field: CutField;
  /** The resulting stage, once it is drafted. */
  readonly later: TablesStage | undefined;
  /** In the order of the standings. */
  readonly outlooks: readonly Outlook[];
  readonly isOpen: boolean;
}

interface Settled {
  readonly entry: EntryId;
  readonly verdict: Verdict;
}

/** Adds the deciding reason to each outlook that no game decides. */
export const withReasons = <Outlook extends Settled>(
  state: TournamentState,
  stage: TablesStage,
  cut: Cut<Outlook>,
): readonly (Outlook & { readonly because: VerdictReason | null })[] => {
  const { outlooks, isOpen } = cut;
  const lots = isOpen ? new Set<EntryId>() : partedByLot(state, stage, cut);
  // Once the next stage is made, withdrawal is only a reason above one of its members.
  const last = cut.later === undefined ? outlooks.length : outlooks.findLastIndex(isIn);
  return outlooks.map((outlook, index) => ({
    ...outlook,
    because:
      (index < last ? reasonOfLeaving(state, stage, outlook) : null) ??
      movedUp(cut, outlook) ??
      (lots.has(outlook.entry) ? "lot" : null),
  }));
};

const isIn = ({ verdict }: Settled): boolean => verdict === "in";
const isOut = ({ verdict }: Settled): boolean => verdict === "out";

const reasonOfLeaving = (
  state: TournamentState,
  stage: TablesStage,
  { entry, verdict }: Settled,
): VerdictReason | null => {
  if (verdict !== "out") return null;
  if (isReplaced(stage, entry)) return "replaced";
  return state.entries.get(entry)?.withdrawal === null ? null : "withdrawn";
};

const movedUp = (
  { later }: Pick<Cut<Settled>, "later">,
  { entry }: Settled,
): VerdictReason | null =>
  later?.members.some((member) => member.entry === entry && member.admission === "next-best")
    ? "moved-up"
    : null;

/**
 * Returns all players whom only the lot separates from one on the other side of a line: not only
 * the last in and the first out, but all level with them. The lines are those of the tables whose
 * best advance, and the one among the others, who are compared over all tables.
 */
const partedByLot = (
  state: TournamentState,
  stage: TablesStage,
  { field, outlooks }: Cut<Settled>,
): ReadonlySet<EntryId> => {
  const perGroup = new Map<number | null, Settled[]>();
  const others: Settled[] = [];
  for (const outlook of outlooks) {
    const group = field.groupOf.get(outlook.entry);
    if (group === undefined) continue;
    const first = perGroup.get(group) ?? [];
    perGroup.set(group, first);
    if (first.length < field.perGroup) first.push(outlook);
    else others.push(outlook);
  }
  const levelAcross = (inside: readonly Settled[], outside: readonly Settled[]) => {
    const [last, next] = [inside.findLast(isIn)?.entry, outside.find(isOut)?.entry];
    if (last === undefined || next === undefined) return [];
    const isLevel = (a: EntryId, b: EntryId): boolean =>
      a === b || tablesLead(state, stage.stage, a, b)?.decidedBy === "LOT";
    if (!isLevel(last, next)) return [];
    return [...inside.filter(isIn), ...outside.filter(isOut)]
      .map(({ entry }) => entry)
      .filter((entry) => isLevel(entry, last));
  };
  const atTables = [...perGroup].flatMap(([group, first]) => {
    const below = others.filter(({ entry }) => field.groupOf.get(entry) === group);
    // If the next of the table is in nevertheless, the line of the table decides nothing.
    return below[0] !== undefined && isOut(below[0]) ? levelAcross(first, below) : [];
  });
  return new Set([...atTables, ...levelAcross(others, others)]);
};
