import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { backupPlanSchema, backupStateSchema } from "../resources/backup-schema.ts";
import type { RouteTable } from "./route.ts";

const tags = ["backup"];

const path = z.string().min(1).max(1000);

export const backupRoutes = {
  "GET /backup": {
    access: "place",
    schema: {
      tags,
      summary: "How the backups of this server’s journal stand",
      response: { 200: backupStateSchema, ...problems(401, 403) },
    },
  },
  "POST /backup": {
    access: "place",
    schema: {
      tags,
      summary: "Back the whole journal up now; success means that it was read back whole",
      body: z.strictObject({
        to: path
          .exactOptional()
          .describe(
            "The full path of a folder, or of a new file `….sqlite`; else the plan’s folder",
          ),
      }),
      response: { 200: backupStateSchema, ...problems(400, 401, 403, 422) },
    },
  },
  "PUT /backup/plan": {
    access: "place",
    schema: {
      tags,
      summary: "Back up by a plan from now on, beginning now; `null` ends the plan",
      body: z.strictObject({ plan: backupPlanSchema.nullable() }),
      response: { 200: backupStateSchema, ...problems(400, 401, 403, 422) },
    },
  },
} satisfies RouteTable;
