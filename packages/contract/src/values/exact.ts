import type { z } from "zod";

/** A type with everything in it read-only, as core's types are. */
export type DeepReadonly<T> = T extends object
  ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
  : T;

/**
 * Checks at compile time that a schema accepts exactly the values of `T`: nothing else, and nothing
 * less. `exactly<Outcome>()(schema)` returns the schema unchanged.
 */
export const exactly =
  <T>() =>
  <Schema extends z.ZodType<T>>(
    schema: [T] extends [DeepReadonly<z.output<Schema>>] ? Schema : never,
  ): Schema =>
    schema;
