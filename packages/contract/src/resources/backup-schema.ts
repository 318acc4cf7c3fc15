import { z } from "zod";
import type { BackupFault } from "../messages/backup-fault.ts";
import { answer, listOf } from "./answer.ts";

/** The longest time between two backups: a week. */
const MOST_MINUTES = 7 * 24 * 60;

const MOST_KEPT = 1000;

/** Schedule of automatic backups, as it is stored and sent. */
export const backupPlanSchema = z.strictObject({
  /** An absolute path. */
  folder: z.string().min(1).max(1000),
  /** Minutes between two backups; none is made while nothing changes. */
  everyMinutes: z.int().min(1).max(MOST_MINUTES),
  /** Number of backups to keep in the folder. */
  keep: z.int().min(1).max(MOST_KEPT),
});
export type BackupPlan = Readonly<z.output<typeof backupPlanSchema>>;

const storedFields = { path: z.string(), madeAt: z.string(), bytes: z.int() };

/** State of a server's backups; times are ISO 8601 in UTC. */
export const backupStateSchema = answer(
  z.object({
    keptIn: z
      .enum(["file", "database"])
      .describe("Only what is kept in a file is backed up here; a database by its own programs"),
    plan: backupPlanSchema.nullable().describe("When and where backups are made by themselves"),
    running: z.boolean(),
    last: z
      .object({
        ...storedFields,
        competitions: z.int(),
        events: z.int(),
        malformed: listOf(z.string()).describe("Competitions that are malformed in the journal"),
      })
      .nullable()
      .describe("The last one since the server was started"),
    failure: z
      .object({
        fault: z.custom<BackupFault>().meta({
          type: "object",
          properties: { code: { type: "string" } },
          required: ["code"],
        }),
        since: z.string(),
        nextTry: z.string().nullable(),
      })
      .nullable()
      .describe("Null when the last attempt went well"),
    stored: listOf(z.object(storedFields)).describe("The latest first"),
  }),
);

export type BackupState = z.output<typeof backupStateSchema>;
