import type { PersonField } from "./person.ts";

/** Ratings of a list; a row with several uses the first in this order. */
export const RATING_FIELDS = [
  "rating",
  "fideRating",
  "nationalRating",
  "rapidRating",
  "blitzRating",
] as const;
export type RatingField = (typeof RATING_FIELDS)[number];

export const isRatingField = (field: EntryField | null): boolean =>
  (RATING_FIELDS as readonly (string | null)[]).includes(field);

/** Content of a column. */
export type EntryField =
  | "team"
  | "name"
  | "surname"
  | "given"
  | RatingField
  | "club"
  | "nation"
  | "class"
  | "venue"
  | PersonField;
