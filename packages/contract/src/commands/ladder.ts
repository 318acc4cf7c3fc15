import { type CommandInput, type LadderMailCommand, LETTER_LANGUAGES } from "@losfee/core";
import { z } from "zod";
import {
  challengeTargetSchema,
  exactly,
  ladderOutcomeSchema,
  ladderSettingsChangeSchema,
  entryIdSchema as player,
  rulingOutcomeSchema,
  seatSchema,
  takenOverFields,
} from "../values/index.ts";
import { givenMoment } from "../values/moments.ts";
import { command, commonCommands, entryDetailsInput, name, reason } from "./command-parts.ts";

const challenge = z.string().max(100);
const day = z.string().max(20);
const evenWithoutEffect = z.boolean().exactOptional();
const withMove = z.literal(true).exactOptional();
const pair = { challenger: player, defender: player };

/** The rules check game records; this only rejects what cannot be one. */
const pgn = z.string().max(100_000);

const details = {
  ...entryDetailsInput,
  sex: z.enum(["m", "w"]).exactOptional(),
  addresses: z.array(z.string().max(320)).max(20).exactOptional(),
  language: z.enum(LETTER_LANGUAGES).exactOptional(),
};

const newEntries = z
  .array(z.strictObject({ name, ...details, seat: seatSchema.exactOptional() }))
  .max(5_000);

/** Commands that players give by mail or on their page. */
const mailCommands = [
  command("challenge", {
    challenger: player,
    targets: z.array(challengeTargetSchema).max(100),
    withMove,
    evenWithoutEffect,
  }),
  command("confirm-challenge", { ...pair, evenWithoutEffect }),
  command("accept-challenge", { ...pair, withMove, evenWithoutEffect }),
  command("refuse-challenge", { ...pair, evenWithoutEffect }),
  command("report-result", {
    ...pair,
    outcome: ladderOutcomeSchema,
    by: player,
    evenWithoutEffect,
  }),
  command("object", { ...pair, by: player, evenWithoutEffect }),
  command("send-game-record", {
    ...pair,
    by: z.union([player, z.literal("director")]),
    pgn,
    claim: z.enum(["win", "draw"]).nullable(),
    evenWithoutEffect,
  }),
  command("request-waiting-list", { player, evenWithoutEffect }),
  command("leave-waiting-list", { player, evenWithoutEffect }),
  command("join-standing-waiting-list", { player, evenWithoutEffect }),
  command("leave-standing-waiting-list", { player, evenWithoutEffect }),
  command("suspend-standing-waiting-list", { player, evenWithoutEffect }),
  command("resume-standing-waiting-list", { player, evenWithoutEffect }),
  command("announce-holiday", { player, from: day, to: day, evenWithoutEffect }),
  command("answer-letter", { player, evenWithoutEffect }),
  command("retire", { player, reason, evenWithoutEffect }),
] as const;

/** A command that a mail can contain. */
export const ladderMailCommandSchema = exactly<LadderMailCommand>()(
  z.discriminatedUnion("type", mailCommands),
);

/** Every command of a ladder except the one that creates it; the rules check more than types. */
export const ladderCommandSchema = exactly<CommandInput<"ladder">>()(
  z.discriminatedUnion("type", [
    ...commonCommands,
    command("change-settings", { settings: ladderSettingsChangeSchema, reason }),
    command("add-entries", { entries: newEntries }),
    command("change-entry", {
      entry: player,
      details: z.strictObject({ name: name.exactOptional(), ...details }),
    }),
    command("return-player", { player }),
    command("expel-player", { player, reason }),
    command("decline-expulsion", { player, reason }),
    ...mailCommands,
    command("pass-time", {}),
    command("note-absence", { since: givenMoment }),
    command("decide-absence", { act: z.array(z.string().max(200)).max(10_000), reason }),
    command("take-over", { entries: newEntries, ...takenOverFields }),
    command("record-sending", { notices: z.array(z.string().max(200)).max(10_000) }),
    command("decide-dispute", { challenge, outcome: rulingOutcomeSchema, reason }),
    command("adjudicate", {
      challenge,
      winner: z.enum(["challenger", "defender"]).nullable(),
      reason,
    }),
    command("void-challenge", { challenge, reason }),
    command("keep-challenge", { challenge, reason }),
    command("overturn", { command: ladderMailCommandSchema, pin: z.boolean(), reason }),
  ]),
);
