import { findNamed } from "@losfee/core";
import type { EntryRow } from "./model.ts";

/** What Enter in the field of names says: who has come. It never says that somebody is away. */
export type Arrival =
  | { readonly kind: "came"; readonly row: EntryRow }
  /** Nothing to record: present already, or no longer taking part. */
  | { readonly kind: "present" | "withdrawn"; readonly row: EntryRow }
  /** Several are called so, the likeliest first: the director has to say who is meant. */
  | { readonly kind: "several"; readonly rows: readonly EntryRow[] }
  | { readonly kind: "nobody" };

/** Who has come by `text`, or by the row that was `picked` for it; null while nothing is typed. */
export const arrivalOf = (
  text: string,
  picked: EntryRow | null,
  rows: readonly EntryRow[],
): Arrival | null => {
  if (text.trim() === "") return null;
  if (picked !== null) return arrivalOfRow(picked);
  const match = findNamed(text, rows);
  switch (match.kind) {
    case "one":
      return arrivalOfRow(match.entry);
    case "several":
      return { kind: "several", rows: match.entries };
    case "none":
      return { kind: "nobody" };
  }
};

const arrivalOfRow = (row: EntryRow): Arrival => {
  if (row.withdrawal !== null) return { kind: "withdrawn", row };
  return { kind: row.checkedIn ? "present" : "came", row };
};

/** Who takes part and has not been seen yet. */
export const missingAmong = (rows: readonly EntryRow[]): readonly EntryRow[] =>
  rows.filter(({ checkedIn, withdrawal }) => !checkedIn && withdrawal === null);
