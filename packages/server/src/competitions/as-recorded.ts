import type { RecordedCompetitionEvent } from "@losfee/core";
import type { NewEvent } from "../journal/store.ts";

/** An event for the journal with its actor and times as they are, whatever the append's are. */
export const asRecorded = ({
  type,
  data,
  actor,
  recordedAt,
  effectiveAt,
}: RecordedCompetitionEvent): NewEvent => ({
  type,
  data,
  recorded: { actor, recordedAt, effectiveAt },
});
