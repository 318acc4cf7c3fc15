import type { AbsenceWish } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

/** An {@link AbsenceWish}. */
export const absenceWishSchema = exactly<AbsenceWish>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("pause"), rounds: z.array(z.int().min(1)).max(200) }),
    z.strictObject({ kind: z.literal("withdrawal") }),
  ]),
);
