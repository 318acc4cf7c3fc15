import type { EntryId } from "../base/entry-id.ts";
import { err, ok, type Result } from "../base/result.ts";
import { canonicalJson } from "./canonical-json.ts";
import { sha256Hex } from "./chained-event.ts";

/** Members of an object that is plain JSON. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** What everybody may know of an erasure: the data of the event that tells of it. */
export interface Erasure {
  readonly entry: EntryId;
  /** Entries whose names came before the name that was erased: lists and numbers keep their order. */
  readonly before: readonly EntryId[];
  /** What is kept of the name; beside the chain like the name itself, so that it can be erased, too. */
  readonly initials?: string;
}

/** Where in an event's data something may stand that identifies people, and what is left of it. */
export interface PersonalPlace<Data> {
  /** The data themselves (`""`), a member, or each item of a list (`entries[]`). */
  readonly at: "" | (keyof Data & string) | `${keyof Data & string}[]`;
  /** The members of that place that are sealed, all under one commitment. */
  readonly fields: readonly string[];
  /** The members, of that place or else of the data, that name whom they identify; none: officials. */
  readonly of: readonly string[];
  /** What stands there once it is erased. */
  readonly remains: (erasure: Erasure) => JsonFields;
}

/** For every type of event of a kind: the places where something identifies people. */
export type PersonalPlaces<DataByType> = {
  readonly [Type in keyof DataByType]: readonly PersonalPlace<DataByType[Type]>[];
};

/** A look-up in a {@link PersonalPlaces} by a type that only running tells. */
export type AnyPersonalPlaces = Readonly<Record<string, readonly PersonalPlace<JsonFields>[]>>;

/** What was sealed in one place of an event, to stand beside the chain. */
export interface PersonalPart {
  /** The place: empty for the data themselves, `details`, `entries/3`. */
  readonly at: string;
  /** 16 random bytes in hexadecimal; null: what identified somebody was erased. */
  readonly salt: string | null;
  /** The members that were taken out, or what remains of them. */
  readonly value: JsonFields;
}

/** What an event's data are in the chain, and what stands beside them. */
export interface SealedData {
  readonly data: unknown;
  readonly parts: readonly PersonalPart[];
}

/** Why parts are not those of the event that they stand beside. */
export type PersonalFault =
  /** Its value is not the one that was committed to. */
  | "personal-altered"
  /** It is not there, or too many are. */
  | "personal-missing";

/** The member of a place that holds the commitment to what was taken out of it. */
const SEAL = "sealed";

/**
 * The commitment to personal values: SHA-256 of the salt in hexadecimal and the values' canonical
 * JSON. Nobody can try names against it who does not have the salt.
 */
export const commitmentTo = (salt: string, value: JsonFields): string =>
  sha256Hex(salt + canonicalJson(value));

/** Takes out of an event's data what identifies people. `newSalt` gives 16 fresh random bytes. */
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
 * The data of an event with what identifies people back in its place. That an erased part may be
 * erased, and holds what remains of it, {@link erasedRightly} tells.
 */
export const opened = (
  places: AnyPersonalPlaces,
  { type, data, parts }: SealedData & { readonly type: string },
): Result<unknown, PersonalFault> => {
  // Of a type that nobody knows nothing can be said but that.
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

/** A part as it is once the person is erased whom it identified. */
export interface ErasedPart extends PersonalPart {
  readonly salt: null;
  /** What identified the person until now. */
  readonly was: JsonFields;
  /** What had been committed to: by it the same part is known again in a copy of before. */
  readonly commitment: string;
}

/** The parts of an event that identify somebody, as they are once that person is erased. */
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

/** Whether every erased part of an event is of somebody who was erased, and holds what remains. */
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

/** What may remain in each place of an event that identifies one of those who were erased. */
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

/** The data with each place changed; what is not of the shape that the places count on stays. */
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
