import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { sessionSchema } from "../resources/session-schema.ts";
import type { RouteTable } from "./route.ts";

const tags = ["access"];

export const sessionsRoutes = {
  "GET /sessions": {
    access: "place",
    schema: {
      tags,
      summary: "Who is in: all sessions, the one used last first",
      response: { 200: z.object({ sessions: listOf(sessionSchema) }), ...problems(401, 403) },
    },
  },
  "DELETE /sessions": {
    access: "place",
    schema: {
      tags,
      summary:
        "End all sessions but the one that asks; directors' links that nobody used become void",
      response: {
        200: z.object({ ended: z.int().min(0) }),
        ...problems(401, 403),
      },
    },
  },
  "DELETE /sessions/:session": {
    access: "place",
    schema: {
      tags,
      summary: "End a session: its live streams stop at once, its link stays valid",
      params: z.object({ session: z.string().max(100) }),
      response: { 204: z.undefined().describe("Ended"), ...problems(401, 403, 404) },
    },
  },
  "POST /session/logout": {
    access: "public",
    schema: {
      tags,
      summary: "End the session of this browser",
      response: { 204: z.undefined().describe("Signed out"), ...problems(403) },
    },
  },
} satisfies RouteTable;
