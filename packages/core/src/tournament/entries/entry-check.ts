import { type EntryDetails, type EntryDetailsInput, fideIdKey } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { nameKey } from "../../base/tidy-text.ts";
import { canTellApart, type Identity } from "../../names/namesakes.ts";
import { detailsOf, type MalformedDetail, malformedDetails } from "./details.ts";

/** Holder of a name or an identifier. */
interface Holder {
  /** Position in the entered list, from 1. */
  readonly position: number;
  /** The entry that has it already; null if it is twice in the list. */
  readonly entry: EntryId | null;
}

/** Problem of the data of one person. */
export type EntryFault =
  | { readonly code: "name-missing"; readonly field: "entry" }
  /** Namesakes are different people only if FIDE ID, birth or club distinguishes them. */
  | ({ readonly code: "duplicate-name"; readonly name: string } & Holder)
  | ({
      readonly code: "duplicate-fide-id";
      readonly name: string;
      readonly fideId: string;
      /** Its owner. */
      readonly holder: string;
    } & Holder)
  | { readonly code: "rating-out-of-range"; readonly name: string; readonly rating: number }
  | ({ readonly code: "detail-malformed"; readonly name: string } & MalformedDetail);

/** Reason why a list was refused: the only problem, or all of them. */
export type EntriesRefusal =
  | EntryFault
  | {
      readonly code: "entries-wrong";
      /** Number of entries in the list. */
      readonly entries: number;
      readonly faults: readonly { readonly position: number; readonly fault: EntryFault }[];
    };

/** Higher ratings are typing errors in every scale in use. */
const MAXIMUM_RATING = 9999;

/** An existing entry, or an earlier one in the list. */
interface Person extends Identity {
  readonly name: string;
  /** For comparing names. */
  readonly key: string;
  /** Without leading zeros. */
  readonly fideId: string;
  readonly entry: EntryId | null;
}

type KnownEntry = EntryDetails & { readonly id: EntryId };
type Known = Iterable<KnownEntry>;

/**
 * Returns the normalized data of people if all of them can be entered besides the existing ones;
 * otherwise all problems. O(known + given).
 */
export const checkEntries = (
  inputs: readonly (Pick<EntryDetails, "name"> & EntryDetailsInput)[],
  known: Known,
): Result<readonly EntryDetails[], EntriesRefusal> => {
  const people = peopleOf(known);
  const faults: { readonly position: number; readonly fault: EntryFault }[] = [];
  const entries: EntryDetails[] = [];
  for (const [index, one] of inputs.entries()) {
    const details = detailsOf(one);
    const position = index + 1;
    for (const fault of faultsOf(details, people, position)) faults.push({ position, fault });
    const key = nameKey(details.name);
    people.add({ ...details, key, fideId: fideIdKey(details.fideId), entry: null });
    entries.push(details);
  }
  const [first, second] = faults;
  if (first === undefined) return ok(entries);
  if (second === undefined) return err(first.fault);
  return err({ code: "entries-wrong", entries: inputs.length, faults });
};

/**
 * An entry's details after a change, which must not make it someone else. Namesakes that were
 * indistinguishable before are not compared again: a rating can be corrected regardless of names.
 */
export const checkChange = (
  entry: EntryDetails & { readonly id: EntryId },
  change: EntryDetailsInput,
  known: Known,
): Result<EntryDetails, EntriesRefusal> => {
  const input = { ...entry, ...change };
  const others = [...known].filter((other) => other.id !== entry.id && !areOne(entry, other));
  const checked = checkEntries([input], others);
  return checked.ok ? ok(checked.value[0] ?? detailsOf(input)) : checked;
};

/** True if one would be refused besides the other. */
const areOne = (one: EntryDetails, other: EntryDetails): boolean => {
  const id = fideIdKey(one.fideId);
  if (id !== "" && id === fideIdKey(other.fideId)) return true;
  return nameKey(one.name) === nameKey(other.name) && !canTellApart(one, other);
};

/** People indexed by their identifiers. */
interface People {
  readonly byName: ReadonlyMap<string, readonly Person[]>;
  readonly byFideId: ReadonlyMap<string, Person>;
  add(person: Person): void;
}

/** Once per entry: a list that grows by one entry at a time is compared each time. */
const personOf = oncePerObject(
  (one: KnownEntry): Person => ({
    ...one,
    key: nameKey(one.name),
    fideId: fideIdKey(one.fideId),
    entry: one.id,
  }),
);

const peopleOf = (known: Known): People => {
  const byName = new Map<string, Person[]>();
  const byFideId = new Map<string, Person>();
  const add = (person: Person): void => {
    const namesakes = byName.get(person.key);
    if (namesakes === undefined) byName.set(person.key, [person]);
    else namesakes.push(person);
    if (person.fideId !== "" && !byFideId.has(person.fideId)) byFideId.set(person.fideId, person);
  };
  for (const one of known) add(personOf(one));
  return { byName, byFideId, add };
};

const faultsOf = (
  details: EntryDetails,
  people: People,
  position: number,
): readonly EntryFault[] => {
  const { name, rating, fideId = "" } = details;
  const faults: EntryFault[] = [];
  const malformed = malformedDetails(details);
  const key = malformed.some(({ detail }) => detail === "fideId") ? "" : fideIdKey(fideId);
  const same = people.byFideId.get(key);
  if (name === "") faults.push({ code: "name-missing", field: "entry" });
  if (key !== "" && same !== undefined) {
    const { entry, name: holder } = same;
    faults.push({ code: "duplicate-fide-id", name, fideId, holder, position, entry });
  } else if (name !== "") {
    const namesake = (people.byName.get(nameKey(name)) ?? []).find(
      (other) => !canTellApart({ ...details, fideId: key }, other),
    );
    if (namesake !== undefined) {
      faults.push({ code: "duplicate-name", name, position, entry: namesake.entry });
    }
  }
  if (!Number.isInteger(rating) || rating < 0 || rating > MAXIMUM_RATING) {
    faults.push({ code: "rating-out-of-range", name, rating });
  }
  return [
    ...faults,
    ...malformed.map((one): EntryFault => ({ code: "detail-malformed", name, ...one })),
  ];
};
