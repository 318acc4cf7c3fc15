import { z } from "zod";

/**
 * A schema that is described as `shown` and lets everything through that `schema` does: for parts of
 * a body whose schema is only known once the competition is. They are checked by hand then. Callers
 * have to give an `Input`.
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
