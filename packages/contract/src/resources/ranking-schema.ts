import type { Derivation, Lead, Line, PlaceFate, StandingsRow } from "@losfee/core";
import { z } from "zod";
import { answers, answersAtLeast, listOf } from "./answer.ts";

const entry = z.int();
const start = z.enum(["first", "second", "unknown"]);
const credit = z.enum(["win", "draw", "loss", "none"]);

/** JSON has no NaN, the value of undefined criteria: it becomes null. */
export const valueSchema = z
  .custom<number>((value) => typeof value === "number")
  .meta({ type: ["number", "null"], description: "Null where the value is not defined" });

export const unconfirmedSchema = z
  .literal(true)
  .exactOptional()
  .describe("Counts a result that nobody has confirmed");

/** A row of the standings, by name. */
export interface NamedRow extends Omit<StandingsRow, "tiedWith"> {
  readonly name: string;
  /** Fate of the place in a league; absent if the team stays. */
  readonly fate?: PlaceFate;
}

export const rowSchema = answers<NamedRow>()(
  z.object({
    rank: z.int(),
    annulled: z
      .literal(true)
      .exactOptional()
      .describe("Left a round robin before half of the games: below all others, without a rank"),
    unconfirmed: unconfirmedSchema,
    entry,
    name: z.string(),
    points: z.number(),
    wins: z.number(),
    losses: z.number(),
    spread: z.number(),
    values: z.array(valueSchema),
    fate: z
      .enum(["promoted", "promotion-play-off", "relegation-play-off", "relegated"])
      .exactOptional()
      .describe("What becomes of the place in a league; left out where the team stays"),
  }),
);

const derivation = z.looseObject({
  code: z.string(),
  value: valueSchema,
  terms: z.array(z.looseObject({ round: z.int(), amount: z.number(), what: z.string() })),
});

/** Calculation of a value; some criteria add to the terms. */
export const derivationSchema = answersAtLeast<Derivation>()(derivation);

export const leadSchema = answersAtLeast<Lead>()(
  z.looseObject({
    ahead: entry,
    behind: entry,
    decidedBy: z.string(),
    levelOn: z.array(z.string()),
    derivations: z.tuple([derivation, derivation]),
  }),
);

const played = { round: z.int(), start };

const lineSchema = answers<Line>()(
  z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("played"),
      ...played,
      opponent: entry,
      own: z.number().describe("Game points, or 1, ½ or 0"),
      theirs: z.number(),
      credit: credit.exactOptional(),
      points: z.number().exactOptional(),
    }),
    z.object({
      kind: z.literal("unplayed"),
      round: z.int(),
      reason: z.enum(["bye", "forfeit", "pause", "withdrawn", "late-entry", "not-in-stage"]),
      opponent: entry.nullable(),
      credit,
      spread: z.number(),
      start: start.exactOptional(),
      points: z.number().exactOptional(),
    }),
    z.object({ kind: z.literal("pending"), ...played, opponent: entry }),
  ]),
);

/** A card's lines round by round; null where nothing is recorded. */
export const linesSchema = listOf(lineSchema.nullable());
