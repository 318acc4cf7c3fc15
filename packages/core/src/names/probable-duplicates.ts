import type { EntryId } from "../base/entry-id.ts";
import { oncePerObject } from "../base/once.ts";
import { isSameName } from "./find-people.ts";
import { lettersOf } from "./letters.ts";
import { areSurelyTwo, type Identity } from "./namesakes.ts";

/** A person's name, and further identifying data. */
interface Person extends Identity {
  readonly id: EntryId;
  readonly name: string;
}

/** Two entries that are probably one person: with the name reversed, or without diacritics. */
export interface ProbableDuplicate {
  readonly entry: EntryId;
  readonly name: string;
  /** The earlier entry. */
  readonly other: EntryId;
  readonly otherName: string;
}

/** Once per entry: a list that grows by one entry at a time is compared each time. */
const lettersOfPerson = oncePerObject((person: Person) => lettersOf(person.name));

/**
 * Returns the new entries that are probably one person with another of the list, or an existing
 * one: names with the same words, in any order, with or without diacritics (`Anna Öz`, `Oez,
 * Anna`). Different FIDE IDs or years of birth mean two people. O(known + entered) if names differ.
 */
export const probableDuplicates = (
  entered: readonly Person[],
  known: Iterable<Person>,
): readonly ProbableDuplicate[] => {
  const alike = new Map<string, Person[]>();
  const among = (person: Person): Person[] => {
    const key = lettersOfPerson(person);
    const people = alike.get(key) ?? [];
    alike.set(key, people);
    return people;
  };
  const changed = new Set(entered.map(({ id }) => id));
  for (const person of known) if (!changed.has(person.id)) among(person).push(person);
  return entered.flatMap((person) => {
    const people = among(person);
    const other = people.find(
      (one) => !areSurelyTwo(one, person) && isSameName(one.name, person.name),
    );
    people.push(person);
    return other === undefined
      ? []
      : [{ entry: person.id, name: person.name, other: other.id, otherName: other.name }];
  });
};
