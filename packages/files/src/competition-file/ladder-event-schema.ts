import {
  challengeTargetSchema,
  detailFields,
  erasureSchema,
  eventDetailsSchema,
  exactly,
  ladderOutcomeSchema,
  ladderSettingsSchema,
  entryIdSchema as player,
  rulingOutcomeSchema,
  seatSchema,
  takenOverSchema,
} from "@losfee/contract/values";
import { LETTER_LANGUAGES, type Pin, type RecordedLadderEvent } from "@losfee/core";
import { z } from "zod";
import { rehearsalSchema, reopenedSchema } from "./commitment-schemas.ts";
import { filedEvent as event, type FiledEvent } from "./filed-event.ts";
import { logEvents } from "./log-events.ts";
import { publicityEvents } from "./publicity-events.ts";

const text = z.string();
const reason = z.string();
const moment = z.iso.datetime();

/** The fields of a player's details. */
const ladderDetailFields = {
  ...detailFields,
  addresses: z.array(z.string()),
  language: z.enum(LETTER_LANGUAGES),
};

/** The fields of a {@link LadderPair}. */
const ladderPairFields = { challenger: player, defender: player };

/** The fields of a submitted game record. */
const gameRecordFields = {
  by: z.union([player, z.literal("director")]),
  pgn: z.string(),
  claim: z.enum(["win", "draw"]).nullable(),
};

const pin = exactly<Pin>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("challenge"), challenge: text, ...ladderPairFields }),
    z.strictObject({ kind: z.literal("assignment"), at: text, ...ladderPairFields }),
    z.strictObject({
      kind: z.literal("capture"),
      by: z.enum(["mail", "list"]),
      player,
      seat: seatSchema,
      at: text,
    }),
    z.strictObject({
      kind: z.literal("listing"),
      by: z.enum(["request", "standing-waiting-list"]),
      player,
      at: text,
    }),
  ]),
);

const pinned = { since: moment, pins: z.array(pin) };
const pair = z.strictObject(ladderPairFields);
const about = z.strictObject({ player });

/** An event of a ladder as filed. */
export const ladderEventSchema = exactly<FiledEvent<RecordedLadderEvent>>()(
  z.discriminatedUnion("type", [
    event(
      "competition-created",
      z.strictObject({
        name: text,
        format: text,
        settings: ladderSettingsSchema,
        details: eventDetailsSchema.exactOptional(),
        seed: text,
        seedHash: text,
      }),
    ),
    event("competition-renamed", z.strictObject({ name: text })),
    event("settings-changed", z.strictObject({ settings: ladderSettingsSchema, reason })),
    event("event-details-changed", z.strictObject({ details: eventDetailsSchema })),
    ...logEvents,
    ...publicityEvents,
    event("competition-closed", z.record(z.string(), z.never())),
    event("competition-reopened", reopenedSchema),
    event("rehearsal-begun", rehearsalSchema),
    event(
      "entries-added",
      z.strictObject({
        entries: z.array(
          z.strictObject({ ...ladderDetailFields, id: player, seat: seatSchema.exactOptional() }),
        ),
      }),
    ),
    event(
      "entry-changed",
      z.strictObject({ entry: player, details: z.strictObject(ladderDetailFields) }),
    ),
    event("person-erased", erasureSchema),
    event("player-returned", about),
    event("player-retired", z.strictObject({ player, reason })),
    event("player-expelled", z.strictObject({ player, reason })),
    event("expulsion-declined", z.strictObject({ player, reason })),
    event(
      "challenge-sent",
      z.strictObject({
        challenger: player,
        targets: z.array(challengeTargetSchema),
        entitled: z.array(z.boolean()),
      }),
    ),
    event("challenge-confirmed", pair),
    event("challenge-accepted", pair),
    event("challenge-refused", pair),
    event(
      "result-reported",
      z.strictObject({ ...ladderPairFields, outcome: ladderOutcomeSchema, by: player }),
    ),
    event("objection-raised", z.strictObject({ ...ladderPairFields, by: player })),
    event("game-record-sent", z.strictObject({ ...ladderPairFields, ...gameRecordFields })),
    event("waiting-list-requested", about),
    event("waiting-list-left", about),
    event("standing-waiting-list-joined", about),
    event("standing-waiting-list-left", about),
    event("standing-waiting-list-suspended", about),
    event("standing-waiting-list-resumed", about),
    event("holiday-announced", z.strictObject({ player, from: text, to: text })),
    event("letter-answered", about),
    event("deadline-passed", z.strictObject({ timer: text })),
    event("notices-sent", z.strictObject({ notices: z.array(text) })),
    event("absence-noted", z.strictObject({ since: moment })),
    event("absence-decided", z.strictObject({ act: z.array(text), wait: z.array(text), reason })),
    event("games-taken-over", takenOverSchema),
    event(
      "dispute-decided",
      z.strictObject({ ...pinned, challenge: text, outcome: rulingOutcomeSchema, reason }),
    ),
    event(
      "game-adjudicated",
      z.strictObject({ challenge: text, outcome: rulingOutcomeSchema, reason }),
    ),
    event("challenge-voided", z.strictObject({ challenge: text, reason })),
    event("challenge-kept", z.strictObject({ challenge: text, reason })),
    event("challenges-pinned", z.strictObject({ ...pinned, reason })),
  ]),
);
