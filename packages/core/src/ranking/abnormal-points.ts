import type { EntryId } from "../base/entry-id.ts";
import { creditOf, type Line, type Scorecard } from "../base/scorecard.ts";

/** Kinds of results whose points may be reassigned, individually or for all entries. */
export const ASSIGNED_RESULTS = [
  "win",
  "draw",
  "loss",
  "forfeit-win",
  "forfeit-loss",
  "full-point-bye",
  "half-point-bye",
  "zero-point-bye",
] as const;

export type AssignedResult = (typeof ASSIGNED_RESULTS)[number];

/**
 * Points that do not follow from the results (TRF-2026, record 299). The last matching one counts.
 */
export interface AbnormalPoints {
  /** The kind of result; `score`: the score itself, a bonus or (negative) a penalty. */
  readonly result: AssignedResult | "score";
  readonly points: number;
  /** Null for all rounds. A score is changed once, from this round on. */
  readonly round: number | null;
  /** Empty for all entries. */
  readonly entries: readonly EntryId[];
}

/** A rule of any format: result kind, rounds and entries. Null as kind: a penalty or a bonus. */
interface Rule<Kind> {
  readonly kind: Kind | null;
  readonly round: number | null;
  readonly ids: readonly number[];
}

/** Rules indexed by entry, round and kind. */
export interface AbnormalIndex<Kind, R> {
  /** Returns the last rule that covers a result; null for none. O(1). */
  assigned(id: number, round: number, kind: Kind): R | null;
  /** Returns an entry's penalties and bonuses. O(their number). */
  adjusting(id: number): readonly R[];
}

/** 0 stands for all entries and all rounds: neither is a valid number. */
const ALL = 0;

/** Indexes rules; later ones override earlier ones. O(numbers in the rules). */
export const abnormalIndexOf = <Kind extends string, R extends Rule<Kind>>(
  rules: readonly R[],
): AbnormalIndex<Kind, R> => {
  const keyOf = (id: number, round: number, kind: Kind): string => `${id},${round},${kind}`;
  const assignments = new Map<string, { readonly order: number; readonly rule: R }>();
  const adjustments = new Map<number, R[]>();
  for (const [order, rule] of rules.entries()) {
    const { kind, ids, round } = rule;
    for (const id of ids.length === 0 ? [ALL] : ids) {
      if (kind !== null) assignments.set(keyOf(id, round ?? ALL, kind), { order, rule });
      else adjustments.set(id, [...(adjustments.get(id) ?? []), rule]);
    }
  }
  return {
    assigned(id, round, kind) {
      if (assignments.size === 0) return null;
      const found = [id, ALL]
        .flatMap((who) => [keyOf(who, round, kind), keyOf(who, ALL, kind)])
        .flatMap((key) => assignments.get(key) ?? []);
      return found.toSorted((a, b) => b.order - a.order)[0]?.rule ?? null;
    },
    adjusting: (id) => [...(adjustments.get(id) ?? []), ...(adjustments.get(ALL) ?? [])],
  };
};

/** Returns the result kind of a line; null for a bye by pairing and a game in progress. */
export const assignedResultOf = (line: Line): AssignedResult | null => {
  const credit = creditOf(line);
  const outcome = credit === "none" ? "loss" : credit;
  if (line.kind === "pending") return null;
  if (line.kind === "played") return outcome;
  if (line.reason === "forfeit") return outcome === "win" ? "forfeit-win" : "forfeit-loss";
  if (line.reason === "bye") return null;
  return outcome === "win"
    ? "full-point-bye"
    : outcome === "draw"
      ? "half-point-bye"
      : "zero-point-bye";
};

/** Returns cards with reassigned points and score changes. O(cards · rounds). */
export const withAbnormalPoints = (
  cards: readonly Scorecard[],
  assignments: readonly AbnormalPoints[],
): readonly Scorecard[] => {
  if (assignments.length === 0) return cards;
  const index = abnormalIndexOf<AssignedResult, Rule<AssignedResult> & AbnormalPoints>(
    assignments.map((rule) => ({
      ...rule,
      kind: rule.result === "score" ? null : rule.result,
      ids: rule.entries,
    })),
  );
  return cards.map((card) => {
    const adjustments = index
      .adjusting(card.entry)
      .map(({ round, points }) => ({ round: round ?? 0, points }));
    const lines = card.lines.map((line) => {
      const kind = line === undefined ? null : assignedResultOf(line);
      const rule = kind === null || !line ? null : index.assigned(card.entry, line.round, kind);
      return rule === null || !line || line.kind === "pending"
        ? line
        : { ...line, points: rule.points };
    });
    return { ...card, lines, ...(adjustments.length === 0 ? {} : { adjustments }) };
  });
};

/** Returns what was added to a score by the end of a round; negative for penalties. */
export const adjustmentAfter = (
  { adjustments = [] }: Pick<Scorecard, "adjustments">,
  rounds: number,
): number =>
  adjustments.reduce((sum, { round, points }) => (round <= rounds ? sum + points : sum), 0);
