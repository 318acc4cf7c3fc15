import { type Fraction, fraction } from "@losfee/core";
import type { Expected, KeizerProblem } from "./problem.ts";

/** A value of a file with its place, read on request. Faults are collected. */
export interface Reader {
  readonly value: unknown;
  readonly place: string;
  readonly problems: KeizerProblem[];
}

/** Reports that a place does not hold what it should. */
export const unexpected = ({ value, place, problems }: Reader, expected: Expected): void => {
  problems.push(
    value === undefined ? { code: "missing", place } : { code: "unexpected", place, expected },
  );
};

/** Returns the entry of an object, undefined if it has none. */
export const at = ({ value, place, problems }: Reader, key: string): Reader => ({
  value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
  place: place === "" ? key : `${place}.${key}`,
  problems,
});

/** Returns the entries of an object; reports anything else, but nothing if it may be missing. */
export const entriesOf = (
  reader: Reader,
  need: "needed" | "optional",
): readonly (readonly [string, Reader])[] => {
  if (reader.value === undefined && need === "optional") return [];
  if (isObject(reader.value)) return Object.keys(reader.value).map((key) => [key, at(reader, key)]);
  unexpected(reader, "object");
  return [];
};

/** Returns the items of a list; reports anything else. */
export const itemsOf = (reader: Reader): readonly Reader[] => {
  const { value, place, problems } = reader;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      value: item,
      place: `${place}[${index}]`,
      problems,
    }));
  }
  unexpected(reader, "list");
  return [];
};

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,9}))?$/;
const QUOTIENT = /^(\d{1,12})\/(\d{1,9})$/;

/** Parses `2`, `0.35` or `2/3`, as text or as a number; null for anything else. */
export const fractionFrom = (value: unknown): Fraction | null => {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = `${value}`;
  const [, whole, decimals = ""] = DECIMAL.exec(text) ?? [];
  if (whole !== undefined) return fraction(Number(whole + decimals), 10 ** decimals.length);
  const [, numerator, denominator] = QUOTIENT.exec(text) ?? [];
  if (numerator === undefined || Number(denominator) === 0) return null;
  return fraction(Number(numerator), Number(denominator));
};

/** Reads a fraction, `otherwise` if there is none. */
export const readFraction = (reader: Reader, otherwise: Fraction): Fraction => {
  if (reader.value === undefined || reader.value === null) return otherwise;
  const read = fractionFrom(reader.value);
  if (read === null) unexpected(reader, "fraction");
  return read ?? otherwise;
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
