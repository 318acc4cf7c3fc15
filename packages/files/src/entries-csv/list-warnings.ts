import { type EntryField, RATING_FIELDS } from "./fields.ts";
import type { Layout, ListOf } from "./layout.ts";
import { readRating } from "./rating.ts";
import type { ReadRow } from "./read-row.ts";
import type { EntriesCsvWarning } from "./refusal.ts";

/** Warnings about a whole list: whose ratings were used, and that most entries have none. */
export const ratingWarnings = (
  layout: Layout,
  rows: readonly ReadRow[],
  of: ListOf,
): readonly EntriesCsvWarning[] => [
  ...chosenRatings(layout, rows),
  ...(of === "teams" ? [] : missingRatings(layout, rows)),
];

/** Counts the ratings used from each of several columns. */
const chosenRatings = (
  { columns, headings }: Layout,
  rows: readonly ReadRow[],
): readonly EntriesCsvWarning[] => {
  const fields = RATING_FIELDS.filter((field) => columns.includes(field));
  if (fields.length < 2) return [];
  const headingOf = (field: EntryField): string => headings[columns.indexOf(field)] ?? "";
  const taken = fields.map((field) => ({
    heading: headingOf(field),
    entries: rows.filter(({ ratedBy }) => ratedBy === field).length,
  }));
  return [{ code: "csv-ratings-chosen", taken }];
};

const missingRatings = (layout: Layout, rows: readonly ReadRow[]): readonly EntriesCsvWarning[] => {
  const unrated = rows.filter(({ entry }) => entry.rating === 0).length;
  if (2 * unrated <= rows.length) return [];
  const { columns, headings } = layout;
  const candidate = headings.findIndex(
    (_, index) => columns[index] === null && looksLikeRatings(layout, index),
  );
  const heading = headings[candidate] ?? null;
  return [{ code: "csv-mostly-unrated", unrated, entries: rows.length, heading }];
};

/** True if at least half of a column has three or four figures, and the rest is empty. */
const looksLikeRatings = ({ rows }: Layout, index: number): boolean => {
  const ratings = rows.map(({ cells }) => readRating(cells[index] ?? "")?.rating ?? Number.NaN);
  return (
    ratings.every((rating) => rating === 0 || (rating >= 100 && rating < 4000)) &&
    2 * ratings.filter((rating) => rating > 0).length >= ratings.length
  );
};
