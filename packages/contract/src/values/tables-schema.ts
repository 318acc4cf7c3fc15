import type { SeatingAct, TableAddress, TableOutcome } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { entryIdSchema as entry } from "./round-schema.ts";

const stage = z.int().min(1);
const game = z.int().min(1);
const table = z.int().min(1);

/** The fields of a {@link TableAddress}. */
export const tableAddressSchema = exactly<TableAddress>()(z.strictObject({ stage, game, table }));

/** A {@link TableOutcome}; whether scores and places are possible is for the rules to say. */
export const tableOutcomeSchema = exactly<TableOutcome>()(
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("game-points"),
      seats: z.array(z.strictObject({ entry, points: z.number().nullable() })).max(20),
    }),
    z.strictObject({
      kind: z.literal("places"),
      seats: z.array(z.strictObject({ entry, place: z.number().nullable() })).max(20),
    }),
  ]),
);

/** A {@link SeatingAct}. */
export const seatingActSchema = exactly<SeatingAct>()(
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("swap"),
      players: z.tuple([entry, entry]),
      game: game.nullable(),
    }),
    z.strictObject({ kind: z.literal("move"), entry, table, game: game.nullable() }),
    z.strictObject({ kind: z.literal("order"), game, table, seats: z.array(entry).max(20) }),
  ]),
);
