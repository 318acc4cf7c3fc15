import { findNamed } from "@losfee/core";
import type { EntryRow } from "./page.ts";

/** Effect of Enter in the field of names: a check-in. It never marks a player as absent. */
export type Arrival =
  | { readonly kind: "came"; readonly row: EntryRow }
  /** Nothing to record: already present, or no longer taking part. */
  | { readonly kind: "present" | "withdrawn"; readonly row: EntryRow }
  /** Several players match, the likeliest first: the director has to choose. */
  | { readonly kind: "several"; readonly rows: readonly EntryRow[] }
  | { readonly kind: "nobody" };

/** Finds the player checked in by `text`, or by the `picked` row; null for empty text. */
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

/** Participants not checked in yet. */
export const missingAmong = (rows: readonly EntryRow[]): readonly EntryRow[] =>
  rows.filter(({ checkedIn, withdrawal }) => !checkedIn && withdrawal === null);
