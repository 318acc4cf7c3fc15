import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";

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
