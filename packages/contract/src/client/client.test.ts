import { describe, expect, expectTypeOf, it } from "vitest";
import type { AnswerOf } from "../routes/routes.ts";
import { client } from "./client.ts";
import type { Fetch } from "./exchange.ts";
import { type Answer, isOffline, isRefusal, isSignedOut, type Problem } from "./problem.ts";

/** Returns a client of a server that always answers this; it records the requests. */
const clientOf = (status: number, body: string, baseUrl = "") => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init });
    return new Response(status === 204 ? null : body, { status });
  };
  return { api: client(baseUrl, { fetch, offline: () => "nobody there" }), sent };
};

const problemOf = (answer: Answer<unknown>): Problem => {
  if (answer.ok) throw new Error("no problem");
  return answer.problem;
};

describe("a call", () => {
  it("goes to the route's address, with the parameters in it", async () => {
    const { api, sent } = clientOf(200, "{}", "http://127.0.0.1:4711");
    await api("GET /competitions/:id/rounds/:n", { params: { id: "a/b", n: 3 } });
    expect(sent[0]?.url).toBe("http://127.0.0.1:4711/api/v1/competitions/a%2Fb/rounds/3");
    expect(sent[0]?.init.method).toBe("GET");
  });

  it("says in the query only what is asked", async () => {
    const { api, sent } = clientOf(200, "{}");
    const params = { id: "x" };
    await api("GET /competitions/:id/outbox", { params, query: { status: "draft" } });
    await api("GET /competitions/:id/outbox", { params, query: { status: undefined } });
    await api("GET /competitions/:id/standings", { params, query: { round: 2 } });
    expect(sent.map(({ url }) => url)).toEqual([
      "/api/v1/competitions/x/outbox?status=draft",
      "/api/v1/competitions/x/outbox",
      "/api/v1/competitions/x/standings?round=2",
    ]);
  });

  it("sends a body as JSON, and a file as it is", async () => {
    const { api, sent } = clientOf(201, "{}");
    await api("POST /competitions", { body: { name: "Ulm", format: "fide-swiss" } });
    const file = new Blob(["012"]);
    const headers = { "content-type": "text/plain" };
    await api("POST /competitions/import/trf", { body: file, headers });
    expect(sent[0]?.init.body).toBe('{"name":"Ulm","format":"fide-swiss"}');
    expect(sent[0]?.init.headers).toMatchObject({ "content-type": "application/json" });
    expect(sent[1]?.init.body).toBe(file);
    expect(sent[1]?.init.headers).toMatchObject(headers);
  });

  it("needs nothing but its name where the route takes nothing", async () => {
    const { api, sent } = clientOf(200, '{"ended":2}');
    const answer = await api("DELETE /sessions");
    expect(answer).toEqual({ ok: true, value: { ended: 2 } });
    expect(sent[0]?.init.body).toBeUndefined();
    expectTypeOf(answer).toEqualTypeOf<Answer<AnswerOf<"DELETE /sessions">>>();
  });

  it("answers nothing where there is nothing to say", async () => {
    const { api } = clientOf(204, "");
    expect(await api("POST /session/logout")).toEqual({ ok: true, value: undefined });
  });

  it("is not one of a route that there is not, nor without what the route needs", () => {
    const { api } = clientOf(200, "{}");
    // @ts-expect-error: no such route
    void api("GET /competition");
    // @ts-expect-error: no parameters
    void api("GET /competitions/:id");
    // @ts-expect-error: wrong body for the route
    void api("POST /clock/confirm", { body: { day: "2026-11-22" } });
    // @ts-expect-error: a file is followed as a link
    void api("GET /competitions/:id/export", { params: { id: "x" } });
  });
});

describe("a problem", () => {
  it("is what the server says of it", async () => {
    const body = { code: "rules-broken", detail: "They have met.", round: 2, breaches: [] };
    const { api } = clientOf(422, JSON.stringify(body));
    const problem = problemOf(await api("GET /competitions"));
    expect(problem).toEqual({ ...body, status: 422 });
    if (!isRefusal(problem, "rules-broken")) throw new Error(problem.code);
    expect(problem.breaches).toEqual([]);
    expect(isRefusal(problem, "reason-missing")).toBe(false);
  });

  it("is one of the network where no answer came, or only a proxy's", async () => {
    const offline = () => "nobody there";
    const gone = client("", { fetch: () => Promise.reject(new TypeError()), offline });
    const byProxy = clientOf(502, "<h1>Bad gateway</h1>").api;
    for (const api of [gone, byProxy]) {
      const problem = problemOf(await api("GET /competitions"));
      expect(isOffline(problem)).toBe(true);
      expect(problem.detail).toBe("nobody there");
    }
  });

  it("is known by its status where there is nothing else", async () => {
    const problem = problemOf(await clientOf(401, "who?").api("GET /competitions"));
    expect(problem).toEqual({ status: 401, code: "unknown", detail: "HTTP 401" });
    expect(isSignedOut(problem)).toBe(true);
  });
});
