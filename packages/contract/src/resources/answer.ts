import { z } from "zod";
import type { DeepReadonly } from "../values/index.ts";

/**
 * Returns a schema that is documented as `shown` but validates as `schema`: for parts of a body
 * whose schema depends on the competition and which are checked by hand. Callers have to give an
 * `Input`.
 */
export const documented =
  <Input>() =>
  <Schema extends z.ZodType>(
    schema: Schema,
    described: z.ZodType,
  ): z.ZodType<z.output<Schema>, Input> => {
    const twin = schema.clone(schema.def);
    // Described on demand: it takes a tenth of a server's start.
    twin._zod.toJSONSchema = () => {
      const { $schema: _, ...description } = z.toJSONSchema(described, {
        target: "openapi-3.0",
        io: "input",
        unrepresentable: "any",
      });
      return description;
    };
    return twin as unknown as z.ZodType<z.output<Schema>, Input>;
  };

/**
 * Builds a schema of an answer: checked at compile time to be exactly `T`, and typed as `T` with
 * its read-only lists, so that the rules' own values can be sent.
 */
export const answers =
  <T>() =>
  <Schema extends z.ZodType<T>>(
    schema: [T] extends [DeepReadonly<z.output<Schema>>] ? Schema : never,
  ): z.ZodType<T> =>
    schema;

/**
 * Builds a schema of an answer, typed with read-only lists, so that the rules' own values can be
 * sent. The type of the answer is that of the schema: `z.output<typeof schema>`.
 */
export const answer = <Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<DeepReadonly<z.output<Schema>>> =>
  schema as unknown as z.ZodType<DeepReadonly<z.output<Schema>>>;

/** The values that a schema describes, deeply read-only and without index signatures. */
type Described<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: Described<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T as string extends Key ? never : Key]: Described<T[Key]> }
    : T;

/**
 * Builds a schema of an answer with more than the described members: the rest depends on the
 * registries (formats, criteria …). Checked at compile time that `T` has the described members.
 */
export const answersAtLeast =
  <T>() =>
  <Schema extends z.ZodType>(
    schema: [T] extends [Described<z.output<Schema>>] ? Schema : never,
  ): z.ZodType<T> =>
    schema as z.ZodType<T>;

/** A list of answered values. */
export const listOf = <T>(item: z.ZodType<T>): z.ZodType<readonly T[]> => z.array(item);

/** One table in two forms: as JSON, and as CSV with these columns. */
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

const coded = { code: z.string(), message: z.string() };

/** A message of the rules: its code, the code's parameters, and the sentence. */
export type CodedMessage = Readonly<z.output<z.ZodObject<typeof coded>>>;

export const messageSchema = answersAtLeast<CodedMessage>()(z.looseObject(coded));

/** An error by RFC 9457; further members are the parameters of the code. */
const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
});

/** The possible errors of a route, for its description. */
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

/** An answer about a competition: as of the event with the number `seq`. */
export const seqAnswer = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ seq: seqSchema, ...shape });
