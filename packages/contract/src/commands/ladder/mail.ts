import type { LadderMailCommand, MailEventData } from "@losfee/core";
import { z } from "zod";
import { challengeTargetSchema, exactly, ladderOutcomeSchema } from "../../values/index.ts";
import { command, eventsOf, schemasOf } from "../command.ts";
import { player, reason, text } from "../command-parts.ts";

const day = z.string().max(20);
const evenWithoutEffect = z.boolean().exactOptional();
const withMove = z.literal(true).exactOptional();
export const pair = { challenger: player, defender: player };

/** The rules check game records; this only rejects what cannot be one. */
const pgn = z.string().max(100_000);
const by = z.union([player, z.literal("director")]);
const claim = z.enum(["win", "draw"]).nullable();
const ofPair = z.strictObject(pair);
const about = z.strictObject({ player });

export const mailCommands = [
  command("challenge", ["player"], {
    challenger: player,
    targets: z.array(challengeTargetSchema).max(100),
    withMove,
    evenWithoutEffect,
  }),
  command("confirm-challenge", ["player"], { ...pair, evenWithoutEffect }),
  command("accept-challenge", ["player"], { ...pair, withMove, evenWithoutEffect }),
  command("refuse-challenge", ["player"], { ...pair, evenWithoutEffect }),
  command("report-result", ["player"], {
    ...pair,
    outcome: ladderOutcomeSchema,
    by: player,
    evenWithoutEffect,
  }),
  command("object", ["player"], { ...pair, by: player, evenWithoutEffect }),
  command("send-game-record", ["player"], {
    ...pair,
    by,
    pgn,
    claim,
    evenWithoutEffect,
  }),
  command("request-waiting-list", ["player"], { player, evenWithoutEffect }),
  command("leave-waiting-list", ["player"], { player, evenWithoutEffect }),
  command("join-standing-waiting-list", ["player"], { player, evenWithoutEffect }),
  command("leave-standing-waiting-list", ["player"], { player, evenWithoutEffect }),
  command("suspend-standing-waiting-list", ["player"], { player, evenWithoutEffect }),
  command("resume-standing-waiting-list", ["player"], { player, evenWithoutEffect }),
  command("announce-holiday", ["player"], { player, from: day, to: day, evenWithoutEffect }),
  command("answer-letter", ["player"], { player, evenWithoutEffect }),
  command("retire", ["player"], { player, reason, evenWithoutEffect }),
] as const;

/** A command that a mail can contain. */
export const ladderMailCommandSchema = exactly<LadderMailCommand>()(
  z.discriminatedUnion("type", schemasOf(mailCommands)),
);

export const mailEvents = eventsOf<MailEventData>()({
  "challenge-sent": z.strictObject({
    challenger: player,
    targets: z.array(challengeTargetSchema),
    entitled: z.array(z.boolean()),
    withMove,
  }),
  "challenge-confirmed": ofPair,
  "challenge-accepted": z.strictObject({ ...pair, withMove }),
  "challenge-refused": ofPair,
  "result-reported": z.strictObject({ ...pair, outcome: ladderOutcomeSchema, by: player }),
  "objection-raised": z.strictObject({ ...pair, by: player }),
  "game-record-sent": z.strictObject({ ...pair, by, pgn: text, claim }),
  "waiting-list-requested": about,
  "waiting-list-left": about,
  "standing-waiting-list-joined": about,
  "standing-waiting-list-left": about,
  "standing-waiting-list-suspended": about,
  "standing-waiting-list-resumed": about,
  "holiday-announced": z.strictObject({ player, from: text, to: text }),
  "letter-answered": about,
});
