import {
  type CommandInput,
  type Despite,
  type EnteredOutcome,
  type EntriesCommand,
  MOST_BOARDS,
} from "@losfee/core";
import { z } from "zod";
import {
  absenceWishSchema,
  boardOutcomeSchema,
  boardPlayersSchema,
  breachSchema,
  contestAddressSchema,
  draftActSchema,
  eligibilityFields,
  eligibilitySchema,
  entryIdSchema as entry,
  exactly,
  lineUpPlayersSchema,
  optionsSchema,
  seatingActSchema,
  settingsChangeSchema,
  tableOutcomes,
} from "../values/index.ts";
import { command, commonCommands, entryDetailsInput, name, reason } from "./command-parts.ts";

const round = z.int().min(1).max(10_000);
const board = z.int().min(1).max(10_000);
const pairs = z.array(z.tuple([entry, entry])).max(5_000);

// The rules check that scores are whole and in range, with messages of their own.
const side = z.strictObject({ entry, score: z.number() });

const outcome = exactly<EnteredOutcome>()(
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("played"),
      sides: z.tuple([side, side]),
      unrated: z.literal(true).exactOptional(),
      swapped: z
        .literal(true)
        .describe("Played the other way round: who was to have White, or to begin, did not")
        .exactOptional(),
    }),
    z.strictObject({ kind: z.literal("forfeit"), absent: z.array(entry).max(2) }),
    z.strictObject({
      kind: z.literal("match"),
      teams: z.tuple([entry, entry]),
      boards: z
        .array(
          z.strictObject({
            players: boardPlayersSchema.exactOptional(),
            outcome: boardOutcomeSchema,
          }),
        )
        .max(4 * MOST_BOARDS),
      missingLineUps: z
        .literal("by-list")
        .exactOptional()
        .describe("Teams that handed in nothing play in the order of their lists"),
    }),
    ...tableOutcomes,
  ]),
);

/** A result; without a board number, the contest is found by its players. */
const resultOfRound = { round, board: board.exactOptional(), outcome };
const seen = z
  .int()
  .min(0)
  .exactOptional()
  .describe("The event of what is known of the game so far; 0: nothing is");
const request = z
  .int()
  .min(1)
  .exactOptional()
  .describe("The event of the request as it was seen: another one is not answered instead");
const repair = z.enum(["keep", "draft-again"]);
const stage = z.int().min(1).max(100);
const fromGame = z.int().min(1).max(10_000).exactOptional();

/** The answer to a refusal `rules-broken`: the reported `breaches`, and a reason. */
const despite = exactly<Despite>()(
  z.strictObject({ breaches: z.array(breachSchema).max(20_000), reason }),
);

/** Body of a correction. */
const correctResultSchema = command("correct-result", { ...resultOfRound, reason, repair });

/** Body of an annulment. */
const annulGameSchema = command("annul-game", {
  round,
  board,
  reason,
  repair: repair.exactOptional(),
});

/** An optional reason: previewing the consequences of a change needs none. */
const unstated = { reason: reason.default("") };

/** A change of a result, at a board or at a table, for which an impact can be requested. */
export const resultChangeSchema = z.discriminatedUnion("type", [
  correctResultSchema.extend(unstated),
  annulGameSchema.extend(unstated),
]);

const addEntriesSchema = command("add-entries", {
  entries: z.array(z.strictObject({ name, ...entryDetailsInput })).max(5_000),
});

const membersSchema = z
  .array(z.strictObject({ name, ...entryDetailsInput, ...eligibilityFields }))
  .max(1_000);

const changeEntrySchema = command("change-entry", {
  entry,
  details: z.strictObject({ name: name.exactOptional(), ...entryDetailsInput }),
});

const removeEntrySchema = command("remove-entry", { entry });

const withdrawEntrySchema = command("withdraw-entry", {
  entry,
  fromRound: round.exactOptional(),
  reason,
});

const changeSettingsSchema = command("change-settings", { settings: settingsChangeSchema, reason });

