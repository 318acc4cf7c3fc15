import { z } from "zod";

/**
 * A schema that is described as `shown` and lets everything through that `schema` does: for parts of
 * a body whose schema is only known once the competition is. They are checked by hand then.
 */
export const documented = <Schema extends z.ZodType>(schema: Schema, shown: z.ZodType): Schema => {
  const { $schema: _, ...description } = z.toJSONSchema(shown, {
    target: "openapi-3.0",
    io: "input",
    unrepresentable: "any",
  });
  return schema.meta(description);
};
