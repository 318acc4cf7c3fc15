import type { SeatingAct } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";
import { entryIdSchema as entry } from "./round-schema.ts";

const game = z.int().min(1);
const board = z.int().min(1);

/** A {@link SeatingAct}. */
export const seatingActSchema = exactly<SeatingAct>()(
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("swap"),
      players: z.tuple([entry, entry]),
      game: game.nullable(),
    }),
    z.strictObject({ kind: z.literal("move"), entry, board, game: game.nullable() }),
    z.strictObject({ kind: z.literal("order"), game, board, seats: z.array(entry).max(20) }),
  ]),
);
