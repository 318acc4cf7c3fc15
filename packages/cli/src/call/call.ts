import type { Language } from "@losfee/contract/language";
import { callTexts } from "@losfee/messages/cli-calls";
import { EXIT, type ExitCode, Failure } from "./exit.ts";

/** A command line as read by commander, not yet checked. */
export interface Call {
  readonly language: Language;
  /** True if the answer is for a program. */
  readonly json: boolean;
  readonly args: readonly (string | readonly string[] | undefined)[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Implementation of a command; each command's module exports one. */
export type Run = (call: Call) => Promise<ExitCode>;

/** Ends the command because of a usage error. */
export const misused = (message: string, code: string, details: object = {}): Failure =>
  new Failure(EXIT.invalid, message, { code, ...details });

/** Returns the optional argument at `index`. */
export const optionalArgument = (call: Call, index: number): string | undefined => {
  const value = call.args[index];
  return typeof value === "string" ? value : undefined;
};

/** Returns the argument at `index`; commander guarantees it. */
export const argument = (call: Call, index: number): string => optionalArgument(call, index) ?? "";

/** Returns the arguments of the last, repeatable place, at `index`. */
export const restArguments = (call: Call, index: number): readonly string[] => {
  const value = call.args[index];
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
};

/** Returns the text of an option; undefined if it was not given. */
export const textOption = (call: Call, name: string): string | undefined => {
  const value = call.options[name];
  return typeof value === "string" ? value : undefined;
};

/** Returns the reason for a change; empty if none was given. */
export const reasonOption = (call: Call): string => textOption(call, "reason") ?? "";

/** Returns the texts of a repeatable option. */
export const textOptions = (call: Call, name: string): readonly string[] => {
  const value = call.options[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
};

/** Returns a switch's value; undefined if neither it nor its opposite was given. */
export const flagOption = (call: Call, name: string): boolean | undefined => {
  const value = call.options[name];
  return typeof value === "boolean" ? value : undefined;
};

/** True if `--yes` was given: then nothing is asked before a change. */
export const saysYes = (call: Call): boolean => call.options["yes"] !== undefined;

/** Returns the whole number of an option, at least `minimum`; undefined if it was not given. */
export const integerOption = (
  call: Call,
  name: string,
  minimum = 0,
  maximum = LARGEST,
): number | undefined => {
  const text = textOption(call, name);
  return text === undefined
    ? undefined
    : integerFrom(call, `--${dashed(name)}`, text, minimum, maximum);
};

/** Place of a number: an option, or an argument by what it counts. */
type NumberPlace = keyof (typeof callTexts)["en"]["places"] | `--${string}`;

/** The largest accepted number; the rules check the range. */
const LARGEST = 999_999_999;

/** Parses a whole number, at least `minimum`, given as `place`. */
export const integerFrom = (
  call: Call,
  place: NumberPlace,
  text: string,
  minimum = 0,
  maximum = LARGEST,
): number => {
  const isWhole = /^-?\d+$/.test(text);
  const value = Number(text);
  if (isWhole && value >= minimum && value <= maximum) return value;
  const { notANumber, outOfRange, places } = callTexts[call.language];
  const label = isOption(place) ? place : places[place];
  const message =
    maximum < LARGEST || (isWhole && value > maximum)
      ? outOfRange({ place: label, text, minimum, maximum })
      : notANumber({ place: label, text, minimum });
  const limits = { minimum, ...(maximum < LARGEST ? { maximum } : {}) };
  throw misused(message, "number-expected", { place, given: text, ...limits });
};

const isOption = (place: NumberPlace): place is `--${string}` => place.startsWith("--");

/** Returns an option as written: `tie-breaks` for `tieBreaks`. */
export const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the texts of `key=value` options. */
export const assignedTexts = (call: Call, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    textOptions(call, name).map((text) => {
      const [, key = "", value = ""] = /^([^=\s]+)=(.*)$/s.exec(text) ?? [];
      if (key !== "") return [key, value];
      const message = callTexts[call.language].notAnAssignment({
        place: `--${dashed(name)}`,
        text,
      });
      throw misused(message, "assignment-expected", { given: text });
    }),
  );

/** The same with numbers and true/false as such. */
export const assignments = (
  call: Call,
  name: string,
): Readonly<Record<string, number | boolean | string>> =>
  Object.fromEntries(
    Object.entries(assignedTexts(call, name)).map(([key, text]) => [key, valueFrom(text)]),
  );

const HALVES = /^(-?\d{0,14})½$/;
const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,6})?$/;

/** Parses `3`, `-1`, `0.5`, `0,5`, `½`, `1½`; null for anything else. */
export const numberFrom = (text: string): number | null => {
  const [, whole] = HALVES.exec(text) ?? [];
  if (whole !== undefined)
    return Number(`${whole === "" || whole === "-" ? `${whole}0` : whole}.5`);
  return NUMBER.test(text) ? Number(text.replace(",", ".")) : null;
};

/** Parses a number, true or false; anything else is a text. */
export const valueFrom = (text: string): number | boolean | string => {
  if (text === "true" || text === "false") return text === "true";
  return numberFrom(text) ?? text;
};
