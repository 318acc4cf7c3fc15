import type { ChallengeStatus } from "@losfee/core";
import { z } from "zod";
import { rulingOutcomeSchema, seatSchema } from "../values/index.ts";
import { answersAtLeast, listOf } from "./answer.ts";

const player = z.int().min(1);
const moment = z.iso.datetime();
const day = z.iso.date();
const challengeStatus = answersAtLeast<ChallengeStatus>()(z.string());

/** A reason of the rules: its code, the code's parameters, and the sentence. */
const reasonSchema = z.looseObject({ code: z.string(), message: z.string() });

/** A seat with its player; null: vacant. */
const pyramidLevelSchema = z.object({
  level: z.int().min(1),
  seats: listOf(
    z.object({ seat: seatSchema, player: player.nullable(), name: z.string().nullable() }),
  ),
});

/** The seats level by level from the top, and the players who left. */
export const pyramidSchema = z.object({
  levels: listOf(pyramidLevelSchema),
  departed: listOf(z.object({ player, name: z.string() })).describe(
    "Who was in the pyramid and is no more",
  ),
});
export type PyramidResource = z.output<typeof pyramidSchema>;

export const deadlineSchema = z.object({
  kind: z.enum(["confirm", "accept", "objection", "game", "record", "idle", "letter"]),
  holders: listOf(player).describe("Who must act; nobody for the end of a game’s time"),
  challenge: z.string().nullable(),
  lastDay: day.describe("The last day, in the club’s time zone"),
  endsAt: moment,
  holidayDays: z.int().describe("Days of holiday that it was extended by"),
});
export type DeadlineResource = z.output<typeof deadlineSchema>;

const gameFields = {
  id: z.string(),
  origin: z.enum(["direct", "assigned"]),
  challenger: player.describe("Has White"),
  defender: player,
  names: z.tuple([z.string(), z.string()]).describe("Of challenger and defender"),
  seats: z
    .tuple([seatSchema, seatSchema])
    .describe("Where challenger and defender sat when the challenge arose"),
  at: moment,
  status: z.string(),
  clockStart: day.describe("Earlier moves cost no time"),
  outcome: rulingOutcomeSchema.nullable(),
  reportedBy: player.nullable(),
  rated: z.boolean(),
  endedAt: moment.nullable(),
  settledAt: moment.nullable(),
};

export const openGameSchema = z.object({
  ...gameFields,
  deadline: deadlineSchema
    .nullable()
    .describe("Null: it waits for the director, or for a letter to leave"),
  awaitsLetter: z
    .boolean()
    .describe("The director’s letter that its deadline runs from has not left"),
  onHoliday: listOf(player).describe("Empty for others where holidays are private"),
});
export type OpenGameResource = z.output<typeof openGameSchema>;

export const archivedGameSchema = z.object({
  ...gameFields,
  records: listOf(z.object({ by: z.union([player, z.literal("director")]), pgn: z.string() })),
});
export type ArchivedGameResource = z.output<typeof archivedGameSchema>;

const reachSchema = z.object({ highest: z.int(), lowest: z.int() });

export const waitingListsSchema = z.object({
  ordinary: listOf(
    z.object({
      position: z.int().describe("From 1: the best placed"),
      player,
      name: z.string(),
      since: moment,
      by: z.enum(["request", "standing-waiting-list"]),
      seat: seatSchema,
      reach: reachSchema,
    }),
  ),
  standing: listOf(z.object({ player, name: z.string(), suspended: z.boolean() })),
});
export type WaitingListsResource = z.output<typeof waitingListsSchema>;

export const challengeOptionsSchema = z.object({
  from: seatSchema,
  reach: reachSchema.nullable().describe("The levels that may be challenged; null from the top"),
  options: listOf(
    z.object({
      seat: seatSchema,
      player: player.nullable(),
      name: z.string().nullable(),
      rejection: reasonSchema.nullable().describe("Null: may be challenged"),
    }),
  ),
});
export type ChallengeOptionsResource = z.output<typeof challengeOptionsSchema>;

/** A consequence, by its kind; players by number, seats by number or as `5.2`. */
export const consequenceSchema = z.looseObject({
  kind: z.string(),
  at: moment,
  seq: z.int(),
  message: z.string(),
});
export type ConsequenceResource = z.output<typeof consequenceSchema>;

export const tenureSchema = z.object({
  player: player.nullable().describe("Null: the seat was vacant"),
  name: z.string().nullable(),
  since: moment,
  until: moment.nullable(),
  reason: z.string(),
  seq: z.int(),
});
export type TenureResource = z.output<typeof tenureSchema>;

export const questionSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("dispute"), game: z.object(gameFields) }),
  z.object({
    kind: z.literal("adjudication"),
    game: z.object(gameFields),
    complete: z.boolean().describe("Both have sent their records"),
  }),
  z.object({
    kind: z.literal("contested"),
    game: z.object(gameFields),
    reason: reasonSchema.nullable(),
  }),
  z.object({ kind: z.literal("expulsion"), player, name: z.string(), strikes: z.int() }),
]);
export type QuestionResource = z.output<typeof questionSchema>;

/** State of a game, with its players. */
const gameStanding = z.object({
  defender: player,
  status: challengeStatus,
  outcome: rulingOutcomeSchema.nullable(),
  rated: z.boolean(),
});

/** Deadlines that ended while none could take effect, and their consequences. */
export const absenceSchema = z.object({
  since: moment.describe("The last sign of life"),
  until: moment.describe("When it was noticed"),
  due: listOf(
    z.object({
      timer: z.string().describe("Its name, for `decide-absence`"),
      deadline: deadlineSchema,
      names: listOf(z.string()).describe("Of the two of the game, or of the player"),
      consequences: listOf(consequenceSchema).describe("What follows if everything acts"),
    }),
  ).describe("The earliest first"),
});
export type AbsenceResource = z.output<typeof absenceSchema>;

/** Effects of late information. */
export const ladderImpactSchema = z.object({
  at: moment,
  laterEvents: z.int().describe("Recorded events that are later"),
  undone: listOf(consequenceSchema),
  added: listOf(consequenceSchema),
  seats: listOf(z.object({ player, before: seatSchema.nullable(), after: seatSchema.nullable() })),
  challenges: listOf(
    z.object({
      challenge: z.string(),
      challenger: player,
      before: gameStanding.nullable().describe("Null: there was no such challenge"),
      after: gameStanding.nullable().describe("Null: there is none any more"),
    }),
  ),
  timers: listOf(
    z.object({ timer: z.string(), before: moment.nullable(), after: moment.nullable() }),
  ),
});
export type LadderImpactResource = z.output<typeof ladderImpactSchema>;
