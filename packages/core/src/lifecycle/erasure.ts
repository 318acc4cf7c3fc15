import type { EntryDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";
import { erasedIdentity } from "../chain/entry-places.ts";
import type { Erasure } from "../chain/personal.ts";
import { initialsOf } from "../names/initials.ts";
import { compareNames } from "../names/name-order.ts";

type Person = EntryDetails & { readonly id: EntryId };

/** True if an entry of this number exists or existed. */
export const isKnown = ({ nextEntry }: { readonly nextEntry: EntryId }, entry: EntryId): boolean =>
  Number.isInteger(entry) && entry >= 1 && entry < nextEntry;

/** True if the initials of an erased person were kept. */
export const keepsInitials = ({ id, name, erased }: Person): boolean =>
  erased !== undefined && name !== erasedIdentity({ entry: id, ...erased }).name;

/** True if a person's data is already erased, except for what `keep` retains. */
export const isErasedDownTo = (person: Person | undefined, keep: "initials" | undefined): boolean =>
  person?.erased !== undefined && (keep === "initials" || !keepsInitials(person));

/** Returns the public data of an erasure, with the present names. O(entries). */
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

/** Returns the entries without the identity of one of them; `more` is set on what remains. */
export const withoutPerson = <Of extends Person>(
  entries: ReadonlyMap<EntryId, Of>,
  erasure: Erasure,
  more: Partial<Of> = {},
): ReadonlyMap<EntryId, Of> => {
  const entry = entries.get(erasure.entry);
  if (entry === undefined) return entries;
  // Initials kept because the event is long ago need no club, either.
  const kept = erasure.initials === undefined ? {} : { name: erasure.initials, club: "" };
  const identity = { ...erasedIdentity(erasure), ...kept };
  const {
    birth: _,
    fideId: _id,
    nationalNumbers: _no,
    ...rest
  } = { ...entry, ...more, ...identity };
  // All removed members are optional in every kind of entry, which TypeScript cannot see.
  return new Map(entries).set(erasure.entry, rest as Of);
};

/**
 * Returns people in alphabetical order; namesakes by FIDE ID, the older first, those without last.
 * An erased name keeps its place among the names of that time. O(n log n), and O(n) for each erased
 * name.
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

/** True if one name sorts before another; an erased one as among the names of its time. */
const isBefore = (one: Person, other: Person): boolean => {
  if (other.erased !== undefined) return other.erased.before.includes(one.id);
  if (one.erased !== undefined) return !one.erased.before.includes(other.id);
  return compareWritten(one, other) < 0;
};

const compareWritten = (a: Person, b: Person): number =>
  compareNames(a.name, b.name) || fideIdOf(a) - fideIdOf(b) || a.id - b.id;

const fideIdOf = ({ fideId }: Person): number =>
  fideId === undefined ? Number.MAX_SAFE_INTEGER : Number(fideId);
