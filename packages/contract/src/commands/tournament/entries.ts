import type { EntryEventData } from "@losfee/core";
import { z } from "zod";
import { detailFields, entrySchema } from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { entry, entryDetailsInput, name, ordinal, reason, round, text } from "../command-parts.ts";

export const entryCommands = [
  command("add-entries", DIRECTOR, {
    entries: z.array(z.strictObject({ name, ...entryDetailsInput })).max(5_000),
  }),
  command("change-entry", ["player"], {
    entry,
    details: z.strictObject({ name: name.exactOptional(), ...entryDetailsInput }),
  }),
  command("remove-entry", DIRECTOR, { entry }),
  command("withdraw-entry", DIRECTOR, {
    entry,
    fromRound: round.exactOptional(),
    reason,
  }),
  command("reinstate-entry", DIRECTOR, { entry }),
] as const;

export const entryEvents = eventsOf<EntryEventData>()({
  "entries-added": z.strictObject({ entries: z.array(entrySchema) }),
  "entry-changed": z.strictObject({ entry, details: z.strictObject(detailFields) }),
  "entry-removed": z.strictObject({ entry }),
  "entry-withdrawn": z.strictObject({ entry, fromRound: ordinal, reason: text }),
  "entry-reinstated": z.strictObject({ entry }),
});
