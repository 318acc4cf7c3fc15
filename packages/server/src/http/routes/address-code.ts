import { z } from "zod";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { qrCode } from "../qr-code.ts";

/** Serves a competition's public address as a QR code, for projector and notice boards. */
export const addAddressCode = (app: App, context: AppContext): void => {
  app.get(
    "/c/:competition/address.svg",
    {
      config: { access: "public", sharing: () => ({}) },
      schema: { hide: true, params: z.object({ competition: z.string().max(300) }) },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const state = await context.competitions.state(competition);
      if (state === null) return refuse(request, reply, { code: "not-found" });
      const address = `${baseUrlOf(request, context)}/c/${competition}`;
      return reply
        .header("cache-control", "no-cache")
        .type("image/svg+xml")
        .send(await qrCode(address));
    },
  );
};
