import type { ChallengeTarget, Seat, TakenOver } from "@losfee/core";
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

/** A game's result as reported by its players, and as the director may rule. */
export const ladderOutcomeSchema = z.enum(["challenger-wins", "draw", "defender-wins"]);
export const rulingOutcomeSchema = z.enum([...ladderOutcomeSchema.options, "both-stay"]);

const moment = z.iso.datetime();
const day = z.iso.date();

const gameParts = {
  challenger: player,
  defender: player,
  origin: z.enum(["direct", "assigned"]),
  at: moment,
};

/** The fields of a {@link TakenOver}. */
export const takenOverFields = {
  games: z.array(
    z.discriminatedUnion("status", [
      z.strictObject({
        ...gameParts,
        status: z.enum(["pendingConfirmation", "pendingAcceptance"]),
        mailedAt: moment,
      }),
      z.strictObject({ ...gameParts, status: z.literal("running"), clockStart: day }),
      z.strictObject({
        ...gameParts,
        status: z.literal("provisional"),
        clockStart: day,
        outcome: ladderOutcomeSchema,
        by: player,
        reportedAt: moment,
        mailedAt: moment,
      }),
      z.strictObject({
        ...gameParts,
        status: z.literal("inAdjudication"),
        clockStart: day,
        mailedAt: moment,
      }),
    ]),
  ),
  waiting: z.array(z.strictObject({ player, since: moment })),
  standing: z.array(z.strictObject({ player, suspended: z.boolean() })),
  players: z.array(
    z.strictObject({
      player,
      lastDefended: moment.nullable(),
      idleSince: moment.nullable(),
      strikes: z.int(),
      holidays: z.array(z.strictObject({ from: day, to: day })),
    }),
  ),
};

/** A {@link TakenOver}. */
export const takenOverSchema = exactly<TakenOver>()(z.strictObject(takenOverFields));
