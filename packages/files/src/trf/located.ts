import { numberIn } from "./columns.ts";
import type { TrfRecord, TrfRecordOf } from "./record.ts";
import type { TrfLineEnd } from "./text.ts";

/** A line of a file: its record and its text. */
export interface TrfEntry {
  /** From 1. */
  readonly line: number;
  readonly record: TrfRecord;
  readonly source: string;
  readonly end: TrfLineEnd;
}

/** An entry with a record of one kind. */
export interface LocatedRecord<K extends TrfRecord["kind"]> extends TrfEntry {
  readonly record: TrfRecordOf<K>;
}

/** Returns the entries of a kind, in the order of the file. */
export const entriesOf = <K extends TrfRecord["kind"]>(
  entries: readonly TrfEntry[],
  kind: K,
): readonly LocatedRecord<K>[] =>
  entries.filter((entry): entry is LocatedRecord<K> => entry.record.kind === kind);

/** Returns the records of a kind, in the order of the file. */
export const recordsOfKind = <K extends TrfRecord["kind"]>(
  entries: readonly TrfEntry[],
  kind: K,
): readonly TrfRecordOf<K>[] => entriesOf(entries, kind).map(({ record }) => record);

/** Returns the position, from 1, of a number among the words of a line from position `from` on. */
export const columnOfId = ({ source }: TrfEntry, from: number, id: number): number => {
  for (const match of source.slice(from - 1).matchAll(/\S+/g)) {
    if (numberIn(match[0]) === id) return from + match.index;
  }
  return from;
};
