import type { EntryDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";
import { erasedIdentity } from "../chain/entry-places.ts";
import type { Erasure } from "../chain/personal.ts";
import { initialsOf } from "../names/initials.ts";
import { compareNames } from "../names/name-order.ts";

type Person = EntryDetails & { readonly id: EntryId };

/** Whether there is or was an entry of this number. */
export const isKnown = ({ nextEntry }: { readonly nextEntry: EntryId }, entry: EntryId): boolean =>
  Number.isInteger(entry) && entry >= 1 && entry < nextEntry;

/** Whether of somebody who was erased the initials were kept. */
export const keepsInitials = ({ id, name, erased }: Person): boolean =>
  erased !== undefined && name !== erasedIdentity({ entry: id, ...erased }).name;

/** Whether nothing is left to be erased of somebody, but for what is to be kept. */
export const isErasedDownTo = (person: Person | undefined, keep: "initials" | undefined): boolean =>
  person?.erased !== undefined && (keep === "initials" || !keepsInitials(person));

/** What is to be told of an erasure, with the names as they are now. O(entries). */
export const erasureOf = (
  { entries }: { readonly entries: ReadonlyMap<EntryId, Person> },
  entry: EntryId,
  keep?: "initials",
): Erasure => {
  const person = entries.get(entry);
  const others = [...entries.values()].filter(({ id }) => id !== entry);
  const before = person === undefined ? [] : others.filter((other) => isBefore(other, person));
  const initials = keep === undefined || person === undefined ? "" : initialsOf(person.name);
  return { entry, before: before.map(({ id }) => id), ...(initials === "" ? {} : { initials }) };
};

/** The entries without what said who one of them is; `more` is what else it is left with. */
export const withoutPerson = <Of extends Person>(
  entries: ReadonlyMap<EntryId, Of>,
  erasure: Erasure,
  more: Partial<Of> = {},
): ReadonlyMap<EntryId, Of> => {
  const entry = entries.get(erasure.entry);
  if (entry === undefined) return entries;
  // Once names are initials since it is long ago, nobody needs the club any more, either.
  const kept = erasure.initials === undefined ? {} : { name: erasure.initials, club: "" };
  const identity = { ...erasedIdentity(erasure), ...kept };
  const {
    birth: _,
    fideId: _id,
    nationalNumbers: _no,
    ...rest
  } = { ...entry, ...more, ...identity };
  // What was left out is optional in every kind of entry, which TypeScript cannot see.
  return new Map(entries).set(erasure.entry, rest as Of);
};

/**
 * In alphabetical order; of two people of one name the one with the older FIDE ID first, one without
 * any last. A name that was erased keeps its place among those that were there then. O(n log n), and
 * O(n) for each name that was erased.
 */
export const inNameOrder = <Of extends Person>(people: Iterable<Of>): readonly Of[] => {
  const [named, nameless]: [Of[], Of[]] = [[], []];
  for (const one of people) (one.erased === undefined ? named : nameless).push(one);
  const list = named.sort(compareWritten);
  for (const one of nameless.sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0))) {
    list.splice(list.findLastIndex((other) => isBefore(other, one)) + 1, 0, one);
  }
  return list;
};

/** Whether one name comes before another; an erased one as it was among those of then. */
const isBefore = (one: Person, other: Person): boolean => {
  if (other.erased !== undefined) return other.erased.before.includes(one.id);
  if (one.erased !== undefined) return !one.erased.before.includes(other.id);
  return compareWritten(one, other) < 0;
};

const compareWritten = (a: Person, b: Person): number =>
  compareNames(a.name, b.name) || fideIdOf(a) - fideIdOf(b) || a.id - b.id;

const fideIdOf = ({ fideId }: Person): number =>
  fideId === undefined ? Number.MAX_SAFE_INTEGER : Number(fideId);
