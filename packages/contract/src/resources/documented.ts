import { z } from "zod";

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
    const { $schema: _, ...description } = z.toJSONSchema(described, {
      target: "openapi-3.0",
      io: "input",
      unrepresentable: "any",
    });
    return schema.meta(description) as z.ZodType<z.output<Schema>, Input>;
  };
