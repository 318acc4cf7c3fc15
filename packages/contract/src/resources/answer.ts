import { z } from "zod";
import type { DeepReadonly } from "../values/index.ts";

/**
 * A schema of something that is answered: checked at compile time to be exactly `T`, and typed as
 * `T` with its read-only lists, so that the rules' own values can be sent.
 */
export const answers =
  <T>() =>
  <Schema extends z.ZodType<T>>(
    schema: [T] extends [DeepReadonly<z.output<Schema>>] ? Schema : never,
  ): z.ZodType<T> =>
    schema;

/** What a schema describes of a value, everything in it read-only: what may stand beside it is left out. */
type Described<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: Described<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T as string extends Key ? never : Key]: Described<T[Key]> }
    : T;

/**
 * A schema of something that is answered and may say more than is described: what it is described
 * to have stays, the rest depends on the registries (formats, criteria …). Checked at compile time
 * that `T` has what is described.
 */
export const answersAtLeast =
  <T>() =>
  <Schema extends z.ZodType>(
    schema: [T] extends [Described<z.output<Schema>>] ? Schema : never,
  ): z.ZodType<T> =>
    schema as z.ZodType<T>;

/** A list of things that are answered. */
export const listOf = <T>(item: z.ZodType<T>): z.ZodType<readonly T[]> => z.array(item);

/** Two forms of one table: as JSON, and as CSV with these columns. */
export const jsonOrCsv = <Json extends z.ZodObject>(
  description: string,
  json: Json,
  columns: string,
) => ({
  description,
  content: {
    "application/json": { schema: json },
    "text/csv": { schema: z.string().describe(columns) },
  },
});

/** Something that the rules say: its code, what belongs to the code, and the sentence. */
export interface CodedMessage {
  readonly code: string;
  readonly message: string;
}

export const messageSchema = answersAtLeast<CodedMessage>()(
  z.looseObject({ code: z.string(), message: z.string() }),
);

/** An error as RFC 9457 has it; further members are the parameters of the code. */
const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
});

/** The errors that a route can answer, for its description. */
export const problems = <const Status extends number>(...statuses: readonly Status[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: "Problem",
        content: { "application/problem+json": { schema: problemSchema } },
      },
    ]),
  );

export const seqSchema = z.int().min(0);

/** What is answered of a competition: as of the event with the number `seq`. */
export const seqAnswer = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ seq: seqSchema, ...shape });
