import { z } from "zod";

/** What is recorded of a reopening; without `commitment` in journals of earlier versions. */
export const reopenedSchema = z.strictObject({
  reason: z.string(),
  commitment: z.strictObject({ seed: z.string(), seedHash: z.string() }).exactOptional(),
});
