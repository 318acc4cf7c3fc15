import { JOURNAL_GROUPS } from "@losfee/core";
import { z } from "zod";
import { answer, seqSchema } from "./answer.ts";

/** An act with its actor, time, link and device. Times are ISO 8601 in UTC. */
export const journalLineSchema = answer(
  z.object({
    seq: seqSchema,
    type: z.string(),
    group: z.enum(JOURNAL_GROUPS),
    recordedAt: z.string(),
    effectiveAt: z.string(),
    actor: z.string().describe("As the journal has it: `results:Anna`, `player:7`"),
    who: z.string().describe("As people say it"),
    link: z.string().describe("By which kind of link; empty for none"),
    device: z.string().describe("Browser and system, or the program; empty where it is not known"),
    person: z.string().nullable().describe("The account; null where nobody signed in as a person"),
    text: z.string(),
  }),
);

export type JournalLineResource = z.output<typeof journalLineSchema>;
