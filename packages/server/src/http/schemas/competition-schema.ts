import { competitionKinds, type EventDetails } from "@losfee/core";
import { eventDetailsSchema } from "@losfee/files";
import type { BreakReason, CompetitionSummary, UnreadableCompetition } from "@losfee/web";
import { z } from "zod";
import { kindAdapters } from "../../kinds/registry.ts";
import { answers, answersAtLeast, listOf, seqSchema } from "./answer.ts";

const REASONS = [
  "missing",
  "surplus",
  "orphaned",
  "unreadable",
  "not-json",
  "altered",
  "unlinked",
  "personal-altered",
  "personal-missing",
  "unknown-type",
  "wrong-shape",
  "does-not-fit",
] as const satisfies readonly BreakReason[];

const breakFields = { seq: seqSchema, reason: z.enum(REASONS) };

const summaryFields = {
  kind: z.enum(competitionKinds),
  id: z.string(),
  name: z.string(),
  format: z.string(),
  status: z.enum(["open", "closed"]),
  entries: z.int(),
  rounds: z.int(),
  plannedRounds: z.int(),
  seq: seqSchema,
  broken: z
    .object(breakFields)
    .exactOptional()
    .describe("From where on the journal is malformed: it shows what was before, read-only"),
};

export const competitionListSchema = z.object({
  competitions: listOf(answers<CompetitionSummary>()(z.object(summaryFields))),
  unreadable: listOf(
    answers<UnreadableCompetition>()(z.object({ id: z.string(), ...breakFields })),
  ),
});

/** What is known of a competition as a whole; each kind adds its own. */
export interface CompetitionDetails extends CompetitionSummary {
  readonly details: EventDetails;
  readonly seedHash: string;
  /** Null until the competition is closed: no draw may follow its publication. */
  readonly seed: string | null;
}

const detailFields = {
  ...summaryFields,
  details: eventDetailsSchema.describe("What is announced of the event"),
  seedHash: z.string(),
  seed: z.string().nullable(),
};

export const competitionSchema = answersAtLeast<CompetitionDetails>(
  z.union(
    kindAdapters.map(({ detailsSchema }) => z.object(detailFields).extend(detailsSchema.shape)),
  ),
);

/** Where something was stored. */
export const storedSchema = z.object({ id: z.string(), seq: seqSchema });

export const competitionParams = z.object({ id: z.string().max(200) });
