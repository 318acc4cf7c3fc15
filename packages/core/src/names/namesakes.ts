import { type EntryDetails, fideIdKey } from "../base/entry-details.ts";
import { nameKey } from "../base/tidy-text.ts";

/** Data that distinguish namesakes. */
export type Identity = Partial<Pick<EntryDetails, "fideId" | "birth" | "club">>;

/**
 * True if two namesakes are surely different people: both have a FIDE ID, but not the same, or they
 * were born in different years or on different days.
 */
export const areSurelyTwo = (one: Identity, other: Identity): boolean => {
  const ids = [fideIdKey(one.fideId), fideIdKey(other.fideId)];
  if (ids.every((id) => id !== "")) return ids[0] !== ids[1];
  return bornApart(one, other);
};

/** True if two namesakes can both be entered: as {@link areSurelyTwo}, or from different clubs. */
export const canTellApart = (one: Identity, other: Identity): boolean => {
  if (areSurelyTwo(one, other)) return true;
  const isSame =
    isSameDay(one, other) || (fideIdKey(one.fideId) !== "" && fideIdKey(other.fideId) !== "");
  return !isSame && differ(nameKey(one.club ?? ""), nameKey(other.club ?? ""));
};

/** A year alone is compared with the year of a date. */
const bornApart = ({ birth: one = "" }: Identity, { birth: other = "" }: Identity): boolean => {
  const length = Math.min(one.length, other.length);
  return differ(one.slice(0, length), other.slice(0, length));
};

const isSameDay = ({ birth: one = "" }: Identity, { birth: other = "" }: Identity): boolean =>
  one.length === "YYYY-MM-DD".length && one === other;

const differ = (one: string, other: string): boolean => one !== "" && other !== "" && one !== other;
