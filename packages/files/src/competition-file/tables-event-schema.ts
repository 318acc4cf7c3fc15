import type {
  DraftedSeating,
  RecordedTablesEvent,
  SeatingAct,
  TableAddress,
  TableOutcome,
} from "@losfee/core";
import { z } from "zod";
import { detailFields, erasureSchema } from "./entry-details-schema.ts";
import { eventDetailsSchema } from "./event-details-schema.ts";
import { exactly } from "./exact.ts";
import { filedEvent as event, type FiledEvent } from "./filed-event.ts";
import { reopenedSchema } from "./reopened-schema.ts";
import { drawSchema, entryIdSchema as entry } from "./round-schema.ts";
import { tablesSettingsSchema } from "./tables-settings-schema.ts";

const reason = z.string();
const stage = z.int().min(1);
const game = z.int().min(1);
const table = z.int().min(1);

/** The fields of a {@link TableAddress}. */
export const tableAddressSchema = exactly<TableAddress>()(z.strictObject({ stage, game, table }));

const address = tableAddressSchema.shape;

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

const members = z.array(
  z.strictObject({
    entry,
    admission: z.enum(["entered", "overall", "table", "next-best", "substitute"]),
  }),
);

const games = z.array(
  z.strictObject({
    game,
    tables: z.array(z.strictObject({ table, seats: z.array(entry) })),
  }),
);

const seating = exactly<DraftedSeating>()(
  z.strictObject({ members, games, draws: z.array(drawSchema) }),
).shape;

const tablesEntry = z.strictObject({
  ...detailFields,
  id: entry,
  withdrawn: z.string().nullable(),
  checkedIn: z.boolean(),
});

const replaced = { stage, out: entry, in: entry, reason };
const outcome = tableOutcomeSchema;

/** An event of a table tournament as filed. */
export const tablesEventSchema = exactly<FiledEvent<RecordedTablesEvent>>()(
  z.discriminatedUnion("type", [
    event(
      "competition-created",
      z.strictObject({
        name: z.string(),
        format: z.string(),
        settings: tablesSettingsSchema,
        details: eventDetailsSchema.exactOptional(),
        seed: z.string(),
        seedHash: z.string(),
      }),
    ),
    event("competition-renamed", z.strictObject({ name: z.string() })),
    event("settings-changed", z.strictObject({ settings: tablesSettingsSchema, reason })),
    event("event-details-changed", z.strictObject({ details: eventDetailsSchema })),
    event("entries-added", z.strictObject({ entries: z.array(tablesEntry) })),
    event("person-erased", erasureSchema),
    event("entry-changed", z.strictObject({ entry, details: z.strictObject(detailFields) })),
    event("entry-removed", z.strictObject({ entry })),
    event("entry-withdrawn", z.strictObject({ entry, reason })),
    event("entry-reinstated", z.strictObject({ entry })),
    event("entry-checked-in", z.strictObject({ entry, present: z.boolean() })),
    event("stage-drafted", z.strictObject({ ...seating, stage })),
    event("stage-redrawn", z.strictObject({ ...seating, stage, fromGame: game, reason })),
    event(
      "seating-adjusted",
      z.strictObject({ stage, act: seatingActSchema, reason, members, games }),
    ),
    event("draft-discarded", z.strictObject({ stage })),
    event("stage-published", z.strictObject({ stage })),
    event("stage-recalled", z.strictObject({ stage, reason })),
    event("seat-filled", z.strictObject(replaced)),
    event(
      "player-substituted",
      z.strictObject({ ...replaced, fromGame: game, takesOver: z.boolean() }),
    ),
    event("result-reported", z.strictObject({ ...address, outcome })),
    event("result-confirmed", tableAddressSchema),
    event("result-entered", z.strictObject({ ...address, outcome })),
    event("result-erased", tableAddressSchema),
    event("result-corrected", z.strictObject({ ...address, outcome, reason })),
    event("game-annulled", z.strictObject({ ...address, reason })),
    event(
      "penalty-imposed",
      z.strictObject({
        entry,
        stage,
        of: z.enum(["rank-points", "game-points"]),
        points: z.number(),
        reason,
      }),
    ),
    event("penalty-lifted", z.strictObject({ penalty: z.int(), reason })),
    event("competition-closed", z.record(z.string(), z.never())),
    event("competition-reopened", reopenedSchema),
  ]),
);
