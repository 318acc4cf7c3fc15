/**
 * Requests every route as every actor, on own and foreign things: exactly the actors that the
 * matrix admits get in.
 */

import { type Need, needLacking, viewerWith } from "@losfee/contract";
import { pages } from "@losfee/web";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "./every-address.ts";
import { type Actor, type Asked, actorsIn, founded, type House, house } from "./rights-world.ts";
import { openTestServer, type TestServer, visitor } from "./test-server.ts";

/** Endless responses and routes that check more than their declared rights; tested elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "GET /api/v1/competitions/:id/stream",
  "GET /api/v1/competitions/:id/odds",
  "GET /enter/:token",
  "POST /api/v1/competitions/import",
  "POST /api/v1/competitions/import/trf",
]);

/** Ends the session that the next request needs. */
const LAST: ReadonlySet<string> = new Set(["/api/v1/session/logout"]);

/** True if a response states the reason, in the API by its code. */
const isRefusal = (status: number, body: unknown, url: string): boolean =>
  !url.startsWith("/api/") ||
  (body as { readonly code?: string }).code === (status === 401 ? "not-signed-in" : "not-allowed");

describe("every route lets in whom the matrix lets in", () => {
  let server: TestServer;
  let close = async (): Promise<void> => undefined;
  let own: House;
  let foreign: House;
  let actors: readonly Actor[];

  beforeAll(async () => {
    const opened = await openTestServer(undefined, { limits });
    close = opened.close;
    server = opened;
    const director = await visitor(server, "director");
    const association = await founded(server, "Association", "association");
    own = await house(server, director, "Ulm", association);
    foreign = await house(server, director, "Bonn");
    actors = await actorsIn(server, own, association);
  });
  afterAll(() => close());

  const askedBy = (url: string): Asked => {
    if (/\/competitions\/:id\b|\/:competition\b/.test(url)) return "competition";
    if (url.includes("/:festival")) return "festival";
    return url.includes("/:organisation") ? "organisation" : "nothing";
  };

  const addressOf = (url: string, { organisation, festival, competition }: House): string =>
    url
      .replace("/competitions/:id", `/competitions/${competition}`)
      .replace("/:competition", `/${competition}`)
      .replace("/:organisation", `/${organisation}`)
      .replace("/:festival", `/${festival}`)
      .replace(/\/:\w+\?/g, "")
      .replace(/:\w+/g, "1")
      .replace(/\*/g, "x");

  /** Of pages at one address, the one of the competition's kind counts: here a tournament's. */
  const neededFor = (method: string, url: string, access: unknown): readonly Need[] => {
    const here = method === "GET" ? pages.filter(({ path }) => path === url) : [];
    const shown = here.find(({ kind }) => kind === undefined || kind === "tournament") ?? here[0];
    return shown === undefined ? ([access].flat() as Need[]) : [shown.access].flat();
  };

  it("with ids of one's own house and of another", async () => {
    await server.app.ready();
    const routes = server.app
      .accessOfRoutes()
      .filter(({ method, url }) => method !== "HEAD" && !ELSEWHERE.has(`${method} ${url}`))
      .toSorted((a, b) => Number(LAST.has(a.url)) - Number(LAST.has(b.url)));
    expect(routes.length).toBeGreaterThan(150);
    const wrong: string[] = [];
    let cases = 0;
    for (const { method, url, access } of routes) {
      const asked = askedBy(url);
      for (const isOwn of asked === "nothing" ? [true] : [true, false]) {
        for (const { name, visitor: who, rolesAt } of actors) {
          cases++;
          const viewer = viewerWith(rolesAt(asked, isOwn), "");
          const lacks = needLacking(viewer, neededFor(method, url, access)) !== null;
          const { status, body } = await who.send(
            method as "GET",
            addressOf(url, isOwn ? own : foreign),
            // Nothing is carried out: the payload is unreadable, as detected after the rights.
            method === "GET"
              ? { headers: { accept: "text/html" } }
              : { headers: { "content-type": "application/json" }, payload: "{" },
          );
          const expected = lacks ? (name === "nobody" ? 401 : 403) : null;
          const isRefused = status === expected && isRefusal(status, body, url);
          const isRight = expected === null ? ![401, 403].includes(status) : isRefused;
          if (!isRight) {
            wrong.push(`${name} ${isOwn ? "own" : "foreign"} ${method} ${url}: ${status}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(cases).toBeGreaterThan(8_000);
  });
});
