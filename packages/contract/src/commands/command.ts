import { z } from "zod";
import type { Need } from "../access/needs.ts";
import type { DeepReadonly } from "../values/index.ts";

/** Nearly all commands are for the director. */
export const DIRECTOR = ["director"] as const satisfies readonly Need[];

/**
 * A command: its type, the needs of which any one suffices, and its input. The kind of competition
 * itself decides what users may do only for themselves or at their own table.
 */
export const command = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  may: readonly Need[],
  fields: Fields,
  about = "",
) => {
  const schema = z.strictObject({ type: z.literal(type), ...fields });
  return { type, may, schema: about === "" ? schema : schema.describe(about) };
};

interface Row<Type extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly type: Type;
  readonly may: readonly Need[];
  readonly schema: Schema;
}

/** Returns the schemas of commands, for a union. */
export const schemasOf = <const Rows extends readonly Row[]>(
  rows: Rows,
): { readonly [Index in keyof Rows]: Rows[Index]["schema"] } =>
  rows.map(({ schema }) => schema) as { readonly [Index in keyof Rows]: Rows[Index]["schema"] };

/** Returns the needs of commands by type. */
export const needsOf = <Type extends string>(
  rows: readonly Row<Type>[],
): Readonly<Record<Type, readonly Need[]>> =>
  Object.fromEntries(rows.map(({ type, may }) => [type, may])) as Readonly<
    Record<Type, readonly Need[]>
  >;

/** Schemas of the data of events, by type. */
export type EventSchemas<DataByType> = {
  readonly [Type in keyof DataByType]: z.ZodType<DataByType[Type]>;
};

/**
 * Builds the schemas of events: checked at compile time to accept exactly the data of the rules, no
 * more and no less.
 */
export const eventsOf =
  <DataByType>() =>
  <Schemas extends EventSchemas<DataByType>>(
    schemas: Schemas & {
      readonly [Type in keyof DataByType]: [DataByType[Type]] extends [
        DeepReadonly<z.output<Schemas[Type]>>,
      ]
        ? unknown
        : never;
    },
  ): EventSchemas<DataByType> =>
    schemas;
