import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestServer } from "./test-server.ts";

/** A browser without scripts: it keeps its cookies and sends forms. */
export interface Browser {
  readonly cookies: Readonly<Record<string, string>>;
  get(url: string, more?: InjectOptions): Promise<LightMyRequestResponse>;
  submit(
    url: string,
    fields: Readonly<Record<string, string>>,
    more?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  /** Sends a request as a page's script does. */
  ask(method: "GET" | "POST" | "PUT", url: string, body?: object): Promise<LightMyRequestResponse>;
}

/** Creates a browser at `origin`. */
export const browserAt = (
  { app }: Pick<TestServer, "app">,
  origin = "http://localhost:4711",
): Browser => {
  const cookies: Record<string, string> = {};
  const { host } = new URL(origin);
  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const headers = { host, accept: "text/html", ...options.headers };
    const answer = await app.inject({ ...options, cookies, headers });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === "") delete cookies[name];
      else cookies[name] = value;
    }
    return answer;
  };
  return {
    cookies,
    get: (url, more = {}) => send({ ...more, method: "GET", url }),
    submit: (url, fields, more = {}) =>
      send({
        ...more,
        method: "POST",
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: {
          origin,
          "content-type": "application/x-www-form-urlencoded",
          ...more.headers,
        },
      }),
    ask: (method, url, body) =>
      send({
        method,
        url: `/api/v1${url}`,
        headers: { origin, accept: "application/json" },
        ...(body === undefined ? {} : { payload: body }),
      }),
  };
};

/** Returns the name a browser is signed in as; null if it is not. */
export const signedInAs = async (browser: Browser): Promise<string | null> => {
  const answer = await browser.ask("GET", "/account");
  if (answer.statusCode === 401) return null;
  return answer.json<{ readonly person: { readonly name: string } }>().person.name;
};
