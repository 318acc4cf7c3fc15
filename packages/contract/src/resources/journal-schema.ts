import { JOURNAL_GROUPS, type JournalGroup } from "@losfee/core";
import { z } from "zod";
import { answers, seqSchema } from "./answer.ts";

/** An act with its actor, time, link and device. Times are ISO 8601 in UTC. */
export interface JournalLineResource {
  readonly seq: number;
  readonly type: string;
  readonly group: JournalGroup;
  readonly recordedAt: string;
  readonly effectiveAt: string;
  readonly actor: string;
  readonly who: string;
  readonly link: string;
  readonly device: string;
  readonly person: string | null;
  readonly text: string;
}

export const journalLineSchema = answers<JournalLineResource>()(
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
