import type { PersonField } from "./person.ts";

/** Ratings of a list, in the order in which they count where a row has several. */
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

/** What a column holds. */
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
