import { PERSON_FIELDS } from "./person.ts";

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

/** Contents that a column can have. */
export const ENTRY_FIELDS = [
  "team",
  "name",
  "surname",
  "given",
  ...RATING_FIELDS,
  "club",
  "nation",
  "class",
  "venue",
  ...PERSON_FIELDS,
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];
