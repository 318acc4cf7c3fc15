import type { Field, Fields, FieldValues, OwnField } from "@losfee/core";
import { z } from "zod";

/** The paths of fields with a shape of their own, with their values. */
type OwnValues<Declared, Before extends string = ""> = {
  [Key in keyof Declared & string]: Declared[Key] extends OwnField<infer Value>
    ? { readonly [Path in `${Before}${Key}`]: Value }
    : Declared[Key] extends { readonly kind: "group"; readonly fields: infer Parts }
      ? OwnValues<Parts, `${Before}${Key}.`>
      : never;
}[keyof Declared & string];

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type OwnSchemas<Declared> = {
  readonly [Path in keyof AllOf<OwnValues<Declared>>]: z.ZodType<AllOf<OwnValues<Declared>>[Path]>;
};

/** Longest text that is read; the rules check what fits. */
const LONGEST = 1000;

/** Schemas of a group of fields: complete, or any part of it. */
export interface FieldSchemas<Declared> {
  readonly complete: z.ZodType<FieldValues<Declared>>;
  readonly partial: z.ZodType<Partial<FieldValues<Declared>>>;
}

/**
 * Makes the schemas of declared fields; those with a shape of their own come in `own`, by path.
 * Limits are left to the rules, which name the setting.
 */
export const fieldSchemas = <const Declared extends Fields>(
  declared: Declared,
  own: OwnSchemas<Declared>,
): FieldSchemas<Declared> => {
  const shapes = shapesOf(declared, "", own as Readonly<Record<string, z.ZodType>>);
  const partial = Object.entries(shapes).map(([key, shape]) => [key, shape.exactOptional()]);
  // The types follow from the declarations, which the compiler cannot see in the loops.
  return {
    complete: z.strictObject(shapes),
    partial: z.strictObject(Object.fromEntries(partial)),
  } as unknown as FieldSchemas<Declared>;
};

const shapesOf = (
  fields: Fields,
  before: string,
  own: Readonly<Record<string, z.ZodType>>,
): Readonly<Record<string, z.ZodType & { exactOptional: () => z.ZodType }>> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const shape = shapeOf(field, before + key, own);
      const or = field.nullable === true ? shape.nullable() : shape;
      return [key, "missing" in field ? or.exactOptional() : or];
    }),
  );

const shapeOf = (
  field: Field,
  path: string,
  own: Readonly<Record<string, z.ZodType>>,
): z.ZodType => {
  switch (field.kind) {
    case "integer":
      return z.int();
    case "decimal":
      return z.number();
    case "flag":
      return field.mark === true ? z.literal(true) : z.boolean();
    case "choice":
      return z.literal([...field.choices]);
    case "text":
      return z.string().max(LONGEST);
    case "codes":
      return z.array(z.string().max(LONGEST)).max(100);
    case "group":
      return z.strictObject(shapesOf(field.fields, `${path}.`, own));
    case "own": {
      const shape = own[path];
      if (shape === undefined) throw new Error(`No schema of ${path}`);
      return shape;
    }
  }
};
