/** Strangers' input at any address: both stores refuse it, never with a fault of the program. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import type { ListedRoute } from "../../src/http/listed-route.ts";
import { limits } from "./every-address.ts";
import {
  type Answer,
  begunCompetition,
  openTestServer,
  type TestServer,
  type Visitor,
  visitor,
} from "./test-server.ts";

const NUL = "a%00b";

/** Parameters that no page of ours links to; those of the sample first. */
const HOSTILE = [
  NUL,
  "9007199254740993",
  "%F0%9F%91%8D%E2%80%AE",
  ...sweep(
    [],
    [
      "%00",
      "-1",
      "0",
      "1.5",
      "1e400",
      "99999999999999999999999",
      "NaN",
      "__proto__",
      "..%2f..%2fetc",
      "%0d%0aSet-Cookie:x",
      "'%20OR%201=1--",
      "%ff",
      "%ED%A0%80",
      "%1b%5B31m",
      "x".repeat(250),
      "x".repeat(3000),
    ],
  ),
];

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;

type Method = (typeof METHODS)[number];

describe("hostile input", () => {
  let server: TestServer;
  let close = async (): Promise<void> => undefined;
  let routes: readonly (ListedRoute & { readonly method: Method })[] = [];
  let id = "";
  let people: readonly Visitor[] = [];
  afterAll(() => close());

  beforeAll(async () => {
    const opened = await openTestServer(":memory:", { limits });
    ({ close } = opened);
    server = opened;
    const director = await visitor(server, "director");
    id = await begunCompetition(director);
    people = [director, await visitor(server)];
    const listed = server.app.accessOfRoutes();
    routes = METHODS.flatMap((method) =>
      listed.filter((route) => route.method === method).map((route) => ({ ...route, method })),
    );
    expect(routes.length).toBeGreaterThan(150);
  });

  /** Returns the address of a route with one parameter given, the others of the competition. */
  const addressOf = (url: string, parameter: string, value: string): string =>
    url
      .replace("*", parameter === "*" ? value : "x")
      .replaceAll(/:(\w+)\??/g, (_, name: string) =>
        name === parameter ? value : name === "id" || name === "competition" ? id : "1",
      );

  const parametersOf = (url: string): readonly string[] => [
    ...[...url.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []),
    ...(url.includes("*") ? ["*"] : []),
  ];

  const send = async (who: Visitor, method: Method, url: string, payload?: object) =>
    who.send(method, url, payload === undefined ? {} : { payload });

  const told = (method: string, url: string, { status, text }: Answer): string =>
    `${method} ${url}: ${status} ${text.slice(0, 300)}`;

  it.each(HOSTILE)(
    "in any parameter of any address, %s is no fault of the program",
    async (value) => {
      const faults: string[] = [];
      for (const { method, url } of routes) {
        for (const parameter of parametersOf(url)) {
          const address = addressOf(url, parameter, value);
          for (const who of people) {
            const answer = await send(who, method, address);
            const isRight = value === NUL ? answer.status === 404 : answer.status < 500;
            if (!isRight) faults.push(told(method, address, answer));
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it("a query that no store keeps is turned away, wherever it is asked", async () => {
    const faults: string[] = [];
    for (const { method, url } of routes.filter((route) => route.method === "GET")) {
      const address = `${addressOf(url, "", "")}?q=a%00b&token=%00&team=%00`;
      const answer = await send(people[0] as Visitor, method, address);
      if (answer.status >= 500 || answer.status < 400) faults.push(told(method, address, answer));
    }
    expect(faults).toEqual([]);
  });

  it.each(["a\0b", "half \uD83D"])("a body with %j is turned away by its path", async (poison) => {
    const faults: string[] = [];
    const named: string[] = [];
    for (const { method, url } of routes) {
      if (method === "GET") continue;
      const address = addressOf(url, "", "");
      const answer = await send(people[0] as Visitor, method, address, {
        name: "x",
        inner: [{ text: poison }],
      });
      if (answer.status >= 500 || answer.status < 400) faults.push(told(method, address, answer));
      const { field, fault } = (answer.body ?? {}) as { field?: string; fault?: string };
      if (fault === "unkeepable") named.push(String(field));
    }
    expect(faults).toEqual([]);
    expect(new Set(named)).toEqual(new Set(["inner.0.text"]));
    expect(named.length).toBeGreaterThan(50);
  });

  it("the refusal is said in three languages, also of a key and a header", async () => {
    const command = { type: "rename-competition", name: "Ulm\0" };
    const path = `/api/v1/competitions/${id}/commands`;
    const details: string[] = [];
    for (const language of ["de", "en", "fr"]) {
      const { status, body } = await (people[0] as Visitor).send("POST", path, {
        headers: { "accept-language": language },
        payload: { command },
      });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { code: "malformed-request", field: "command.name", fault: "unkeepable" },
      });
      details.push((body as { detail: string }).detail);
    }
    expect(details.every((detail) => detail.includes("command.name"))).toBe(true);
    expect(new Set(details).size).toBe(3);
    const keyed = await (people[0] as Visitor).send("POST", path, {
      headers: { "idempotency-key": "a\0b" },
      payload: { command: { ...command, name: "Ulm" } },
    });
    expect(keyed.body).toMatchObject({ code: "malformed-request", field: "idempotency-key" });
  });
});
