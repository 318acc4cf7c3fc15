import type { EntryId } from "../base/entry-id.ts";
import { err, ok, type Result } from "../base/result.ts";
import { canonicalJson } from "./canonical-json.ts";
import { sha256Hex } from "./chained-event.ts";

export type JsonFields = Readonly<Record<string, unknown>>;

/** Public facts of an erasure: the data of its event. */
export interface Erasure {
  readonly entry: EntryId;
  /** Entries whose names sorted before the erased name: lists and numbers keep their order. */
  readonly before: readonly EntryId[];
  /** The kept part of the name; outside the chain like the name, so that it can be erased, too. */
  readonly initials?: string;
}

/** A place in an event's data that may identify people, and what remains of it. */
export interface PersonalPlace<Data> {
  /** The data themselves (`""`), a member, or each item of a list (`entries[]`). */
  readonly at: "" | (keyof Data & string) | `${keyof Data & string}[]`;
  /** The members of that place that are sealed under one commitment. */
  readonly fields: readonly string[];
  /** The members, of that place or the data, with the ids of those identified; empty: officials. */
  readonly of: readonly string[];
  /** Value of the place after an erasure. */
  readonly remains: (erasure: Erasure) => JsonFields;
}

/** The identifying places of every event type of a kind. */
export type PersonalPlaces<DataByType> = {
  readonly [Type in keyof DataByType]: readonly PersonalPlace<DataByType[Type]>[];
};

/** {@link PersonalPlaces} for look-ups by a type known only at run time. */
export type AnyPersonalPlaces = Readonly<Record<string, readonly PersonalPlace<JsonFields>[]>>;

/** The sealed part of one place of an event, stored outside the chain. */
export interface PersonalPart {
  /** The place: empty for the data themselves, else e.g. `details` or `entries/3`. */
  readonly at: string;
  /** 16 random bytes in hexadecimal; null: the identifying data were erased. */
  readonly salt: string | null;
  /** The members taken out, or what remains of them. */
  readonly value: JsonFields;
}

/** An event's data in the chain, and the parts outside it. */
export interface SealedData {
  readonly data: unknown;
  readonly parts: readonly PersonalPart[];
}

/** Reason why parts do not belong to their event. */
export type PersonalFault =
  /** Its value does not match the commitment. */
  | "personal-altered"
  /** A part is missing, or there are too many. */
  | "personal-missing";

/** The member that holds the commitment to what was taken out of a place. */
const SEAL = "sealed";

/**
 * Returns the commitment to personal values: SHA-256 of the salt in hexadecimal and the values'
 * canonical JSON. Without the salt, names cannot be tried against it.
 */
export const commitmentTo = (salt: string, value: JsonFields): string =>
  sha256Hex(salt + canonicalJson(value));

/** Takes the identifying data out of an event's data. `newSalt` gives 16 fresh random bytes. */
export const sealed = (
  places: AnyPersonalPlaces,
  { type, data }: { readonly type: string; readonly data: unknown },
  newSalt: () => string,
): SealedData => {
  const parts: PersonalPart[] = [];
  const left = atEachPlace(places, type, data, (object, { fields }, at) => {
    const members = Object.entries(object).filter(([, member]) => member !== undefined);
    const taken = members.filter(([key]) => fields.includes(key));
    if (taken.length === 0) return object;
    const part = { at, salt: newSalt(), value: Object.fromEntries(taken) };
    parts.push(part);
    const rest = members.filter(([key]) => !fields.includes(key));
    return { ...Object.fromEntries(rest), [SEAL]: commitmentTo(part.salt, part.value) };
  });
  return { data: left, parts };
};

/**
 * Puts the identifying data of an event back in place. Does not check that erased parts may be
 * erased and hold what remains; {@link erasedRightly} does.
 */
