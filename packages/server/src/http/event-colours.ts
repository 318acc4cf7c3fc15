import { colourPath, colourSheet } from "@losfee/web";
import { z } from "zod";
import type { App } from "./decorations.ts";
import { WITHOUT_ORIGIN } from "./without-origin.ts";

const parameters = z.object({ hue: z.coerce.number().int().min(0).max(359) });

/** Requested about once a day; another version of Losfee may mix colours differently. */
const CACHE = "public, max-age=3600, stale-while-revalidate=604800";

/** Serves the colours of each hue as a small stylesheet. */
export const addEventColours = (app: App): void => {
  app.get(
    colourPath(":hue"),
    { config: { access: "public" }, schema: { hide: true, params: parameters } },
    (request, reply) =>
      reply
        .type("text/css; charset=utf-8")
        .header("cache-control", CACHE)
        .headers(WITHOUT_ORIGIN)
        .send(colourSheet(request.params.hue)),
  );
};
