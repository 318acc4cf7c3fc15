import type { FastifyRequest } from "fastify";
import { storageFaultOf } from "../../storage/storage-error.ts";
import { type Listener, SESSION_ENDED } from "../../stream/change-hub.ts";
import type { AppContext } from "../context.ts";
import { SESSION_COOKIE } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { targetOf } from "../guard.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";
import { BUSY, streamSlots } from "../stream-slots.ts";
import { findCompetition } from "./find-competition.ts";

/** A client with more bytes waiting has stopped reading. */
const MOST_WAITING = 256 * 1024;

/** Nor is a client reading that has accepted no waiting byte for this long, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** Reconnection time of browsers, in milliseconds. */
const RETRY = 2000;

/** The roles by which a person with an account listens. */
const rolesOf = (
  { organisations: { rights } }: AppContext,
  { session, viewer, viewerUntil, params }: FastifyRequest,
): Pick<Listener, "roles"> => {
  if (session?.role !== "person") return {};
  const hold = async (): Promise<boolean> => {
    const { viewer: now } = await rights.of(session.person, targetOf(params));
    return JSON.stringify(now) === JSON.stringify(viewer);
  };
  return { roles: { hold, until: viewerUntil } };
};

/** Live changes of a competition as server-sent events. */
export const addStreamRoute = (app: App, context: AppContext): void => {
  const { access, hub, limits } = context;
  const mayOpen = streamSlots(limits);
  app.route({
    ...routeOptions("GET /competitions/:id/stream"),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { id } = request.params;
      const state = await findCompetition(context, request, reply, id);
      if (state === null) return reply;
      const { raw } = reply;
      // The client left during the lookup: nothing would ever release the slot.
      if (raw.destroyed) return reply.hijack();
      const close = mayOpen(request);
      if (close === null) {
        return refuse(request, reply, { code: "too-many-requests", seconds: BUSY });
      }
      raw.once("close", close);
      const after = request.headers["last-event-id"] ?? request.query.after ?? null;
      const token = request.cookies[SESSION_COOKIE];
      const roles = rolesOf(context, request);
      // While the file cannot be read, no client is disconnected.
      const unlessAway = async (asked: Promise<boolean>): Promise<boolean> => {
        try {
          return await asked;
        } catch (error) {
          if (storageFaultOf(error) === null) throw error;
          return true;
        }
      };
      const isIn = async (): Promise<boolean> =>
        token !== undefined && (await access.sessionOf(token)) !== null;
      const admitted = async (): Promise<boolean> =>
        request.session === null || (await unlessAway(isIn()));
      const holds = async (): Promise<boolean> =>
        roles.roles === undefined || (await unlessAway(roles.roles.hold()));
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value);
      }
      raw.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      raw.write(`retry: ${RETRY}\n\n`);
      // A client with the cookie of an ended session is notified; it continues as public.
      if (token !== undefined && request.session === null) raw.write(SESSION_ENDED);
      let waitingSince: number | null = null;
      const joined = hub.listen(id, after, {
        kind: state.kind,
        ...request.viewer,
        session: request.sessionId,
        admitted,
        ...roles,
        write: (text) => {
          waitingSince = raw.writableLength === 0 ? null : (waitingSince ?? performance.now());
          if (waitingSince !== null && performance.now() - waitingSince > LONGEST_WAIT)
            return false;
          raw.write(text);
          return raw.writableLength < MOST_WAITING;
        },
        // Pending bytes of a client that does not read cannot be waited for.
        end: () => (raw.writableLength < MOST_WAITING ? raw.end() : raw.destroy()),
      });
      const leave = await joined.catch((error: unknown) => {
        // Ends the stream, so that clients reconnect instead of waiting in vain.
        raw.end();
        if (storageFaultOf(error) === null) throw error;
        return null;
      });
      if (leave === null) return reply;
      raw.on("close", leave);
      // The client may have left, or its session ended, during the catch-up.
      if (raw.destroyed || !(await holds())) {
        leave();
        raw.end();
      } else if (!(await admitted())) {
        leave();
        raw.end(SESSION_ENDED);
      }
      return reply;
    },
  });
};
