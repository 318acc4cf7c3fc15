import type { Language } from "../language/language.ts";
import { formatDecimal, formatInteger } from "../language/numbers.ts";
import { texts } from "../language/texts.ts";

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

const sentences = texts({
  de: {
    "too-large": (field: string, value: string, allowed: string) =>
      `${field}: ${value} ist zu groß, erlaubt ist ${allowed}.`,
    "too-small": (field: string, value: string, allowed: string) =>
      `${field}: ${value} ist zu klein, erlaubt ist ${allowed}.`,
    other: (field: string, _value: string, allowed: string) => `${field}: erlaubt ist ${allowed}.`,
  },
  en: {
    "too-large": (field: string, value: string, allowed: string) =>
      `${field}: ${value} is too large. Allowed: ${allowed}.`,
    "too-small": (field: string, value: string, allowed: string) =>
      `${field}: ${value} is too small. Allowed: ${allowed}.`,
    other: (field: string, _value: string, allowed: string) => `${field}. Allowed: ${allowed}.`,
  },
});

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

const numbers = texts({
  de: {
    "too-large": (field: string, value: string, _least: string, most: string) =>
      `${field}: ${value} ist zu groß, höchstens ${most} ist erlaubt`,
    "too-small": (field: string, value: string, least: string) =>
      `${field}: ${value} ist zu klein, mindestens ${least} ist erlaubt`,
    other: (field: string, value: string, least: string, most: string) =>
      `${field}: ${value} ist keine ganze Zahl von ${least} bis ${most}`,
  },
  en: {
    "too-large": (field: string, value: string, _least: string, most: string) =>
      `${field}: ${value} is too large, at most ${most} is allowed`,
    "too-small": (field: string, value: string, least: string) =>
      `${field}: ${value} is too small, at least ${least} is allowed`,
    other: (field: string, value: string, least: string, most: string) =>
      `${field}: ${value} is not a whole number from ${least} to ${most}`,
  },
});

/** Says of a number that it is too large, too small or not whole. Without a full stop. */
export const describeWrongNumber = (wrong: WrongNumber, language: Language): string => {
  const { field, value, least, most } = wrong;
  const fault = value > most ? "too-large" : value < least ? "too-small" : "other";
  return numbers[language][fault](
    field,
    formatDecimal(value, language),
    formatInteger(least),
    formatInteger(most),
  );
};

/** Returns the refusal of a value: too large, too small, or not among the allowed ones. */
export const describeOutOfRange = (refused: OutOfRange, language: Language): string =>
  sentences[language][faultOf(refused)](
    refused.field,
    formatDecimal(refused.value ?? 0, language),
    refused.allowed,
  );
