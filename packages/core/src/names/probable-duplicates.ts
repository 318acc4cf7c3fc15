import type { EntryId } from "../base/entry-id.ts";
import { isSameName } from "./find-people.ts";
import { lettersOf } from "./letters.ts";
import { areSurelyTwo, type Identity } from "./namesakes.ts";

/** Somebody by name, and by what is known otherwise. */
interface Person extends Identity {
  readonly id: EntryId;
  readonly name: string;
}

/** Two entries that are probably one person: written the other way round, or without the marks. */
export interface ProbableDuplicate {
  readonly entry: EntryId;
  readonly name: string;
  /** Who was there before. */
  readonly other: EntryId;
  readonly otherName: string;
}

/**
 * Who of those that are entered is probably somebody else of the list, or of those who are there:
 * with the same words as a name, in whatever order, with or without marks (`Anna Öz`, `Oez, Anna`).
 * Two who both have a FIDE ID, or were born in different years, are two people. O(known + entered) where names differ.
 */
export const probableDuplicates = (
  entered: readonly Person[],
  known: Iterable<Person>,
): readonly ProbableDuplicate[] => {
  const alike = new Map<string, Person[]>();
  const among = (name: string): Person[] => {
    const key = lettersOf(name);
    const people = alike.get(key) ?? [];
    alike.set(key, people);
    return people;
  };
  const changed = new Set(entered.map(({ id }) => id));
  for (const person of known) if (!changed.has(person.id)) among(person.name).push(person);
  return entered.flatMap((person) => {
    const people = among(person.name);
    const other = people.find(
      (one) => !areSurelyTwo(one, person) && isSameName(one.name, person.name),
    );
    people.push(person);
    return other === undefined
      ? []
      : [{ entry: person.id, name: person.name, other: other.id, otherName: other.name }];
  });
};
