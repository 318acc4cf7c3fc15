import { MET_BY, meets, NEEDS, type Need, ROLES } from "@losfee/contract";
import { COMMAND_ACCESS } from "@losfee/contract/api";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { AccessMatrixError, checkAccess, faultsOfRoute } from "../../src/http/access-check.ts";
import type { App } from "../../src/http/decorations.ts";
import { testServer } from "./test-server.ts";

describe("what has no line in the matrix stops the start", () => {
  const appWith = (config: object): App => {
    const app = fastify() as unknown as App;
    checkAccess(app);
    app.get("/secret", { config }, async () => "secret");
    return app;
  };

  it("a route that does not say what it needs, however deep it is added", async () => {
    const app = fastify() as unknown as App;
    checkAccess(app);
    await app.register(async (inner) => {
      inner.get("/deep", async () => "secret");
    });
    await expect(app.ready()).rejects.toThrow(AccessMatrixError);
    await expect(appWith({}).ready()).rejects.toThrow(/GET \/secret does not say what is needed/);
    await expect(appWith({ access: [] }).ready()).rejects.toThrow(/does not say/);
  });

  it("a need that no role has, or one without what it is about", async () => {
    await expect(appWith({ access: "king" }).ready()).rejects.toThrow(
      /needs "king", which no role/,
    );
    await expect(appWith({ access: "director" }).ready()).rejects.toThrow(/does not say of what/);
    await expect(appWith({ access: ["public", "place"] }).ready()).resolves.toBeDefined();
  });

  it("addresses name what a role is of: a competition, a festival, an organisation", () => {
    const faults = (access: Need, url: string) => faultsOfRoute({ method: "GET", url, access });
    expect(faults("results", "/api/v1/competitions/:id/x")).toEqual([]);
    expect(faults("results", "/console/:competition/x")).toEqual([]);
    expect(faults("owner", "/api/v1/organisations/:organisation")).toEqual([]);
    expect(faults("director", "/f/:festival")).toEqual([]);
    expect(faults("results", "/f/:festival")).toHaveLength(1);
    expect(faults("owner", "/api/v1/sessions/:session")).toHaveLength(1);
  });

  it("tells everything that is wrong at once", async () => {
    const app = fastify() as unknown as App;
    checkAccess(app);
    for (const path of ["/one", "/two"]) app.get(path, async () => "");
    await expect(app.ready()).rejects.toThrow(/GET \/one(.|\n)*GET \/two/);
  });
});

describe("the table in the documentation", () => {
  it("is what the program does: `npm run access-matrix` writes it", async () => {
    const { app } = await testServer();
    await app.ready();
    const routes = app.accessOfRoutes().filter(({ method }) => method !== "HEAD");
    const lineOf = ({ method, url, access }: (typeof routes)[number]) =>
      `| \`${method} ${url}\` | ${[access].flat().join(", ")} |`;
    const isApi = ({ url }: { readonly url: string }) => url.startsWith("/api/");
    const table = (head: string, lines: readonly string[]) =>
      [`| ${head} | needs one of |`, "|---|---|", ...[...new Set(lines)].toSorted()].join("\n");
    const needs = Object.keys(NEEDS) as readonly Need[];
    const commands = Object.entries(COMMAND_ACCESS).map(([kind, lines]) =>
      table(
        `command of a ${kind}`,
        Object.entries<readonly Need[]>(lines).map(
          ([type, needed]) => `| \`${type}\` | ${needed.join(", ")} |`,
        ),
      ),
    );
    const text = [
      "# Who may do what",
      "Made by `npm run access-matrix` of `packages/contract/src/access`, the routes and the pages; a test compares it. Whatever is not listed stops the start, and nobody may do it.",
      "## What each role has",
      `| need | of | ${ROLES.join(" | ")} |`,
    ].join("\n\n");
    const rows = needs.map(
      (need) =>
        `| ${need} | ${NEEDS[need]} | ${ROLES.map((role) => (meets(role, need) ? "yes" : "")).join(" | ")} |`,
    );
    const ruled = `|${"---|".repeat(ROLES.length + 2)}`;
    const rest = [
      "Somebody with several roles has what any of them has. A role on an organisation reaches its festivals and their competitions, one on a festival its competitions; on an association's clubs its roles count as `viewer`.",
      "## Routes of the API",
      table("route", routes.filter(isApi).map(lineOf)),
      "## Pages and what belongs to them",
      "Where several pages have one address, the kind of the competition tells which is meant; each page asks for its own need.",
      table("address", routes.filter((route) => !isApi(route)).map(lineOf)),
      "## Commands",
      "Whoever directs gives all of them. A table's link gives commands for that table alone, a player's for that player.",
      ...commands,
    ].join("\n\n");
    await expect(`${text}\n${ruled}\n${rows.join("\n")}\n\n${rest}\n`).toMatchFileSnapshot(
      "../../../../docs/access-matrix.md",
    );
    expect(Object.keys(MET_BY).toSorted()).toEqual([...ROLES].toSorted());
  });
});
