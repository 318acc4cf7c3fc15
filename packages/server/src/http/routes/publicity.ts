import { publicAnnouncements } from "@losfee/core";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { permitFor } from "../../access/permit.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { callerOf } from "../limits.ts";
import { refuse } from "../problem.ts";
import { addRoute, routeOptions } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

const PICTURE_LIMIT = 8 * 1024 * 1024;

/** The director's announcements. */
export const addAnnouncementRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/announcements", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    if (state === null) return reply;
    return {
      seq: state.seq,
      announcements: publicAnnouncements(state).map(({ mentions: _, ...one }) => one),
    };
  });
};

/** The sender of a picture, on any device. */
const senderOf = (request: FastifyRequest): string => {
  const { person, link } = givenBy(request).trace;
  return person ?? link ?? callerOf(request);
};

/** Upload of logo and poster. Bodies are bytes there, regardless of their content type. */
export const addPictureRoute = (app: App, context: AppContext): void => {
  app.addHook("preClose", async () => context.pictures.stop());
  app.route({
    ...routeOptions("PUT /competitions/:id/pictures/:role"),
    bodyLimit: PICTURE_LIMIT,
    handler: async (request, reply) => {
      const { id, role } = request.params;
      const state = await findCompetition(context, request, reply, id);
      if (state === null) return reply;
      const made = await context.pictures.make(senderOf(request), role, request.body);
      if (!made.ok) return refuse(request, reply, made.error, state);
      const picture = { ...made.value.picture, alt: request.query.alt };
      const set = await context.competitions.setPicture(id, { role, picture }, made.value.files, {
        ...givenBy(request),
        permit: permitFor(request.viewer),
      });
      if (!set.ok) return refuse(request, reply, set.error, state);
      const [event] = set.value.events;
      return {
        seq: set.value.seq,
        picture: event?.type === "picture-set" ? event.data.picture : picture,
      };
    },
  });
};

const parameters = z.object({
  competition: z.string().max(300),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  file: z.string().regex(/^\d{1,5}\.(?:webp|png|jpg)$/),
});

const TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
};

/** Each picture has its own address. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/** The pictures of events, as re-encoded here, never the originals. */
export const addPictures = (app: App, context: AppContext): void => {
  app.get(
    "/c/:competition/pictures/:hash/:file",
    {
      config: { access: "public", sharing: () => ({}) },
      schema: { hide: true, params: parameters },
    },
    async (request, reply) => {
      const { competition, hash, file } = request.params;
      const bytes = await context.competitions.pictureFile(competition, hash, file);
      if (bytes === null) return refuse(request, reply, { code: "not-found" });
      return reply
        .header("cache-control", FOR_GOOD)
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("x-content-type-options", "nosniff")
        .type(TYPES[file.split(".")[1] ?? ""] ?? "application/octet-stream")
        .send(Buffer.from(bytes));
    },
  );
};
