import type { ChallengeTarget, Seat } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { entryIdSchema as player } from "./round-schema.ts";

/** A {@link Seat}. */
export const seatSchema = exactly<Seat>()(
  z.strictObject({ level: z.int().min(1), index: z.int().min(1) }),
);

/** A {@link ChallengeTarget}. */
export const challengeTargetSchema = exactly<ChallengeTarget>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("player"), player }),
    z.strictObject({ kind: z.literal("vacancy"), seat: seatSchema }),
  ]),
);

/** How a game ended as its players say, and as the director may rule. */
export const ladderOutcomeSchema = z.enum(["challenger-wins", "draw", "defender-wins"]);
export const rulingOutcomeSchema = z.enum([...ladderOutcomeSchema.options, "both-stay"]);
