import type { Settings } from "@losfee/core";
import { settingsSchema } from "@losfee/files";
import type { CompetitionSummary } from "@losfee/web";
import { z } from "zod";
import { answers, listOf, seqSchema } from "./answer.ts";

const status = z.enum(["open", "closed"]);

const summarySchema = answers<CompetitionSummary>()(
  z.object({
    id: z.string(),
    name: z.string(),
    format: z.string(),
    status,
    entries: z.int(),
    rounds: z.int(),
    plannedRounds: z.int(),
    seq: seqSchema,
  }),
);

export const competitionListSchema = z.object({
  competitions: listOf(summarySchema),
  unreadable: listOf(z.object({ id: z.string(), seq: seqSchema })),
});

/** What is known of a competition as a whole. */
export interface CompetitionDetails extends CompetitionSummary {
  readonly settings: Settings;
  /** Rounds that have all their results. */
  readonly completeRounds: number;
  /** The round that the director is drafting; null for everybody else. */
  readonly draft: number | null;
  readonly seedHash: string;
  /** Null until the competition is closed: no draw may follow its publication. */
  readonly seed: string | null;
}

export const competitionSchema = answers<CompetitionDetails>()(
  z.object({
    id: z.string(),
    name: z.string(),
    format: z.string(),
    status,
    entries: z.int(),
    rounds: z.int(),
    plannedRounds: z.int(),
    seq: seqSchema,
    settings: settingsSchema,
    completeRounds: z.int(),
    draft: z.int().nullable(),
    seedHash: z.string(),
    seed: z.string().nullable(),
  }),
);

/** Where something was stored. */
export const storedSchema = z.object({ id: z.string(), seq: seqSchema });

export const competitionParams = z.object({ id: z.string().max(200) });
