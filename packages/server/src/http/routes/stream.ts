import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { problems } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { findCompetition } from "./find-competition.ts";

/** A client that has so many bytes waiting does not read any more. */
const MOST_WAITING = 256 * 1024;

/** How soon a browser comes back after the connection broke, in milliseconds. */
const RETRY = 2000;

const seq = z.coerce.number<string>().int().min(0);

/** Live changes of a competition as server-sent events. */
export const addStreamRoute = (app: App, { competitions, hub }: AppContext): void => {
  app.get(
    "/competitions/:id/stream",
    {
      exposeHeadRoute: false,
      config: { access: "public" },
      schema: {
        tags: ["live"],
        summary: "Changes as server-sent events: `id` is the seq, `event: change`",
        produces: ["text/event-stream"],
        params: competitionParams,
        querystring: z.object({
          after: seq.optional().describe("The last seq that is known; else from now on"),
        }),
        headers: z.looseObject({ "last-event-id": seq.optional() }),
        response: { 200: z.string().describe("An endless stream"), ...problems(400, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findCompetition({ competitions }, request, reply, id);
      if (state === null) return reply;
      const after = request.headers["last-event-id"] ?? request.query.after ?? null;
      const { role } = request.viewer;
      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value);
      }
      raw.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      raw.write(`retry: ${RETRY}\n\n`);
      const leave = await hub.listen(id, after, {
        kind: state.kind,
        role,
        write: (text) => {
          raw.write(text);
          return raw.writableLength < MOST_WAITING;
        },
        end: () => raw.end(),
      });
      raw.on("close", leave);
      // It may have gone while it was being caught up.
      if (raw.destroyed) leave();
      return reply;
    },
  );
};
