import { z } from "zod";

const HEADER = "idempotency-key";

/** The header that makes a command safe to send twice. */
export const idempotencyHeaders = z.looseObject({
  [HEADER]: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Chosen by the client; the same command sent again under it gets the first answer"),
});

/** The key of a request as an option of the service; nothing where the client sent none. */
export const keyOf = (
  headers: z.output<typeof idempotencyHeaders>,
): { readonly idempotencyKey?: string } => {
  const key = headers[HEADER];
  return key === undefined ? {} : { idempotencyKey: key };
};
