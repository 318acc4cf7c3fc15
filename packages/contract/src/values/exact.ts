import type { z } from "zod";

/** `T`, deeply read-only like core's types. */
export type DeepReadonly<T> = T extends object
  ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
  : T;

/**
 * Checks at compile time that a schema accepts exactly the values of `T`, no more and no less.
 * `exactly<Outcome>()(schema)` returns the schema unchanged.
 */
export const exactly =
  <T>() =>
  <Schema extends z.ZodType<T>>(
    schema: [T] extends [DeepReadonly<z.output<Schema>>] ? Schema : never,
  ): Schema =>
    schema;
