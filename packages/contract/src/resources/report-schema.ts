import type { Report } from "@losfee/core";
import { z } from "zod";
import { outcomeSchema } from "../values/index.ts";

/** What somebody reported of a game. */
export type ReportResource = Pick<Report, "outcome" | "actor" | "at" | "seq" | "changed">;

/** Reports that contradict each other: for everybody that they do, which for those who enter results. */
export interface ConflictResource {
  readonly status: "conflict";
  readonly corrections: number;
  readonly seq?: number;
  readonly reports?: readonly ReportResource[];
}

/** What only those see of a result who enter results. */
export interface KnownOfResult {
  readonly actor?: string;
  readonly at?: string;
  readonly seq?: number;
  /** When it is accepted unless somebody objects; missing where it waits for a director. */
  readonly acceptedAt?: string;
  /** Reports that say otherwise. */
  readonly contradictions?: readonly ReportResource[];
}

/** What somebody reported of a game. */
const reportSchema = z.object({
  outcome: outcomeSchema,
  actor: z.string(),
  at: z.string().describe("ISO 8601 in UTC"),
  seq: z.int().describe("The event it stands in: what `seen` of a command names"),
  changed: z.boolean().describe("Whether its sender said otherwise before"),
});

/** Reports of a game that contradict each other. */
export const conflictSchema = z.object({
  status: z.literal("conflict"),
  corrections: z.int(),
  seq: z.int().exactOptional(),
  reports: z.array(reportSchema).exactOptional().describe("For those who enter results"),
});

/** What only those see of a result who enter results. */
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
