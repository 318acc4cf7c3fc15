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
