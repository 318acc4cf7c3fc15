import {
  absenceWishSchema,
  contestAddressSchema,
  detailFields,
  draftActSchema,
  draftedPairsSchema,
  draftRequestSchema,
  drawSchema,
  eligibilityFields,
  eligibilitySchema,
  entryIdSchema as entry,
  entryIdSchema,
  entrySchema,
  erasureSchema,
  eventDetailsSchema,
  exactly,
  judgementSchema,
  lineUpPlayersSchema,
  noteSchema,
  outcomeSchema,
  seatingActSchema,
  settingsSchema,
} from "@losfee/contract/values";
import type { DraftedSeating, RecordedTournamentEvent } from "@losfee/core";
import { z } from "zod";
import { rehearsalSchema, reopenedSchema } from "./commitment-schemas.ts";
import { filedEvent as event, type FiledEvent } from "./filed-event.ts";
import { logEvents } from "./log-events.ts";
import { publicityEvents } from "./publicity-events.ts";

/** The fields of a {@link DraftedSeating}. */
const draftedSeatingSchema = exactly<DraftedSeating>()(
  z.strictObject({
    members: z.array(
      z.strictObject({
        entry,
        admission: z.enum(["entered", "overall", "table", "next-best", "substitute"]),
      }),
    ),
    games: z.array(
      z.strictObject({
        game: z.int().min(1),
        tables: z.array(z.strictObject({ board: z.int().min(1), seats: z.array(entry) })),
      }),
    ),
    draws: z.array(drawSchema),
  }),
);

const reason = z.string();
const round = z.int().min(1);
const board = z.int().min(1);
const stage = z.int().min(1);
const fromGame = z.int().min(1);
const draws = z.array(drawSchema);

/** Acts in a draft, by the program as well as by the director. */
const act = z.union([
  draftActSchema,
  z.strictObject({ kind: z.enum(["absent", "joins"]), entry: entryIdSchema }),
]);

const memberSchema = z.strictObject({ ...detailFields, ...eligibilityFields, id: entryIdSchema });

const of = { entry: entryIdSchema };
const { draws: _, ...seats } = draftedSeatingSchema.shape;
const result = { round, board, seats: z.array(entryIdSchema).max(20), outcome: outcomeSchema };
const replaced = { stage, out: entryIdSchema, in: entryIdSchema, reason };

/** An event of a tournament as filed. */
export const tournamentEventSchema = exactly<FiledEvent<RecordedTournamentEvent>>()(
  z.discriminatedUnion("type", [
    event(
      "competition-created",
      z.strictObject({
        name: z.string(),
        format: z.string(),
        settings: settingsSchema,
        details: eventDetailsSchema.exactOptional(),
        seed: z.string(),
        seedHash: z.string(),
      }),
    ),
    event("competition-renamed", z.strictObject({ name: z.string() })),
    event("settings-changed", z.strictObject({ settings: settingsSchema, reason })),
    event("event-details-changed", z.strictObject({ details: eventDetailsSchema })),
    ...logEvents,
    ...publicityEvents,
    event("entries-added", z.strictObject({ entries: z.array(entrySchema) })),
    event("person-erased", erasureSchema),
    event("entry-changed", z.strictObject({ ...of, details: z.strictObject(detailFields) })),
    event("entry-removed", z.strictObject(of)),
    event("members-added", z.strictObject({ team: entryIdSchema, members: z.array(memberSchema) })),
    event("squad-ordered", z.strictObject({ team: entryIdSchema, order: z.array(entryIdSchema) })),
    event("eligibility-changed", z.strictObject({ ...of, eligibility: eligibilitySchema })),
    event(
      "line-up-set",
      z.strictObject({ round, team: entryIdSchema, players: lineUpPlayersSchema, reason }),
    ),
    event(
      "match-moved",
      z.strictObject({
        round,
        teams: z.tuple([entryIdSchema, entryIdSchema]),
        at: z.string().nullable().exactOptional(),
        venue: z.string().exactOptional(),
        reason,
      }),
    ),
    event("line-ups-published", z.strictObject({ round, boards: z.array(board) })),
    event("line-ups-taken-back", z.strictObject({ round, teams: z.array(entryIdSchema) })),
    event("entry-withdrawn", z.strictObject({ ...of, fromRound: round, reason })),
    event("entry-reinstated", z.strictObject(of)),
    event(
      "entry-paused",
      z.strictObject({ ...of, rounds: z.array(round), halfPoints: z.array(round).exactOptional() }),
    ),
    event("absence-requested", z.strictObject({ ...of, wish: absenceWishSchema, reason })),
    event("request-taken-back", z.strictObject(of)),
    event("request-declined", z.strictObject({ ...of, reason })),
    event("entry-checked-in", z.strictObject({ ...of, present: z.boolean() })),
    event(
      "round-drafted",
      z.strictObject({
        ...draftedPairsSchema.shape,
        ...judgementSchema.shape,
        round,
        stage: z.int().min(0),
        request: draftRequestSchema,
        notes: z.array(noteSchema),
        draws,
      }),
    ),
    event(
      "draft-adjusted",
      z.strictObject({
        ...draftedPairsSchema.shape,
        ...judgementSchema.shape,
        round,
        act,
        reason,
        draws,
      }),
    ),
    event("draft-discarded", z.strictObject({ round })),
    event("round-published", z.strictObject({ ...judgementSchema.shape, round })),
    event("round-recalled", z.strictObject({ round, reason })),
    event("stage-drafted", z.strictObject({ ...draftedSeatingSchema.shape, stage })),
    event(
      "stage-redrawn",
      z.strictObject({ ...draftedSeatingSchema.shape, stage, fromGame, reason }),
    ),
    event("seating-adjusted", z.strictObject({ ...seats, stage, act: seatingActSchema, reason })),
    event("seat-filled", z.strictObject(replaced)),
    event("player-substituted", z.strictObject({ ...replaced, fromGame, takesOver: z.boolean() })),
    event("result-reported", z.strictObject(result)),
    event(
      "result-also-reported",
      z.strictObject({ ...result, replaces: z.int().min(1).exactOptional() }),
    ),
    event(
      "result-confirmed",
      z.strictObject({
        ...contestAddressSchema.shape,
        afterMinutes: z.int().min(1).exactOptional(),
      }),
    ),
    event("result-entered", z.strictObject({ ...result, unseen: z.literal(true).exactOptional() })),
    event("result-erased", contestAddressSchema),
    event(
      "result-entered-again",
      z.strictObject({ round, board, outcome: outcomeSchema, agrees: z.boolean() }),
    ),
    event("result-corrected", z.strictObject({ ...result, reason })),
    event("game-annulled", z.strictObject({ round, board, reason })),
    event(
      "penalty-imposed",
      z.strictObject({
        ...of,
        round,
        of: z.enum(["spread", "rank-points", "game-points", "match-points"]),
        points: z.number(),
        reason,
      }),
    ),
    event(
      "penalty-waived",
      z.strictObject({ ...of, round, of: z.literal("boards").exactOptional(), reason }),
    ),
    event("penalty-lifted", z.strictObject({ penalty: z.int(), reason })),
    event(
      "play-off-entered",
      z.strictObject({
        games: z.enum(["regular", "rapid", "blitz"]),
        order: z.array(z.int()),
        reason,
      }),
    ),
    event("competition-closed", z.record(z.string(), z.never())),
    event("competition-reopened", reopenedSchema),
    event("rehearsal-begun", rehearsalSchema),
  ]),
);
