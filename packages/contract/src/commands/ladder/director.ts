import type { DirectorEventData, Pin } from "@losfee/core";
import { z } from "zod";
import {
  exactly,
  rulingOutcomeSchema,
  seatSchema,
  takenOverFields,
  takenOverSchema,
} from "../../values/index.ts";
import { givenMoment } from "../../values/moments.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { player, reason, text } from "../command-parts.ts";
import { ladderMailCommandSchema, pair } from "./mail.ts";
import { newEntries } from "./players.ts";

const challenge = z.string().max(100);

const pin = exactly<Pin>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("challenge"), challenge: text, ...pair }),
    z.strictObject({ kind: z.literal("assignment"), at: text, ...pair }),
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
const pinned = { since: z.iso.datetime(), pins: z.array(pin) };

export const directorCommands = [
  command("pass-time", DIRECTOR, {}),
  command("note-absence", DIRECTOR, { since: givenMoment }),
  command("decide-absence", DIRECTOR, { act: z.array(z.string().max(200)).max(10_000), reason }),
  command("take-over", DIRECTOR, { entries: newEntries, ...takenOverFields }),
  command("record-sending", DIRECTOR, { notices: z.array(z.string().max(200)).max(10_000) }),
  command("decide-dispute", DIRECTOR, { challenge, outcome: rulingOutcomeSchema, reason }),
  command("adjudicate", DIRECTOR, {
    challenge,
    winner: z.enum(["challenger", "defender"]).nullable(),
    reason,
  }),
  command("void-challenge", DIRECTOR, { challenge, reason }),
  command("keep-challenge", DIRECTOR, { challenge, reason }),
  command("overturn", DIRECTOR, { command: ladderMailCommandSchema, pin: z.boolean(), reason }),
] as const;

export const directorEvents = eventsOf<DirectorEventData>()({
  "deadline-passed": z.strictObject({ timer: text }),
  "notices-sent": z.strictObject({ notices: z.array(text) }),
  "absence-noted": z.strictObject({ since: z.iso.datetime() }),
  "absence-decided": z.strictObject({ act: z.array(text), wait: z.array(text), reason: text }),
  "games-taken-over": takenOverSchema,
  "dispute-decided": z.strictObject({
    ...pinned,
    challenge: text,
    outcome: rulingOutcomeSchema,
    reason: text,
  }),
  "game-adjudicated": z.strictObject({
    challenge: text,
    outcome: rulingOutcomeSchema,
    reason: text,
  }),
  "challenge-voided": z.strictObject({ challenge: text, reason: text }),
  "challenge-kept": z.strictObject({ challenge: text, reason: text }),
  "challenges-pinned": z.strictObject({ ...pinned, reason: text }),
});
