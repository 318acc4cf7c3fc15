import {
  type ContestAddress,
  type DraftAct,
  type DraftedPairs,
  type DraftRequest,
  type Draw,
  MOST_BOARDS,
  type Outcome,
  type StartNote,
} from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { noteSchema } from "./note-schema.ts";
import { optionsSchema } from "./settings-schema.ts";
import { matchBoardSchema } from "./team-schemas.ts";

/** An entry's number. */
export const entryIdSchema = z.int().min(1);

const pair = z.tuple([entryIdSchema, entryIdSchema]);
const pairOfNumbers = z.tuple([z.int(), z.int()]);
const reason = z.string().max(1000);

/** Ways in which a game at a table ends. */
export const tableOutcomes = [
  z.strictObject({
    kind: z.literal("game-points"),
    seats: z.array(z.strictObject({ entry: entryIdSchema, points: z.number().nullable() })).max(20),
  }),
  z.strictObject({
    kind: z.literal("places"),
    seats: z.array(z.strictObject({ entry: entryIdSchema, place: z.number().nullable() })).max(20),
  }),
] as const;

/** An {@link Outcome}; the rules check that scores and places are possible. */
export const outcomeSchema = exactly<Outcome>()(
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("played"),
      scores: z.tuple([z.number(), z.number()]),
      unrated: z.literal(true).exactOptional(),
      boards: z.array(matchBoardSchema).max(MOST_BOARDS).exactOptional(),
    }),
    z.strictObject({ kind: z.literal("forfeit"), absent: z.array(entryIdSchema) }),
    ...tableOutcomes,
  ]),
);

/** The fields of a {@link ContestAddress}. */
export const contestAddressSchema = exactly<ContestAddress>()(
  z.strictObject({ round: z.int().min(1), board: z.int().min(1) }),
);

/** A {@link Draw}. */
export const drawSchema = exactly<Draw>()(
  z.strictObject({ name: z.string(), order: z.array(z.int()) }),
);

/** A {@link DraftRequest}. */
export const draftRequestSchema = exactly<DraftRequest>()(
  z.strictObject({
    basedOn: z.int(),
    system: z.string(),
    options: optionsSchema,
    pinned: z.array(pair),
    forbidden: z.array(pair),
    reason,
  }),
);

/** A {@link DraftAct}. */
export const draftActSchema = exactly<DraftAct>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("pair"), players: pair }),
    z.strictObject({ kind: z.literal("break"), board: z.int() }),
    z.strictObject({ kind: z.literal("swap"), players: pair }),
    z.strictObject({ kind: z.literal("exchange-starts"), board: z.int() }),
    z.strictObject({ kind: z.literal("exchange-boards"), boards: pairOfNumbers }),
    z.strictObject({ kind: z.literal("bye"), entry: entryIdSchema }),
    z.strictObject({ kind: z.literal("pair-rest") }),
  ]),
);

const start = exactly<StartNote>()(
  z.discriminatedUnion("code", [
    z.strictObject({ code: z.literal("fewer-starts"), starts: pairOfNumbers }),
    z.strictObject({ code: z.literal("more-replies"), replies: pairOfNumbers }),
    z.strictObject({ code: z.literal("head-to-head") }),
    z.strictObject({ code: z.literal("run-broken"), run: z.int() }),
    z.strictObject({ code: z.literal("balance-ahead") }),
    z.strictObject({ code: z.literal("lot") }),
    z.strictObject({ code: z.literal("by-system") }),
    z.strictObject({ code: z.literal("by-hand") }),
    z.strictObject({ code: z.literal("players-draw") }),
  ]),
);

const game = z.strictObject({
  board: z.int(),
  seats: pair,
  start,
  notes: z.array(noteSchema),
  pinned: z.boolean(),
});

const unplayedRound = z.strictObject({
  entry: entryIdSchema,
  reason: z.enum(["bye", "forfeit", "pause", "withdrawn", "late-entry", "not-in-stage"]),
  credit: z.enum(["win", "draw", "loss", "none"]),
  spread: z.int(),
  notes: z.array(noteSchema),
});

/** The fields of {@link DraftedPairs}. */
export const draftedPairsSchema = exactly<DraftedPairs>()(
  z.strictObject({
    games: z.array(game),
    unplayed: z.array(unplayedRound),
    unpaired: z.array(entryIdSchema),
  }),
);
