/** Public responses are rendered once per state, and equal freshly rendered ones. */
import { pages } from "@losfee/web";
import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { readerOf } from "../../src/http/read-here.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { createSample } from "../samples/create-sample.ts";
import { limits, readableAddresses, someAddressesOf, someFormsOf } from "./every-address.ts";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  visitor,
} from "./test-server.ts";

const NOW = new Date("2026-11-22T12:00:00.000Z");
const now = (): Date => NOW;

const get = (
  { app }: TestServer,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { accept: "text/html", "accept-encoding": "gzip", ...headers } });

/** Returns the parts of a response that do not depend on the time or the request. */
const told = ({ statusCode, headers, rawPayload }: LightMyRequestResponse) => {
  const { date: _, "set-cookie": __, ...others } = headers;
  return { statusCode, headers: others, body: rawPayload.toString("base64") };
};

const round = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, 24);
  return { server, director, id, page: `/c/${id}/pairings/1` };
};

describe("an answer for everybody", () => {
  it.each(["championship-running", "king-lui", "pyramid"] as const)(
    "is, from a reader and kept, what a server says itself that has kept nothing: %s",
    async (sample) => {
      const path = `${temporaryFolder()}/losfee.sqlite`;
      const readers = readerOf((await testServer(path, { now })).app);
      const server = await testServer(path, { limits, now, readers });
      const ports = { now: () => NOW.toISOString(), newSuffix: () => "0" };
      const created = await createSample(server.competitions, sample, "de", ports);
      if (!created.ok) throw new Error(created.error.code);
      const { id } = created.value;
      const other = await testServer(path, { limits, now });
      const templates = await readableAddresses(await visitor(server));
      const state = await server.competitions.state(id);
      if (state === null) throw new Error(`no competition ${id}`);
      const addresses = templates.flatMap((template) =>
        someAddressesOf(template, id, state).slice(0, sweep(1, undefined)),
      );
      for (const address of addresses.filter((one) => one.includes(id))) {
        for (const accept of someFormsOf(address)) {
          const first = told(await get(server, address, { accept }));
          expect(told(await get(server, address, { accept })), address).toEqual(first);
          expect(told(await get(other, address, { accept })), address).toEqual(first);
        }
      }
    },
  );

  it("is made once, for however many ask at the same moment", async () => {
    const { server, page } = await round();
    const definition = pages.find(({ path }) => path === "/c/:competition/pairings/:round?");
    if (definition === undefined) throw new Error("no such page");
    const build = vi.spyOn(definition, "build");
    onTestFinished(() => build.mockRestore());
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(server, page)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("hex"))).size).toBe(1);
    expect(answers[0]?.headers["content-encoding"]).toBe("gzip");
    expect(build).toHaveBeenCalledOnce();
  });

  it("is the next one after a result, at once", async () => {
    const { server, director, id, page } = await round();
    const before = await get(server, page);
    await give(director, id, resultAt(await stateOf(server, id), 1));
    const after = await get(server, page);
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
    expect(after.rawPayload).not.toEqual(before.rawPayload);
  });

  it("is not sent again to whoever has it", async () => {
    const { server, director, id, page } = await round();
    const { headers } = await get(server, page);
    const etag = String(headers["etag"]);
    const again = await get(server, page, { "if-none-match": `"other", ${etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag, vary: headers["vary"] });
    expect(again.headers["content-encoding"]).toBeUndefined();
    await give(director, id, resultAt(await stateOf(server, id), 1));
    expect((await get(server, page, { "if-none-match": etag })).statusCode).toBe(200);
  });

  it("differs by language, by packing, and by whose device it is", async () => {
    const { server, id, page } = await round();
    const player = `/c/${id}/players/1`;
    const german = await get(server, page);
    const english = await get(server, page, { "accept-language": "en" });
    const plain = await get(server, page, { "accept-encoding": "identity" });
    const data = await get(server, page, { accept: "application/json" });
    const bodies = [german, english, plain, data].map(({ body }) => body);
    expect(new Set(bodies).size).toBe(4);
    const mine = await get(server, player, { cookie: "losfee_me=1" });
    expect((await get(server, player)).body).not.toBe(mine.body);
  });

  it("shows nobody what a session was shown", async () => {
    const { server, director, id } = await round();
    const address = `/api/v1/competitions/${id}/rounds/1`;
    const seen = await director.send("GET", address);
    const open = await get(server, address, {
      accept: "application/json",
      "accept-encoding": "identity",
    });
    expect(JSON.stringify(seen.body)).toContain('"request"');
    expect(open.json()).not.toEqual(seen.body);
    expect((await director.send("GET", address)).body).toEqual(seen.body);
  });

  it("sets the cookie of a language for whoever chose it, and for nobody else", async () => {
    const { server, page } = await round();
    const chosen = `${page}?lang=en`;
    expect(String((await get(server, chosen)).headers["set-cookie"])).toContain("en");
    expect(String((await get(server, chosen)).headers["set-cookie"])).toContain("en");
    expect((await get(server, page)).headers["set-cookie"]).toBeUndefined();
  });
});
