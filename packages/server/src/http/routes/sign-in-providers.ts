import { ACCOUNT_PATH, SIGN_IN_PATH } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Errand } from "../../people/openid.ts";
import { ownUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import { afterSignIn, askingBrowser, keepAskingBrowser, setSessionCookie } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import type { SignInLimits } from "../sign-in-limits.ts";
import { personOf, visitOf } from "./accounts.ts";

const params = z.object({ provider: z.string().max(20) });

/** Redirects to an OpenID Connect provider, and handles the return. */
export const addProviderWays = (app: App, context: AppContext, limits: SignInLimits): void => {
  const { openId } = context.accounts;
  const options = { config: { access: "public" }, schema: { hide: true, params } } as const;

  app.get(`${SIGN_IN_PATH}/openid/:provider`, options, async (request, reply) => {
    if (await limits.exceeds(request, reply)) return reply;
    void reply.header("cache-control", "no-store");
    const { provider } = request.params;
    const errand = errandOf(request);
    if (errand === "foreign") return refuse(request, reply, { code: "foreign-origin" });
    const browser = keepAskingBrowser(request, reply);
    const back = `${ownUrlOf(request, context)}${SIGN_IN_PATH}/openid/${provider}/back`;
    const begun = await openId.begin(provider, errand, back, browser);
    if (begun === null) return refuse(request, reply, { code: "not-found" });
    return begun.ok ? reply.redirect(begun.value.href, 303) : refuse(request, reply, begun.error);
  });

  app.get(`${SIGN_IN_PATH}/openid/:provider/back`, options, async (request, reply) => {
    if (await limits.exceeds(request, reply)) return reply;
    void reply.header("cache-control", "no-store");
    const { language } = request;
    const visit = { ...visitOf(request), person: personOf(request), language };
    const url = new URL(request.url, ownUrlOf(request, context));
    const browser = askingBrowser(request) ?? "";
    const ended = await openId.end(request.params.provider, url, browser, visit);
    if (ended === null) return refuse(request, reply, { code: "not-found" });
    if (!ended.ok) return refuse(request, reply, ended.error);
    if (ended.value === "connected") return reply.redirect(`${ACCOUNT_PATH}?connected=1`, 303);
    setSessionCookie(request, reply, ended.value.token);
    return afterSignIn(request, reply);
  });
};

const query = z.object({
  invitation: z.string().max(200).optional(),
  connect: z.string().optional(),
});

/** The purpose of going to a provider; `foreign`: another site started connecting accounts. */
const errandOf = (request: FastifyRequest): Errand | "foreign" => {
  const asked = query.safeParse(request.query);
  const { invitation: token, connect } = asked.success ? asked.data : {};
  if (token !== undefined) return { kind: "invitation", token };
  const person = personOf(request);
  if (connect === undefined || person === null) return { kind: "sign-in" };
  return comesFromOurs(request) ? { kind: "connect", person } : "foreign";
};

/**
 * True if the request comes from our own page: otherwise another site could connect a visitor's
 * account with one it planted in the browser. Over plain http browsers send the referrer only.
 */
const comesFromOurs = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { referer = "" } = headers;
  return URL.canParse(referer) && new URL(referer).host === host;
};
