import { z } from "zod";

/** What is recorded of a reopening. */
export const reopenedSchema = z.strictObject({
  reason: z.string(),
  commitment: z.strictObject({ seed: z.string(), seedHash: z.string() }),
});
