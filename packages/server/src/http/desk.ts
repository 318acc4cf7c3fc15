import { leadsElsewhere } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";

/** Headers by which proxies tell for whom they ask. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * True if a browser of the machine itself asks, on a person's own computer. The name in the address must
 * be the machine's, too: a foreign name that leads here is another site's. A proxy on the machine would
 * pass requests of strangers on, so that one whose request was forwarded does not count, nor one that
 * speaks HTTP/1.0, as proxies do.
 */
export const isAtDesk = (
  { ip, host, protocol, headers, raw }: FastifyRequest,
  {
    isDesk,
    publicUrl,
    trustedProxies,
  }: Pick<AppContext, "isDesk" | "publicUrl" | "trustedProxies">,
): boolean =>
  isDesk &&
  publicUrl === null &&
  trustedProxies.length === 0 &&
  LOOPBACK.test(ip) &&
  !leadsElsewhere(`${protocol}://${host}`) &&
  raw.httpVersion !== "1.0" &&
  FORWARDED.every((name) => headers[name] === undefined);

/** Where the button of the start page leads. */
export const DESK_PATH = "/desk";

/** Signs a browser of the same machine in as director, and opens the console. */
export const addDesk = (app: App, context: AppContext): void => {
  app.post(
    DESK_PATH,
    { config: { access: "public" }, schema: { hide: true } },
    async (request: FastifyRequest, reply: FastifyReply) =>
      isAtDesk(request, context)
        ? reply.redirect(`/enter/${context.access.newDirectorToken()}`, 303)
        : refuse(request, reply, { code: "not-found" }),
  );
};
