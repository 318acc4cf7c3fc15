import {
  type AbnormalPoints as AssignedPoints,
  type AssignedResult,
  type AbnormalIndex as CoreIndex,
  type EntryId,
  abnormalIndexOf as indexOf,
} from "@losfee/core";
import type { TrfAssignment } from "./codes.ts";
import type { TrfAbnormalPointsRecord } from "./record.ts";

type AbnormalPoints = Omit<TrfAbnormalPointsRecord, "kind">;

type Rule = AbnormalPoints & { readonly kind: TrfAssignment };

/** Records 299, indexed by entry, round and assignment. */
export type AbnormalIndex = CoreIndex<NonNullable<TrfAssignment>, Rule>;

/** Indexes records 299; later ones go before earlier ones. O(numbers in the records). */
export const abnormalIndexOf = (records: readonly AbnormalPoints[]): AbnormalIndex =>
  indexOf<NonNullable<TrfAssignment>, Rule>(
    records.map((record) => ({ ...record, kind: record.assignment })),
  );

/** Returns an entry's sum of penalties (negative) and bonuses up to a round. */
export const adjustmentOf = (
  index: AbnormalIndex,
  id: number,
  upTo: number,
): { readonly points: number; readonly matchPoints: number } => {
  const total = { points: 0, matchPoints: 0 };
  for (const { round, points, matchPoints } of index.adjusting(id)) {
    if (round !== null && round > upTo) continue;
    total.points += points ?? 0;
    total.matchPoints += matchPoints ?? 0;
  }
  return total;
};

const RESULTS: Readonly<Record<NonNullable<TrfAssignment>, AssignedResult>> = {
  W: "win",
  D: "draw",
  L: "loss",
  F: "full-point-bye",
  H: "half-point-bye",
  Z: "zero-point-bye",
  "+": "forfeit-win",
  "-": "forfeit-loss",
};

/** Converts records 299 to settings; omits those about unknown numbers or without points. */
export const assignedPointsOf = (
  records: readonly AbnormalPoints[],
  entryOf: (id: number) => EntryId | undefined,
): readonly AssignedPoints[] =>
  records.flatMap(({ assignment, points, round, ids }): readonly AssignedPoints[] => {
    const entries = ids.flatMap((id) => entryOf(id) ?? []);
    if (points === null || (ids.length > 0 && entries.length === 0)) return [];
    return [
      { result: assignment === null ? "score" : RESULTS[assignment], points, round, entries },
    ];
  });

/** Inverse of the above; `numberOf` is the starting rank of an entry. */
export const recordsOfAssigned = (
  assigned: readonly AssignedPoints[],
  numberOf: (entry: EntryId) => number | undefined,
): readonly AbnormalPoints[] =>
  assigned.flatMap(({ result, points, round, entries }): readonly AbnormalPoints[] => {
    const ids = entries.flatMap((entry) => numberOf(entry) ?? []);
    if (entries.length > 0 && ids.length === 0) return [];
    return [{ assignment: LETTERS[result], matchPoints: null, points, round, ids }];
  });

const LETTERS: Readonly<Record<AssignedPoints["result"], TrfAssignment>> = {
  win: "W",
  draw: "D",
  loss: "L",
  "full-point-bye": "F",
  "half-point-bye": "H",
  "zero-point-bye": "Z",
  "forfeit-win": "+",
  "forfeit-loss": "-",
  score: null,
};
