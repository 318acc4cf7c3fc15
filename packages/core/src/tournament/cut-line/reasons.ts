import type { EntryId } from "../../base/entry-id.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import type { TablesStage } from "../stages/tables-stage.ts";
import { tablesLead } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import type { CutField } from "./field.ts";
import type { Verdict } from "./verdicts.ts";

/**
 * Reason if no game decides about a player: withdrew, was replaced, lost or won by lot, or moved up
 * after a withdrawal.
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
 * Returns the players next to a line drawn by lot: the last in and the first out, of the same
 * table, or among those compared over all tables.
 */
const partedByLot = (
  state: TournamentState,
  stage: TablesStage,
  { field, outlooks }: Cut<Settled>,
): ReadonlySet<EntryId> => {
  const there = outlooks.filter(({ entry }) => field.groupOf.has(entry));
  const perGroup = new Map<number | null, EntryId[]>();
  const others: Settled[] = [];
  for (const outlook of there) {
    const group = field.groupOf.get(outlook.entry) ?? null;
    const first = perGroup.get(group) ?? [];
    perGroup.set(group, first);
    if (first.length < field.perGroup) first.push(outlook.entry);
    else others.push(outlook);
  }
  const byLot = (inside: EntryId | undefined, outside: EntryId | undefined): readonly EntryId[] =>
    inside !== undefined &&
    outside !== undefined &&
    tablesLead(state, stage.stage, inside, outside)?.decidedBy === "LOT"
      ? [inside, outside]
      : [];
  const onLine = [...perGroup].flatMap(([group, first]) => {
    const next = others.find(({ entry }) => (field.groupOf.get(entry) ?? null) === group);
    return next?.verdict === "out" ? byLot(first.at(-1), next.entry) : [];
  });
  const lastIn = others.findLast(isIn);
  const firstOut = others.find(({ verdict }) => verdict === "out");
  return new Set([...onLine, ...byLot(lastIn?.entry, firstOut?.entry)]);
};
