import type { CompetitionKind, RecordedEventOf } from "@losfee/core";
import type { z } from "zod";
import type { FiledEvent } from "./filed-event.ts";
import { ladderEventSchema } from "./ladder-event-schema.ts";
import { tournamentEventSchema } from "./tournament-event-schema.ts";

/**
 * Schemas of each kind's events in a file. They only check the shape; the fold checks whether
 * events can follow each other.
 */
export const eventSchemas: {
  readonly [Kind in CompetitionKind]: z.ZodType<FiledEvent<RecordedEventOf<Kind>>>;
} = {
  tournament: tournamentEventSchema,
  ladder: ladderEventSchema,
};
