import { z } from "zod";

const commitment = z.strictObject({ seed: z.string(), seedHash: z.string() });

/** What is recorded of a reopening. */
export const reopenedSchema = z.strictObject({ reason: z.string(), commitment });

/** What is recorded where a rehearsal begins. */
export const rehearsalSchema = z.strictObject({ of: z.string().min(1).max(300), commitment });
