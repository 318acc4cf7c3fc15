import type { PairingNote } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

const entry = z.int();
const players = z.tuple([z.int(), z.int()]);
const numbers = z.tuple([z.number(), z.number()]);

const lead = { entry, against: z.int(), wins: z.number(), spread: z.number() };
const result = z.enum(["win", "draw", "loss"]);
const fate = z.enum(["in", "out", "open"]);

const colour = z.enum(["white", "black"]);
const due = z.strictObject({ colour, strength: z.enum(["mild", "strong", "absolute"]) }).nullable();
const teamPreference = z
  .strictObject({ colour, strength: z.enum(["simple", "mild", "strong"]) })
  .nullable();

/** A {@link PairingNote}: stored in the system's form, put into words by the dictionaries. */
export const noteSchema = exactly<PairingNote>()(
  z.discriminatedUnion("code", [
    z.strictObject({ code: z.literal("repeat"), meetings: z.int(), lastRound: z.int() }),
    z.strictObject({ code: z.literal("by-hand"), reason: z.string() }),
    z.strictObject({
      code: z.literal("despite-event-rule"),
      rule: z.discriminatedUnion("code", [
        z.strictObject({ code: z.literal("forbidden"), reason: z.string() }),
        z.strictObject({
          code: z.literal("kept-apart"),
          by: z.enum(["club", "nation", "team"]),
          name: z.string(),
        }),
      ]),
    }),
    z.strictObject({ code: z.literal("bye"), byes: z.int(), rank: z.int(), of: z.int() }),
    z.strictObject({ code: z.literal("bye-passed-on"), from: z.int() }),
    z.strictObject({ code: z.literal("berger-table"), round: z.int() }),
    z.strictObject({ code: z.literal("scheveningen-table"), round: z.int() }),
    z.strictObject({ code: z.literal("opponent-missing"), opponent: z.int() }),
    z.strictObject({ code: z.literal("by-rank"), ranks: numbers }),
    z.strictObject({ code: z.literal("mcmahon-scores"), scores: numbers }),
    z.strictObject({
      code: z.literal("go-colours"),
      black: z.int(),
      by: z.enum(["handicap", "balance", "lot"]),
      stones: z.int(),
    }),
    z.strictObject({
      code: z.literal("not-kept-apart"),
      by: z.enum(["club", "nation", "team"]),
      names: z.array(z.string()),
    }),
    z.strictObject({ code: z.literal("gibsonised"), entry, rank: z.int() }),
    z.strictObject({
      code: z.literal("new-swiss-flight"),
      part: z.enum(["top", "middle", "bottom", "all"]),
      wins: numbers,
      from: z.int(),
      to: z.int(),
    }),
    z.strictObject({ code: z.literal("new-swiss-distance"), ranks: numbers, aim: z.number() }),
    z.strictObject({
      code: z.literal("preliminary-group"),
      group: z.int(),
      size: z.int(),
      letters: z.tuple([z.string(), z.string()]),
    }),
    z.strictObject({
      code: z.literal("group-opponent-missing"),
      entry,
      opponent: z.int(),
      group: z.int(),
    }),
    z.strictObject({ code: z.literal("group-bye-played"), entry, group: z.int() }),
    z.strictObject({ code: z.literal("outside-groups"), entry }),
    z.strictObject({ code: z.literal("sure-of-final"), ...lead }),
    z.strictObject({ code: z.literal("candidate"), ...lead }),
    z.strictObject({ code: z.literal("out-of-final"), ...lead }),
    z.strictObject({ code: z.literal("final-settled"), finalists: z.array(z.int()) }),
    z.strictObject({ code: z.literal("group-filled-up"), entry }),
    z.strictObject({ code: z.literal("group-shortened"), entry }),
    z.strictObject({ code: z.literal("candidate-not-paired"), entry }),
    z.strictObject({ code: z.literal("fixed"), places: numbers, size: z.int() }),
    z.strictObject({ code: z.literal("fixed-forbidden"), players }),
    z.strictObject({
      code: z.literal("first-pairing-matters"),
      entry,
      others: z.array(z.strictObject({ players, result })),
      fates: z.strictObject({ win: fate, draw: fate, loss: fate }),
    }),
    z.strictObject({ code: z.literal("first-pairing-released"), players }),
    z.strictObject({ code: z.literal("final-game"), game: z.int(), of: z.int() }),
    z.strictObject({ code: z.literal("final-starts-alternate"), entry }),
    z.strictObject({ code: z.literal("dutch-bracket"), bracket: z.int(), score: z.number() }),
    z.strictObject({
      code: z.literal("dutch-float"),
      down: z.int(),
      up: z.int(),
      scores: numbers,
    }),
    z.strictObject({
      code: z.literal("dutch-colours"),
      white: z.int(),
      rule: z.enum([
        "both-preferences",
        "stronger-preference",
        "wider-difference",
        "alternate",
        "higher-ranked-preference",
        "initial-colour",
      ]),
      due: z.tuple([due, due]),
      overruled: z.literal(true).exactOptional(),
    }),
    z.strictObject({
      code: z.literal("team-colours"),
      white: z.int(),
      firstTeam: z.int(),
      rule: z.enum([
        "initial-colour",
        "one-preference",
        "opposite-preferences",
        "one-strong-preference",
        "lower-difference",
        "alternate",
        "first-team-preference",
        "first-team-alternates",
        "other-team-alternates",
      ]),
      preferences: z.tuple([teamPreference, teamPreference]),
      overruled: z.literal(true).exactOptional(),
    }),
    z.strictObject({ code: z.literal("dutch-bye"), score: z.number() }),
    z.strictObject({
      code: z.literal("dutch-initial-colour"),
      colour,
      by: z.enum(["lot", "director"]),
      uncounted: z.array(entry).exactOptional(),
    }),
    z.strictObject({
      code: z.literal("dutch-accelerated"),
      players: z.int(),
      points: z.number(),
    }),
  ]),
);
