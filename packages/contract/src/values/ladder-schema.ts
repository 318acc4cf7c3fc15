import type { ChallengeTarget, Seat, TakenOver } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { givenDay, givenMoment } from "./moments.ts";
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

/** A game's result as reported by its players, and as the director may rule. */
export const ladderOutcomeSchema = z.enum(["challenger-wins", "draw", "defender-wins"]);
export const rulingOutcomeSchema = z.enum([...ladderOutcomeSchema.options, "both-stay"]);

const gameParts = {
  challenger: player,
  defender: player,
  origin: z.enum(["direct", "assigned"]),
  at: givenMoment,
};

/** The fields of a {@link TakenOver}. */
export const takenOverFields = {
  games: z.array(
    z.discriminatedUnion("status", [
      z.strictObject({
        ...gameParts,
        status: z.enum(["pendingConfirmation", "pendingAcceptance"]),
        mailedAt: givenMoment,
      }),
      z.strictObject({ ...gameParts, status: z.literal("running"), clockStart: givenDay }),
      z.strictObject({
        ...gameParts,
        status: z.literal("provisional"),
        clockStart: givenDay,
        outcome: ladderOutcomeSchema,
        by: player,
        reportedAt: givenMoment,
        mailedAt: givenMoment,
      }),
      z.strictObject({
        ...gameParts,
        status: z.literal("inAdjudication"),
        clockStart: givenDay,
        mailedAt: givenMoment,
      }),
    ]),
  ),
  waiting: z.array(z.strictObject({ player, since: givenMoment })),
  standing: z.array(z.strictObject({ player, suspended: z.boolean() })),
  players: z.array(
    z.strictObject({
      player,
      lastDefended: givenMoment.nullable(),
      idleSince: givenMoment.nullable(),
      strikes: z.int(),
      holidays: z.array(z.strictObject({ from: givenDay, to: givenDay })),
    }),
  ),
};

/** A {@link TakenOver}. */
export const takenOverSchema = exactly<TakenOver>()(z.strictObject(takenOverFields));
