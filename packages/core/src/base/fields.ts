/**
 * Declarations of values that people set. Forms, the command line, the API and the documentation
 * follow from them, and so do the limits that the rules check.
 */

/** A whole number; without a limit where none is given. */
export interface IntegerField {
  readonly kind: "integer";
  readonly minimum?: number;
  readonly maximum?: number;
  /** True if it is written with its sign: a spread. */
  readonly signed?: true;
}

/** A number within limits, usually in steps. */
export interface DecimalField {
  readonly kind: "decimal";
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** Yes or no. */
export interface FlagField {
  readonly kind: "flag";
  /** True if only `true` is stored. */
  readonly mark?: true;
}

/** One of a fixed list. */
export interface ChoiceField<Choice extends string | number = string | number> {
  readonly kind: "choice";
  readonly choices: readonly Choice[];
  /** For a choice of two: the one that a check box switches on. */
  readonly yes?: Choice;
}

export interface TextField {
  readonly kind: "text";
  readonly longest: number;
}

/** Codes of criteria, most important first. */
export interface CodesField {
  readonly kind: "codes";
}

/** Values that belong together. */
export interface GroupField<Fields = unknown> {
  readonly kind: "group";
  readonly fields: Fields;
  /** True if its parts are known by its name: “Bye”, not “Spread”. */
  readonly named?: true;
}

/** A value of another shape, with a notation and a check of its own. */
export interface OwnField<Value = unknown> {
  readonly kind: "own";
  /** Never present: carries the type. */
  readonly value?: Value;
}

/** Declares a value of another shape. */
// @__NO_SIDE_EFFECTS__
export const own = <Value>(): OwnField<Value> => ({ kind: "own" });

/** Properties of each field besides its kind. */
interface FieldProperties {
  /** The value in force while none is stored. Such a field is optional, any other mandatory. */
  readonly missing?: unknown;
  /** True if null can be stored. */
  readonly nullable?: true;
  /** The group of a form or list that has it. Parts take it over. */
  readonly topic?: string;
  /** Conditions for it to matter, all of them; for parts in addition to those of their group. */
  readonly when?: readonly string[];
  /** True if a form has it on the line of the field before it: the ends of a range. */
  readonly beside?: true;
  /** Of an optional group that a check box switches on: its first value, which fits the others. */
  readonly begins?: (values: never) => object;
}

export type Field = FieldProperties &
  (
    | IntegerField
    | DecimalField
    | FlagField
    | ChoiceField
    | TextField
    | CodesField
    | GroupField<Fields>
    | OwnField
  );

/** Declarations by key. */
export interface Fields {
  readonly [key: string]: Field;
}

type KindFor<Value, Properties> =
  | OwnField<Value>
  | ([Value] extends [boolean]
      ? FlagField
      : [Value] extends [string]
        ? string extends Value
          ? TextField
          : ChoiceField<Value>
        : [Value] extends [number]
          ? number extends Value
            ? IntegerField | DecimalField
            : ChoiceField<Value>
          : [Value] extends [readonly string[]]
            ? CodesField
            : [Value] extends [readonly unknown[]]
              ? never
              : GroupField<FieldsFor<Value, Properties>>);

/** A declaration for every key of `Values`, each with `Properties`. */
export type FieldsFor<Values, Properties = unknown> = {
  readonly [Key in keyof Values]-?: FieldProperties &
    Properties &
    KindFor<NonNullable<Values[Key]>, Properties> &
    (object extends Pick<Values, Key>
      ? { readonly missing: NonNullable<Values[Key]> | false | null }
      : { readonly missing?: never }) &
    (null extends Values[Key] ? { readonly nullable: true } : { readonly nullable?: never });
};

type FieldValue<Declared> =
  | (Declared extends { readonly nullable: true } ? null : never)
  | (Declared extends { readonly kind: "flag"; readonly mark: true }
      ? true
      : Declared extends FlagField
        ? boolean
        : Declared extends ChoiceField<infer Choice>
          ? Choice
          : Declared extends TextField
            ? string
            : Declared extends CodesField
              ? readonly string[]
              : Declared extends GroupField<infer Parts>
                ? FieldValues<Parts>
                : Declared extends OwnField<infer Value>
                  ? Value
                  : number);

type OptionalKeys<Declared> = {
  [Key in keyof Declared]: Declared[Key] extends { readonly missing: unknown } ? Key : never;
}[keyof Declared];

/** The values that declarations allow. */
export type FieldValues<Declared> = {
  readonly [Key in Exclude<keyof Declared, OptionalKeys<Declared>>]: FieldValue<Declared[Key]>;
} & { readonly [Key in OptionalKeys<Declared>]?: FieldValue<Declared[Key]> };

/** The paths of all fields: `bye`, `bye.spread`. */
export type PathsOf<Declared> = {
  [Key in keyof Declared & string]: Declared[Key] extends GroupField<infer Parts>
    ? Key | `${Key}.${PathsOf<Parts>}`
    : Key;
}[keyof Declared & string];

/** A field at its path. */
export interface PlacedField {
  readonly path: string;
  readonly field: Field;
  /** The groups around it, outermost first. */
  readonly within: readonly Field[];
  /** Its own topic, or that of a group around it; empty: none. */
  readonly topic: string;
  /** Its own conditions and those of the groups around it. */
  readonly when: readonly string[];
}

/** Returns all fields with their paths, groups before their parts. */
export const placedFields = (fields: Fields): readonly PlacedField[] =>
  Object.entries(fields).flatMap(([path, field]) =>
    placedIn({ path, field, within: [], topic: "", when: [] }),
  );

const placedIn = (found: PlacedField): readonly PlacedField[] => {
  const { path, field, within } = found;
  const { topic = found.topic, when = [] } = field;
  const placed = { ...found, topic, when: [...new Set([...found.when, ...when])] };
  const parts = field.kind === "group" ? Object.entries(field.fields) : [];
  return [
    placed,
    ...parts.flatMap(([key, part]) =>
      placedIn({ ...placed, path: `${path}.${key}`, field: part, within: [...within, field] }),
    ),
  ];
};

/** Formats a field's allowed values, language-independently: `0–9`, `true | false`, `a | b`. */
export const allowedValues = (field: Field): string => {
  switch (field.kind) {
    case "integer":
    case "decimal":
      if (field.minimum === undefined) return "";
      return field.maximum === undefined
        ? `≥ ${field.minimum}`
        : `${field.minimum}–${field.maximum}`;
    case "flag":
      return "true | false";
    case "choice":
      return field.choices.join(" | ");
    case "text":
      return `≤ ${field.longest}`;
    default:
      return "";
  }
};

/** True if a value is of the field's kind and within its limits. */
export const accepts = (field: Field, value: unknown): boolean => {
  switch (field.kind) {
    case "integer":
      return Number.isInteger(value) && isWithin(field, Number(value));
    case "decimal":
      return Number.isFinite(value) && isWithin(field, Number(value));
    case "flag":
      return typeof value === "boolean";
    case "choice":
      return field.choices.some((choice) => choice === value);
    case "text":
      return typeof value === "string" && value.length <= field.longest;
    default:
      return true;
  }
};

const isWithin = ({ minimum, maximum }: IntegerField | DecimalField, value: number): boolean =>
  value >= (minimum ?? Number.NEGATIVE_INFINITY) && value <= (maximum ?? Number.POSITIVE_INFINITY);

type Values = Readonly<Record<string, unknown>>;

/** Returns the value in force at a path; of a missing one, what its declaration says. */
export const valueInForce = (fields: Fields, values: object, path: string): unknown => {
  let value: unknown = values;
  let parts: Fields = fields;
  for (const key of path.split(".")) {
    const field = parts[key];
    const inner: unknown = (value as Values | null | undefined)?.[key];
    value = inner === undefined ? field?.missing : inner;
    parts = field?.kind === "group" ? field.fields : {};
  }
  return value;
};

/**
 * Returns a copy with the value at a path replaced; groups on the way begin with what is in force.
 * Within groups a value that equals the missing one is not stored, so `isPart` is true for the
 * values of a group. Setting what is already in force changes nothing.
 */
export const withFieldValue = <All extends object>(
  fields: Fields,
  values: All,
  path: string,
  value: unknown,
  isPart = false,
): All => {
  if (isSame(valueInForce(fields, values, path), value)) return values;
  const [key = "", ...rest] = path.split(".");
  const field = fields[key];
  const parts = field?.kind === "group" ? field.fields : {};
  const before = ((values as Values)[key] ?? field?.missing ?? {}) as Values;
  const next =
    rest.length === 0 ? value : withFieldValue(parts, before, rest.join("."), value, true);
  if (!isPart || field === undefined || !("missing" in field) || !isSame(next, field.missing)) {
    return { ...values, [key]: next };
  }
  const { [key]: _, ...others } = values as Values;
  return others as All;
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A value that its field does not allow. */
export interface OutOfField {
  /** Of a part that is known by its group's name: the group's. */
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
}

/** Returns the first value outside its limits; null if there is none. O(fields). */
export const firstOutOfField = (fields: Fields, values: object): OutOfField | null => {
  for (const { path, field, within } of placedFields(fields)) {
    const value = valueInForce(fields, values, path);
    if (value === undefined || value === null || field.kind === "group") continue;
    if ("missing" in field && isSame(value, field.missing)) continue;
    if (accepts(field, value)) continue;
    const name = within.findIndex((group) => group.kind === "group" && group.named === true);
    return {
      path:
        name < 0
          ? path
          : path
              .split(".")
              .slice(0, name + 1)
              .join("."),
      field,
      value,
    };
  }
  return null;
};
