/** A real provider of OpenID Connect, on this machine, that signs in the person the test names. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { onTestFinished } from "vitest";
import { secret } from "../../src/mail/index.ts";
import type { ProviderConfiguration } from "../../src/people/configuration.ts";

/** A person with an account at the provider. */
export interface Member {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/** The provider while a test runs. */
export interface RunningProvider {
  readonly configuration: ProviderConfiguration;
  /** Signs in a person on the provider's pages; returns its redirect to the browser. */
  visit(start: string, member: Member): Promise<URL>;
  stop(): Promise<void>;
}

const CLIENT = { id: "losfee", password: "a-secret-of-32-characters-at-least" };

/** Starts a provider for a server whose pages are at `origin`. */
export const startProvider = async (origin: string): Promise<RunningProvider> => {
  const members = new Map<string, Member>();
  let signingIn = "";
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.password,
        redirect_uris: [`${origin}/sign-in/openid/1/back`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ["test"] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => members.get(sub) ?? { sub },
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === "login") {
      await provider.interactionFinished(request, response, { login: { accountId: signingIn } });
      return;
    }
    const grant = new provider.Grant({ accountId: signingIn, clientId: params.client_id });
    grant.addOIDCScope("openid profile email");
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(
      request,
      response,
      { consent },
      { mergeWithLastSubmission: true },
    );
  };
  const callback = provider.callback();
  answer = (request, response) => {
    if (request.url?.startsWith("/interaction/") === true) void interact(request, response);
    else callback(request, response);
  };
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return {
    configuration: {
      ...{ id: "1", name: "Federation", issuer, clientId: CLIENT.id },
      clientSecret: secret(CLIENT.password),
    },
    async visit(start, member) {
      members.set(member.sub, member);
      signingIn = member.sub;
      const cookies = new Map<string, string>();
      let next = start;
      for (let step = 0; step < 10; step++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const page = await fetch(next, { redirect: "manual", headers: { cookie } });
        for (const line of page.headers.getSetCookie()) {
          const [pair = ""] = line.split(";");
          const at = pair.indexOf("=");
          cookies.set(pair.slice(0, at), pair.slice(at + 1));
        }
        const location = page.headers.get("location");
        if (location === null) throw new Error(`${page.status}: ${await page.text()}`);
        const url = new URL(location, next);
        if (url.origin === origin) return url;
        next = url.href;
      }
      throw new Error("the provider leads nowhere");
    },
    stop,
  };
};
