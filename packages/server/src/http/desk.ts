import { leadsElsewhere, NEW_PATH } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceFrom } from "../access/session.ts";
import type { AppContext } from "./context.ts";
import { setSessionCookie } from "./cookies.ts";
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
const DESK_PATH = "/desk";

/** Signs a browser of the same machine in as director; without a competition, the first is begun. */
export const addDesk = (app: App, context: AppContext): void => {
  app.post(
    DESK_PATH,
    { config: { access: "public" }, schema: { hide: true } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isAtDesk(request, context)) return refuse(request, reply, { code: "not-found" });
      const { access, competitions } = context;
      const device = deviceFrom(request.headers["user-agent"]);
      const entered = await access.enter(access.newDirectorToken(), { device });
      if (entered === null) return refuse(request, reply, { code: "not-found" });
      setSessionCookie(request, reply, entered.token);
      const list = await competitions.list();
      return reply.redirect(list.competitions.length === 0 ? NEW_PATH : "/console", 303);
    },
  );
};
