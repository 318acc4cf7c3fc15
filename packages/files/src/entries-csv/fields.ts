import { PERSON_FIELDS } from "./person.ts";

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

/** What a column can hold. */
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
