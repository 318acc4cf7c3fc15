/** A column of a list, as recognised by the server. */
export interface ListColumn {
  readonly heading: string;
  /** Null: ignored. */
  readonly field: string | null;
  readonly examples: readonly string[];
}

/** The director's meanings of columns, by their numbers from 1. */
export type ColumnChoices = Readonly<Record<number, string>>;

/** Format that the server reads. */
export const writtenChoices = (choices: ColumnChoices): string =>
  Object.entries(choices)
    .map(([column, field]) => `${column}=${field}`)
    .join(",");

/** Returns the columns in a refusal; none if the list is no table. */
export const columnsIn = (problem: {
  readonly [parameter: string]: unknown;
}): readonly ListColumn[] =>
  Array.isArray(problem["listColumns"]) ? (problem["listColumns"] as readonly ListColumn[]) : [];

const MEMORY = "losfee-list-columns";
const REMEMBERED = 20;

/** Null for a list without headings, which identify no list like it. */
const keyOf = (table: readonly ListColumn[]): string | null =>
  table.every(({ heading }) => heading === "")
    ? null
    : table.map(({ heading }) => heading.trim().toLowerCase()).join("\t");

type Remembered = readonly [string, ColumnChoices];

const isRemembered = (list: unknown): list is Remembered =>
  Array.isArray(list) && typeof list[0] === "string" && typeof list[1] === "object";

const remembered = (): readonly Remembered[] => {
  try {
    const lists: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "[]");
    return Array.isArray(lists) ? lists.filter(isRemembered) : [];
  } catch {
    // Storage may be disabled; then nothing is remembered.
    return [];
  }
};

/** Returns the choices saved on this machine for a list with these headings; null if none. */
export const rememberedChoices = (table: readonly ListColumn[]): ColumnChoices | null =>
  remembered().find(([key]) => key === keyOf(table))?.[1] ?? null;

/** Saves the choices for the next list with these headings. */
export const rememberChoices = (table: readonly ListColumn[], choices: ColumnChoices): void => {
  const key = keyOf(table);
  if (key === null) return;
  const others = remembered().filter(([other]) => other !== key);
  const isEmpty = Object.keys(choices).length === 0;
  const lists = isEmpty ? others : [[key, choices] satisfies Remembered, ...others];
  try {
    localStorage.setItem(MEMORY, JSON.stringify(lists.slice(0, REMEMBERED)));
  } catch {
    // As above: only a convenience.
  }
};
