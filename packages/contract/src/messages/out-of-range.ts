import { numbers, outOfRangeSentences } from "@losfee/messages/out-of-range";
import type { Language } from "../language/language.ts";
import { formatDecimal, formatInteger } from "../language/numbers.ts";

/** A value that is not allowed, as its refusal names it. */
interface OutOfRange {
  /** The field: `Setting “Games” of stage 1`. */
  readonly field: string;
  /** The allowed values in words; `range` has them as the rules write them: `1–50`. */
  readonly allowed: string;
  readonly range: string;
  /** Missing where it is no number. */
  readonly value: number | undefined;
}

const BOUNDS = /^(-?\d+)–(-?\d+)$/;

const faultOf = ({ range, value }: OutOfRange): "too-large" | "too-small" | "other" => {
  const [, least, most] = BOUNDS.exec(range) ?? [];
  if (value === undefined || least === undefined || most === undefined) return "other";
  return value > Number(most) ? "too-large" : value < Number(least) ? "too-small" : "other";
};

/** A whole number outside its limits, or a number that is not whole. */
interface WrongNumber {
  /** The person, the board or the field that has it. */
  readonly field: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** Limits of a rating; 0 is none. */
export const RATINGS = { least: 0, most: 9999 } as const;

/** Says of a number that it is too large, too small or not whole. Without a full stop. */
export const describeWrongNumber = (wrong: WrongNumber, language: Language): string => {
  const { field, value, least, most } = wrong;
  const fault = value > most ? "too-large" : value < least ? "too-small" : "other";
  return numbers[language][fault]({
    field,
    value: formatDecimal(value, language),
    least: formatInteger(least),
    most: formatInteger(most),
  });
};

/** Returns the refusal of a value: too large, too small, or not among the allowed ones. */
export const describeOutOfRange = (refused: OutOfRange, language: Language): string =>
  outOfRangeSentences[language][faultOf(refused)]({
    field: refused.field,
    value: formatDecimal(refused.value ?? 0, language),
    allowed: refused.allowed,
  });
