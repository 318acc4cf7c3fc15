import { z } from "zod";
import type { BackupFault } from "../messages/backup-fault.ts";
import { answers, listOf } from "./answer.ts";

/** Schedule of automatic backups. */
export interface BackupPlan {
  /** An absolute path. */
  readonly folder: string;
  /** Minutes between two backups; none is made while nothing changes. */
  readonly everyMinutes: number;
  /** Number of backups to keep in the folder. */
  readonly keep: number;
}

/** State of a server's backups. */
export interface BackupState {
  /** Losfee only backs up file storage; databases have backup tools of their own. */
  readonly keptIn: "file" | "database";
  /** Null without automatic backups. */
  readonly plan: BackupPlan | null;
  readonly running: boolean;
  /** The last backup since the server started; times are ISO 8601 in UTC. */
  readonly last: {
    readonly madeAt: string;
    readonly path: string;
    readonly bytes: number;
    readonly competitions: number;
    readonly events: number;
    /** Competitions with a malformed journal, and so a malformed backup. */
    readonly malformed: readonly string[];
  } | null;
  /** The failure since; null if the last attempt succeeded. */
  readonly failure: {
    readonly fault: BackupFault;
    readonly since: string;
    /** Time of the next attempt; null if only manual. */
    readonly nextTry: string | null;
  } | null;
  /** Backups in the folder of the last one, latest first. */
  readonly stored: readonly {
    readonly path: string;
    readonly madeAt: string;
    readonly bytes: number;
  }[];
}

/** The longest time between two backups: a week. */
const MOST_MINUTES = 7 * 24 * 60;

const MOST_KEPT = 1000;

/** A {@link BackupPlan} as it is stored and sent. */
export const backupPlanSchema = z.strictObject({
  folder: z.string().min(1).max(1000),
  everyMinutes: z.int().min(1).max(MOST_MINUTES),
  keep: z.int().min(1).max(MOST_KEPT),
});

const storedFields = { path: z.string(), madeAt: z.string(), bytes: z.int() };

export const backupStateSchema = answers<BackupState>()(
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
