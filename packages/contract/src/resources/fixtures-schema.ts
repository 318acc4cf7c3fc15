import type { EntryId, RoundFixtures } from "@losfee/core";
import { z } from "zod";
import { answers, listOf } from "./answer.ts";

/** A match of the fixtures, over HTTP. */
export interface FixtureResource {
  readonly teams: readonly [EntryId, EntryId];
  readonly names: readonly [string, string];
  readonly isSettled: boolean;
  readonly at: string | null;
  readonly moved: "postponed" | "advanced" | null;
  readonly venue: string | null;
  readonly reason: string;
  readonly withdrawn: readonly EntryId[];
  /** The match's number in its round; null until that is published. */
  readonly board: number | null;
  readonly scores: readonly [number, number] | null;
  readonly absent: readonly EntryId[];
}

/** The matches of a round, over HTTP. */
export interface FixturesOfRound extends Pick<RoundFixtures, "round" | "at" | "free"> {
  readonly isPublished: boolean;
  readonly matches: readonly FixtureResource[];
}

const pair = z.tuple([z.int(), z.int()]);

export const fixturesOfRoundSchema = answers<FixturesOfRound>()(
  z.object({
    round: z.int(),
    at: z.string().nullable().describe("When the round is played, by the clock there"),
    isPublished: z.boolean(),
    matches: listOf(
      answers<FixtureResource>()(
        z.object({
          teams: pair.describe("The home team first, if isSettled"),
          names: z.tuple([z.string(), z.string()]),
          isSettled: z.boolean().describe("Whether it is known who is at home"),
          at: z.string().nullable(),
          moved: z
            .enum(["postponed", "advanced"])
            .nullable()
            .describe("Played on another day than its round"),
          venue: z
            .string()
            .nullable()
            .describe(
              "Its own, else where the home team plays; null: not known, or where all play",
            ),
          reason: z.string().describe("Why it was moved; for directors alone"),
          withdrawn: listOf(z.int()).describe("Teams that have left the table before"),
          board: z.int().nullable().describe("The match in its round, once that is published"),
          scores: z.tuple([z.number(), z.number()]).nullable().describe("Game points"),
          absent: listOf(z.int()).describe("Of a match that was not played: who did not come"),
        }),
      ),
    ),
    free: listOf(z.int()),
  }),
);
