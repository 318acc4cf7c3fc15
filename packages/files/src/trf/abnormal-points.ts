import type { TrfAssignment } from "./codes.ts";
import type { TrfAbnormalPointsRecord } from "./record.ts";

type AbnormalPoints = Omit<TrfAbnormalPointsRecord, "kind">;

/** Points of record 299; null where the record leaves the usual ones. */
export interface AssignedPoints {
  readonly points: number | null;
  readonly matchPoints: number | null;
}

/** Record 299, looked up by who, when and what for. */
export interface AbnormalIndex {
  /** What the last record that covers this result assigns, or null for none. O(1). */
  assigned(id: number, round: number, assignment: TrfAssignment): AssignedPoints | null;
  /** Sum of the penalties (negative) and bonuses up to a round. O(records of the id). */
  adjustment(id: number, upTo: number): { readonly points: number; readonly matchPoints: number };
}

interface Ordered extends AssignedPoints {
  readonly order: number;
}

/** 0 stands for everybody and for every round: neither is a number in the format. */
const ALL = 0;

const keyOf = (id: number, round: number, assignment: TrfAssignment): string =>
  `${id},${round},${assignment}`;

/** Indexes records 299; later ones go before earlier ones. O(numbers in the records). */
export const abnormalIndexOf = (records: readonly AbnormalPoints[]): AbnormalIndex => {
  const assignments = new Map<string, Ordered>();
  const adjustments = new Map<number, AbnormalPoints[]>();
  for (const [order, record] of records.entries()) {
    const { assignment, ids, round, points, matchPoints } = record;
    for (const id of ids.length === 0 ? [ALL] : ids) {
      if (assignment !== null) {
        assignments.set(keyOf(id, round ?? ALL, assignment), { order, points, matchPoints });
        continue;
      }
      const list = adjustments.get(id);
      if (list === undefined) adjustments.set(id, [record]);
      else list.push(record);
    }
  }
  return {
    assigned(id, round, assignment) {
      if (assignments.size === 0) return null;
      let last: Ordered | null = null;
      for (const who of [id, ALL]) {
        for (const when of [round, ALL]) {
          const found = assignments.get(keyOf(who, when, assignment));
          if (found !== undefined && found.order > (last?.order ?? -1)) last = found;
        }
      }
      return last;
    },
    adjustment(id, upTo) {
      const total = { points: 0, matchPoints: 0 };
      for (const who of [id, ALL]) {
        for (const { round, points, matchPoints } of adjustments.get(who) ?? []) {
          if (round !== null && round > upTo) continue;
          total.points += points ?? 0;
          total.matchPoints += matchPoints ?? 0;
        }
      }
      return total;
    },
  };
};
