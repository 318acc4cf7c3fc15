import { z } from "zod";
import type { BackupFault } from "../messages/backup.ts";
import { answer, listOf, problems } from "../resources/answer.ts";
import { routesUnder } from "./route.ts";

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
const backupStateSchema = answer(
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

const path = z.string().min(1).max(1000);

export const backupRoutes = routesUnder("backup", {
  "GET /backup": {
    access: "place",
    summary: "How the backups of this server’s journal stand",
    response: { 200: backupStateSchema, ...problems(401, 403) },
  },
  "POST /backup": {
    access: "place",
    summary: "Back the whole journal up now; success means that it was read back whole",
    body: z.strictObject({
      to: path
        .exactOptional()
        .describe("The full path of a folder, or of a new file `….sqlite`; else the plan’s folder"),
    }),
    response: { 200: backupStateSchema, ...problems(400, 401, 403, 422) },
  },
  "PUT /backup/plan": {
    access: "place",
    summary: "Back up by a plan from now on, beginning now; `null` ends the plan",
    body: z.strictObject({ plan: backupPlanSchema.nullable() }),
    response: { 200: backupStateSchema, ...problems(400, 401, 403, 422) },
  },
});
