import { fieldNamed, spelling } from "./aliases.ts";
import { ENTRY_FIELDS, type EntryField } from "./fields.ts";

/** The field that the director chose for a column of a list; null to ignore the column. */
export interface ChosenColumn {
  /** Its heading, or its number from 1. */
  readonly column: string;
  readonly field: EntryField | null;
}

const IGNORE = "ignore";

/**
 * Reads choices as they are written: `NWZ=rating, 5=ignore`, with the field's own name or any heading
 * that stands for it. Null where that is not what is written.
 */
export const parseChosenColumns = (text: string): readonly ChosenColumn[] | null => {
  const parts = text.split(",").map((part) => part.trim());
  const choices = parts
    .filter((part) => part !== "")
    .map((part): ChosenColumn | null => {
      const [, column, named] = /^(.+?)\s*=\s*([^=]+)$/.exec(part) ?? [];
      if (column === undefined || named === undefined) return null;
      if (named.toLowerCase() === IGNORE) return { column, field: null };
      const field = ENTRY_FIELDS.find((one) => one === named) ?? fieldNamed(named);
      return field === null ? null : { column, field };
    });
  const valid = choices.filter((choice) => choice !== null);
  return valid.length === choices.length ? valid : null;
};

/** The chosen fields by the index of their column, and the choices that no column is meant by. */
export const chosenAmong = (
  headings: readonly string[],
  width: number,
  chosen: readonly ChosenColumn[],
): {
  readonly fields: ReadonlyMap<number, EntryField | null>;
  readonly missing: readonly string[];
} => {
  const fields = new Map<number, EntryField | null>();
  const missing: string[] = [];
  for (const { column, field } of chosen) {
    const named = headings.findIndex(
      (heading) => heading !== "" && spelling(heading) === spelling(column),
    );
    const index = named === -1 && /^\d{1,3}$/.test(column) ? Number(column) - 1 : named;
    if (index >= 0 && index < width) fields.set(index, field);
    else missing.push(column);
  }
  return { fields, missing };
};
