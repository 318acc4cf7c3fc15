import {
  decisionFields,
  entryIdSchema,
  logNumberSchema as logEntry,
  writtenLogEntrySchema,
} from "@losfee/contract/values";
import { z } from "zod";
import { filedEvent } from "./filed-event.ts";

const shown = z.literal(true).exactOptional();

/** The events of the arbiter's log, for any kind of competition. */
export const logEvents = [
  filedEvent("log-entry-recorded", writtenLogEntrySchema({})),
  filedEvent(
    "log-entry-corrected",
    writtenLogEntrySchema({ logEntry, reason: z.string().exactOptional(), shown }),
  ),
  filedEvent(
    "log-entry-withdrawn",
    z.strictObject({ logEntry, reason: z.string(), mentions: z.array(entryIdSchema), shown }),
  ),
  filedEvent(
    "appeal-decided",
    z.strictObject({
      logEntry,
      ...decisionFields,
      corrects: z.literal(true).exactOptional(),
      reason: z.string().exactOptional(),
      shown,
    }),
  ),
  filedEvent(
    "log-entry-published",
    z.strictObject({ logEntry, part: z.enum(["whole", "decision"]) }),
  ),
  filedEvent("log-entry-unpublished", z.strictObject({ logEntry })),
] as const;
