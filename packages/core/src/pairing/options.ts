import { err, ok, type Result } from "../base/result.ts";

/** A whole number within a range. */
export interface IntegerField {
  readonly kind: "integer";
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number;
}

/** Yes or no. */
export interface FlagField {
  readonly kind: "flag";
  readonly default: boolean;
}

/** One of a fixed list of words. */
export interface ChoiceField<Choice extends string = string> {
  readonly kind: "choice";
  readonly choices: readonly Choice[];
  readonly default: Choice;
}

export type OptionField = IntegerField | FlagField | ChoiceField;

/** The options of a pairing system, a stage or a preset, by key. */
export type OptionFields = Readonly<Record<string, OptionField>>;

/** The values of such fields. */
export type OptionValues<Fields extends OptionFields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends ChoiceField<infer Choice>
    ? Choice
    : Fields[Key] extends IntegerField
      ? number
      : boolean;
};

export const integer = (minimum: number, maximum: number, value: number): IntegerField => ({
  kind: "integer",
  minimum,
  maximum,
  default: value,
});

export const flag = (value: boolean): FlagField => ({ kind: "flag", default: value });

export const choice = <const Choice extends string>(
  choices: readonly Choice[],
  value: NoInfer<Choice>,
): ChoiceField<Choice> => ({ kind: "choice", choices, default: value });

/** Problem of options from outside. */
export type OptionRefusal =
  | { readonly code: "unknown-option"; readonly option: string; readonly known: readonly string[] }
  | {
      readonly code: "option-out-of-range";
      readonly option: string;
      readonly allowed: string;
      /** The number that is too large or too small; missing for what is no number. */
      readonly value?: number;
    };

/** Formats a field's allowed values, language-independently: `0–9`, `true | false`, `a | b`. */
export const allowedValues = (field: OptionField): string => {
  if (field.kind === "integer") return `${field.minimum}–${field.maximum}`;
  return field.kind === "flag" ? "true | false" : field.choices.join(" | ");
};

const accepts = (field: OptionField, value: unknown): boolean => {
  if (field.kind === "flag") return typeof value === "boolean";
  if (field.kind === "choice") return typeof value === "string" && field.choices.includes(value);
  return (
    Number.isInteger(value) && Number(value) >= field.minimum && Number(value) <= field.maximum
  );
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