/** Commands with a preview of their consequences, apart from corrections. */
export const entriesCommandSchema = exactly<EntriesCommand>()(
  z.discriminatedUnion("type", [
    addEntriesSchema,
    changeEntrySchema,
    removeEntrySchema,
    withdrawEntrySchema.extend(unstated),
    changeSettingsSchema.extend(unstated),
  ]),
);

/** Every command of a tournament except the one that creates it; the rules check the rest. */
export const commandSchema = exactly<CommandInput<"tournament">>()(
  z.discriminatedUnion("type", [
    ...commonCommands,
    changeSettingsSchema,
    addEntriesSchema,
    changeEntrySchema,
    removeEntrySchema,
    withdrawEntrySchema,
    command("reinstate-entry", { entry }),
    command("add-members", {
      team: entry,
      members: membersSchema,
    }),
    command("add-squads", {
      squads: z.array(z.strictObject({ team: name, members: membersSchema })).max(1_000),
    }),
    command("order-squad", { team: entry, order: z.array(entry).max(1_000) }),
    command("change-eligibility", { entry, eligibility: eligibilitySchema }),
    command("set-line-up", {
      round,
      team: entry,
      players: lineUpPlayersSchema,
      reason: reason.exactOptional(),
    }),
    command("move-match", {
      round,
      teams: z.tuple([entry, entry]),
      at: z.string().max(100).nullable().exactOptional(),
      venue: z.string().max(1_000).exactOptional(),
      reason,
    }),
    command("line-up-by-list", { round, teams: z.array(entry).max(5_000).exactOptional() }),
    command("take-back-line-ups", { round, teams: z.array(entry).max(5_000) }),
    command("publish-line-ups", { round, boards: z.array(board).max(5_000).exactOptional() }),
    command("pause-entry", {
      entry,
      rounds: z.array(round).max(200),
      halfPoints: z.array(round).max(200).exactOptional(),
    }),
    command("end-pause", { entry, rounds: z.array(round).max(200).exactOptional() }),
    command("request-absence", { entry, wish: absenceWishSchema, reason: reason.exactOptional() }),
    command("take-back-request", { entry }),
    command("grant-request", { entry, request }),
    command("decline-request", { entry, reason, request }),
    command("check-in", { entries: z.array(entry).max(5_000), present: z.boolean() }),
    command("draft-round", {
      basedOn: z.number().exactOptional(),
      system: name.exactOptional(),
      options: optionsSchema.exactOptional(),
      pinned: pairs.exactOptional(),
      forbidden: pairs.exactOptional(),
      reason: reason.exactOptional(),
      despite: despite.exactOptional(),
    }),
    command("adjust-draft", {
      round,
      act: draftActSchema,
      reason,
      despite: despite.exactOptional(),
    }),
    command("discard-draft", { round }),
    command("publish-round", { round, despite: despite.exactOptional() }),
    command("publish-ahead", { round }),
    command("recall-round", { round, reason }),
    command("redraw-stage", { stage, fromGame, reason }),
    command("adjust-seating", { stage, act: seatingActSchema, reason }),
    command("substitute-player", {
      stage,
      out: entry,
      in: entry,
      fromGame,
      takesOver: z.boolean(),
      reason,
    }),
    command("report-result", { ...resultOfRound, seen }),
    command("confirm-results", {
      results: z.array(contestAddressSchema.extend({ seen })).max(10_000),
    }),
    command("pass-time", {}),
    command("enter-result", { ...resultOfRound, seen }),
    command("erase-result", { round, board, seen }),
    command("enter-again", resultOfRound),
    correctResultSchema,
    annulGameSchema,
    command("impose-penalty", {
      entry,
      round,
      of: z.enum(["spread", "rank-points", "game-points", "match-points"]).exactOptional(),
      points: z.number(),
      reason,
    }),
    command("waive-penalty", {
      entry,
      round,
      of: z.enum(["boards", "points"]).exactOptional(),
      reason,
    }),
    command("lift-penalty", { penalty: z.int(), reason }),
    command("enter-play-off", {
      games: z.enum(["regular", "rapid", "blitz"]),
      order: z.array(entry),
      reason,
    }),
  ]),
);
