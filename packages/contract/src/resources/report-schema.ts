import type { Report } from "@losfee/core";
import { z } from "zod";
import { outcomeSchema } from "../values/index.ts";

/** A player's report of a game. */
export type ReportResource = Pick<Report, "outcome" | "actor" | "at" | "seq" | "changed">;

/** Contradictory reports: their existence is public, their content for those who enter results. */
export interface ConflictResource {
  readonly status: "conflict";
  readonly corrections: number;
  readonly seq?: number;
  readonly reports?: readonly ReportResource[];
}

/** Data of a result for those who enter results only. */
export interface KnownOfResult {
  readonly actor?: string;
  readonly at?: string;
  readonly seq?: number;
  /** Time of automatic acceptance unless a player objects; absent where it waits for a director. */
  readonly acceptedAt?: string;
  /** Contradicting reports. */
  readonly contradictions?: readonly ReportResource[];
}

/** A player's report of a game. */
const reportSchema = z.object({
  outcome: outcomeSchema,
  actor: z.string(),
  at: z.string().describe("ISO 8601 in UTC"),
  seq: z.int().describe("The event it stands in: what `seen` of a command names"),
  changed: z.boolean().describe("Whether its sender said otherwise before"),
});

/** Contradictory reports of a game. */
export const conflictSchema = z.object({
  status: z.literal("conflict"),
  corrections: z.int(),
  seq: z.int().exactOptional(),
  reports: z.array(reportSchema).exactOptional().describe("For those who enter results"),
});

/** Data of a result for those who enter results only. */
export const knownOfResult = {
  actor: z.string().exactOptional(),
  at: z.string().exactOptional().describe("When it was recorded, ISO 8601 in UTC"),
  seq: z.int().exactOptional().describe("The event it stands in: what `seen` of a command names"),
  acceptedAt: z
    .string()
    .exactOptional()
    .describe("When a reported result is accepted unless somebody objects, ISO 8601 in UTC"),
  contradictions: z.array(reportSchema).exactOptional().describe("Reports that say otherwise"),
};
