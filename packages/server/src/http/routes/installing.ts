import { hueOf } from "@losfee/contract";
import { competitionPath, eventColours, iconPath, markSvg, ownPath } from "@losfee/web";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { sendUnlessUnchanged, WITHOUT_ORIGIN } from "../answers.ts";
import { basePathFor } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";

/** Sizes that phones request: home screens, and the splash screen of a page. */
const SIZES = [180, 192, 512] as const;

const competitionParams = z.object({ competition: z.string().max(300) });
const iconParams = z.object({
  hue: z.coerce.number().int().min(0).max(359),
  size: z.coerce.number().refine((size) => SIZES.some((one) => one === size)),
});

/** Another version of Losfee may draw its logo differently. */
const ICON_CACHE = "public, max-age=86400";

const SCRIPT = "text/javascript; charset=utf-8";

/** Serves the files that let a phone install a player's page: manifest, icons, service worker. */
export const addInstalling = (app: App, context: AppContext): void => {
  const hidden = { config: { access: "public" as const } };
  const shared = { config: { access: "public" as const, sharing: () => ({}) } };
  const icons = new Map<string, Promise<Buffer>>();

  app.get(
    "/c/:competition/app.webmanifest",
    { ...shared, schema: { hide: true, params: competitionParams } },
    async (request, reply) => {
      const state = await context.competitions.state(request.params.competition);
      if (state === null) return refuse(request, reply, { code: "not-found" });
      const { competition, name } = state;
      const hue = hueOf(state);
      const { stage } = eventColours(hue, "light");
      const base = basePathFor(request);
      const manifest = {
        id: base + ownPath(competition),
        name,
        short_name: shortened(name),
        lang: request.language,
        start_url: base + ownPath(competition),
        scope: `${base}${competitionPath(competition)}/`,
        display: "standalone",
        theme_color: stage,
        background_color: stage,
        icons: [192, 512].flatMap((size) =>
          ["any", "maskable"].map((purpose) => ({
            src: base + iconPath(hue, size),
            sizes: `${size}x${size}`,
            type: "image/png",
            purpose,
          })),
        ),
      };
      void reply.header("vary", "accept-language, cookie");
      const type = "application/manifest+json; charset=utf-8";
      return sendUnlessUnchanged(request, reply, type, JSON.stringify(manifest));
    },
  );

  app.get(
    iconPath(":hue", ":size"),
    { ...hidden, schema: { hide: true, params: iconParams } },
    async (request, reply): Promise<FastifyReply> => {
      const { hue, size } = request.params;
      const { stage } = eventColours(hue, "light");
      const key = `${stage}/${size}`;
      const drawing = icons.get(key) ?? drawIcon(stage, size);
      icons.set(key, drawing);
      return reply
        .type("image/png")
        .header("cache-control", ICON_CACHE)
        .headers(WITHOUT_ORIGIN)
        .send(await drawing);
    },
  );

  app.get(
    "/c/:competition/me/worker.js",
    { ...shared, schema: { hide: true, params: competitionParams } },
    async (request, reply) => {
      const state = await context.competitions.state(request.params.competition);
      if (state === null) return refuse(request, reply, { code: "not-found" });
      // It contains no text, so all languages share it. A new version has a new name, by which
      // browsers detect the update.
      const base = basePathFor(request);
      const worker = base + context.assets.script("browser/worker", "de").src;
      void reply.header("service-worker-allowed", base + ownPath(state.competition));
      const icon = base + iconPath(hueOf(state), 192);
      const script = `self.losfeeIcon=${JSON.stringify(icon)};importScripts(${JSON.stringify(worker)});`;
      return sendUnlessUnchanged(request, reply, SCRIPT, script);
    },
  );
};

const drawIcon = async (background: string, size: number): Promise<Buffer> => {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(markSvg(background)), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** Home screens have room for a dozen characters. */
const shortened = (name: string): string => {
  const characters = [...name];
  return characters.length <= 12 ? name : `${characters.slice(0, 11).join("")}…`;
};
