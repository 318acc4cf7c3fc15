import { z } from "zod";
import type { Scope } from "../access/roles.ts";

/** Each kind of {@link Scope}. */
export const scopes = {
  table: z.strictObject({
    kind: z.literal("table"),
    stage: z.int().min(0),
    table: z.int().min(1),
  }),
  player: z.strictObject({ kind: z.literal("player"), entry: z.int().min(1) }),
};
