import { z } from "zod";

const commitment = z.strictObject({ seed: z.string(), seedHash: z.string() });

/** Payload of a reopening. */
export const reopenedSchema = z.strictObject({ reason: z.string(), commitment });

/** Payload at the start of a rehearsal. */
export const rehearsalSchema = z.strictObject({ of: z.string().min(1).max(300), commitment });
