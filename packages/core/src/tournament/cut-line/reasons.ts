import type { EntryId } from "../../base/entry-id.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import type { TablesStage } from "../stages/tables-stage.ts";
import { tablesLead } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import type { CutField } from "./field.ts";
import type { Verdict } from "./verdicts.ts";

/**
 * What decides about somebody where no game does: they have left, somebody else has their seat, the
 * lot parted them from the next, or they moved up for somebody who left.
 */
export type VerdictReason = "withdrawn" | "replaced" | "lot" | "moved-up";

/** What is known of a stage's cut before its reasons are told. */
interface Cut<Outlook> {
  readonly field: CutField;
  /** The stage that was made of it, once it is drafted. */
  readonly later: TablesStage | undefined;
  /** In the order of the standings. */
  readonly outlooks: readonly Outlook[];
  readonly isOpen: boolean;
}

interface Settled {
  readonly entry: EntryId;
  readonly verdict: Verdict;
}

/** Adds to each outlook what decides where no game does. */
export const withReasons = <Outlook extends Settled>(
  state: TournamentState,
  stage: TablesStage,
  cut: Cut<Outlook>,
): readonly (Outlook & { readonly because: VerdictReason | null })[] => {
  const { outlooks, isOpen } = cut;
  const lots = isOpen ? new Set<EntryId>() : partedByLot(state, stage, cut);
  // Once the next stage is made, leaving is why only for those above somebody who is in it.
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
 * Those on both sides of a line that only the lot draws: the last who are in and the first who are
 * out of the same table, or among those who are compared over all tables.
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
