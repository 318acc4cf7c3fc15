import type { EntryId } from "../../base/entry-id.ts";
import { isReplaced } from "../stages/stage-cards.ts";
import type { TablesStage } from "../stages/tables-stage.ts";
import { tablesLead } from "../standings/tables-standings.ts";
import type { TournamentState } from "../state.ts";
import type { CutField } from "./field.ts";
import type { Verdict } from "./verdicts.ts";

/**
 * What decides about somebody where no game does: they have left, somebody else has their seat, the
 * lot parted them from others who are level with them, or they moved up for somebody who left.
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
 * All whom only the lot parts from somebody on the other side of a line: not the last who is in and the
 * first who is out alone, but everybody level with them. The lines are those of the tables whose best
 * go on, and the one among the others, who are compared over all tables.
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
    // Where the next of the table is in all the same, the line of the table decides nothing.
    return below[0] !== undefined && isOut(below[0]) ? levelAcross(first, below) : [];
  });
  return new Set([...atTables, ...levelAcross(others, others)]);
};
