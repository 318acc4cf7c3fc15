import {
  accepts,
  allowedValues,
  type ChoiceField,
  type FlagField,
  type IntegerField,
} from "../base/fields.ts";
import { err, ok, type Result } from "../base/result.ts";

/** A whole number with its default. */
export interface IntegerOption extends IntegerField {
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number;
}

/** Yes or no, with its default. */
export interface FlagOption extends FlagField {
  readonly default: boolean;
}

/** One of a fixed list of words, with the default. */
export interface ChoiceOption<Choice extends string = string> extends ChoiceField<Choice> {
  readonly default: Choice;
}

export type OptionField = IntegerOption | FlagOption | ChoiceOption;

/** The options of a pairing system, a stage or a preset, by key. */
export type OptionFields = Readonly<Record<string, OptionField>>;

/** The values of such fields. */
export type OptionValues<Fields extends OptionFields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends ChoiceOption<infer Choice>
    ? Choice
    : Fields[Key] extends IntegerOption
      ? number
      : boolean;
};

export const integer = (minimum: number, maximum: number, value: number): IntegerOption => ({
  kind: "integer",
  minimum,
  maximum,
  default: value,
});

export const flag = (value: boolean): FlagOption => ({ kind: "flag", default: value });

export const choice = <const Choice extends string>(
  choices: readonly Choice[],
  value: NoInfer<Choice>,
): ChoiceOption<Choice> => ({ kind: "choice", choices, default: value });

/** Problem of options from outside. */
export type OptionRefusal =
  | { readonly code: "unknown-option"; readonly option: string; readonly known: readonly string[] }
  | {
      readonly code: "option-out-of-range";
      readonly option: string;
      readonly allowed: string;
      /** The number that is too large or too small; missing if it is not a number. */
      readonly value?: number;
    };

/** Checks values from outside against `fields` and fills in the defaults. */
export const parseOptions = <Fields extends OptionFields>(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
): Result<OptionValues<Fields>, OptionRefusal> => {
  for (const [option, value] of Object.entries(input)) {
    const field = fields[option];
    if (field === undefined) {
      return err({ code: "unknown-option", option, known: Object.keys(fields) });
    }
    if (!accepts(field, value)) {
      const number = typeof value === "number" ? { value } : {};
      return err({ code: "option-out-of-range", option, allowed: allowedValues(field), ...number });
    }
  }
  const entries = Object.entries(fields).map(([key, field]) => [key, input[key] ?? field.default]);
  return ok(Object.fromEntries(entries) as OptionValues<Fields>);
};

/** Returns the default of every field. */
export const defaultOptions = <Fields extends OptionFields>(fields: Fields): OptionValues<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.default]),
  ) as OptionValues<Fields>;
