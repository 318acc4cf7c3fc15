import type { CompetitionKind, RecordedEventOf } from "@losfee/core";
import type { z } from "zod";
import type { FiledEvent } from "./filed-event.ts";
import { ladderEventSchema } from "./ladder-event-schema.ts";
import { tournamentEventSchema } from "./tournament-event-schema.ts";

/**
 * How the events of each kind of competition look in a file. Only the shape; whether events can
 * follow each other, their fold tells.
 */
export const eventSchemas: {
  readonly [Kind in CompetitionKind]: z.ZodType<FiledEvent<RecordedEventOf<Kind>>>;
} = {
  tournament: tournamentEventSchema,
  ladder: ladderEventSchema,
};
