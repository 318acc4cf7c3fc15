import { type BoardOutcome, type Eligibility, type MatchBoard, MOST_BOARDS } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

const entry = z.int().min(1);
const side = z.literal([0, 1]);
const both = z.tuple([z.number(), z.number()]);

/** A {@link BoardOutcome}; the rules check that scores are possible. */
export const boardOutcomeSchema = exactly<BoardOutcome>()(
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("played"),
      scores: both,
      unrated: z.literal(true).exactOptional(),
    }),
    z.strictObject({ kind: z.literal("forfeit"), absent: z.array(side).max(2) }),
    z.strictObject({ kind: z.literal("not-played") }),
    z.strictObject({ kind: z.literal("adjourned") }),
  ]),
);

/** The players of both sides at a board. */
export const boardPlayersSchema = z.tuple([entry.nullable(), entry.nullable()]);

/** A {@link MatchBoard}. */
export const matchBoardSchema = exactly<MatchBoard>()(
  z.strictObject({ players: boardPlayersSchema, first: side, outcome: boardOutcomeSchema }),
);

/** A team's players by board, board 1 first. */
export const lineUpPlayersSchema = z.array(entry.nullable()).max(4 * MOST_BOARDS);

/** The fields of {@link Eligibility}; the rules check ranges. */
export const eligibilityFields = {
  fromRound: z.int().exactOptional(),
  suspended: z.array(z.int()).max(200).exactOptional(),
  matchesAbove: z.int().exactOptional(),
  loan: z
    .strictObject({
      club: z.string().max(200),
      fromRound: z.int().exactOptional(),
      untilRound: z.int().exactOptional(),
    })
    .exactOptional(),
};

/** An {@link Eligibility}. */
export const eligibilitySchema = exactly<Eligibility>()(z.strictObject(eligibilityFields));