export const opened = (
  places: AnyPersonalPlaces,
  { type, data, parts }: SealedData & { readonly type: string },
): Result<unknown, PersonalFault> => {
  // Unknown types have no known places.
  if (places[type] === undefined) return ok(data);
  const byPlace = new Map(parts.map((part) => [part.at, part]));
  let fault: PersonalFault | null = byPlace.size < parts.length ? "personal-missing" : null;
  const whole = atEachPlace(places, type, data, (object, _, at) => {
    const { [SEAL]: commitment, ...rest } = object;
    if (commitment === undefined) return object;
    const part = byPlace.get(at);
    byPlace.delete(at);
    if (part === undefined) fault ??= "personal-missing";
    else if (part.salt !== null && commitmentTo(part.salt, part.value) !== commitment) {
      fault ??= "personal-altered";
    }
    return { ...rest, ...part?.value };
  });
  if (byPlace.size > 0) fault ??= "personal-missing";
  return fault === null ? ok(whole) : err(fault);
};

/** A part as it is after the erasure of the person it identified. */
export interface ErasedPart extends PersonalPart {
  readonly salt: null;
  /** The erased identifying values. */
  readonly was: JsonFields;
  /** The original commitment: identifies the same part in an earlier copy. */
  readonly commitment: string;
}

/** Returns the identifying parts of an event as they are after the erasure of that person. */
export const erasedParts = (
  places: AnyPersonalPlaces,
  { type, data, parts }: SealedData & { readonly type: string },
  erasure: Erasure,
): readonly ErasedPart[] => {
  const found = remainsByPlace(places, { type, data }, [erasure]);
  return parts.flatMap(({ at, salt, value }) => {
    const [remains] = found.get(at) ?? [];
    if (salt === null || remains === undefined) return [];
    const commitment = commitmentTo(salt, value);
    return [{ at, salt: null, value: remains, was: value, commitment }];
  });
};

/** True if every erased part of an event belongs to an erased person and holds what remains. */
export const erasedRightly = (
  places: AnyPersonalPlaces,
  { type, data, parts }: SealedData & { readonly type: string },
  erasures: readonly Erasure[],
): boolean => {
  const erased = parts.filter(({ salt }) => salt === null);
  if (erased.length === 0) return true;
  const allowed = remainsByPlace(places, { type, data }, erasures);
  return erased.every(({ at, value }) => {
    const text = canonicalJson(value);
    return (allowed.get(at) ?? []).some((remains) => canonicalJson(remains) === text);
  });
};

/** Returns what may remain in each place of an event that identifies an erased person. */
const remainsByPlace = (
  places: AnyPersonalPlaces,
  { type, data }: { readonly type: string; readonly data: unknown },
  erasures: readonly Erasure[],
): ReadonlyMap<string, readonly JsonFields[]> => {
  const found = new Map<string, readonly JsonFields[]>();
  atEachPlace(places, type, data, (object, { of, remains }, at) => {
    const people = of.flatMap((key) => object[key] ?? (isObject(data) ? data[key] : undefined));
    const left = erasures.filter(({ entry }) => people.includes(entry)).map(remains);
    if (left.length > 0) found.set(at, left);
    return object;
  });
  return found;
};

const isObject = (value: unknown): value is JsonFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Change = (object: JsonFields, place: PersonalPlace<JsonFields>, at: string) => JsonFields;

/** Returns the data with each place changed; data of an unexpected shape stay as they are. */
const atEachPlace = (
  places: AnyPersonalPlaces,
  type: string,
  data: unknown,
  change: Change,
): unknown => {
  if (!isObject(data)) return data;
  let whole = data;
  for (const place of places[type] ?? []) whole = atPlace(whole, place, change);
  return whole;
};

const atPlace = (
  data: JsonFields,
  place: PersonalPlace<JsonFields>,
  change: Change,
): JsonFields => {
  if (place.at === "") return change(data, place, "");
  const key = place.at.replace("[]", "");
  const inside = data[key];
  if (key === place.at) {
    return isObject(inside) ? { ...data, [key]: change(inside, place, key) } : data;
  }
  if (!Array.isArray(inside)) return data;
  const items = inside.map((item: unknown, index) =>
    isObject(item) ? change(item, place, `${key}/${index}`) : item,
  );
  return { ...data, [key]: items };
};
