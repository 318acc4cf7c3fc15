import { createServer } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { createHallListener } from "../../src/access/hall-listener.ts";
import { testServer, visitor } from "./test-server.ts";

/** A server whose network is the second loopback address; its own listener serves nothing. */
const servedHere = async () => {
  const listener = createServer();
  await new Promise<void>((resolve) => void listener.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void listener.close());
  const address = listener.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const hall = createHallListener({
    server: listener,
    listening: () => ({ host: "127.0.0.1", port }),
    networkUrls: () => [],
    publicUrl: null,
    onError: () => undefined,
    hosts: () => ["127.0.0.2"],
  });
  onTestFinished(() => hall.close());
  const server = await testServer(undefined, { hall: () => hall });
  return { server, hall, url: `http://127.0.0.2:${port}` };
};

it("a director lets the network in and shuts it out again", async () => {
  const { server, url } = await servedHere();
  const director = await visitor(server, "director");
  const opened = await director.api("PUT /hall", { body: { reach: "hall" } });
  expect(opened).toMatchObject({ ok: true, value: { reach: "hall", addresses: [url] } });
  const closed = await director.api("PUT /hall", { body: { reach: "computer" } });
  expect(closed).toMatchObject({ ok: true, value: { reach: "computer", addresses: [] } });
});

it("nobody else does, and no page of another site, not even this server's at its other address", async () => {
  const { server, hall } = await servedHere();
  const director = await visitor(server, "director");
  const sample = await director.api("POST /samples/:sample", {
    params: { sample: "entries-only" },
  });
  const helper = await visitor(server, "results", sample.ok ? sample.value.id : "");
  const refused = await helper.send("PUT", "/api/v1/hall", { payload: { reach: "hall" } });
  expect(refused.status).toBe(403);
  for (const origin of ["https://evil.example", "http://127.0.0.1:4711", "null"]) {
    const { status, body } = await director.send("PUT", "/api/v1/hall", {
      payload: { reach: "hall" },
      headers: { origin, host: "192.168.0.7:4711" },
    });
    expect({ origin, status, body }).toMatchObject({
      status: 403,
      body: { code: "foreign-origin" },
    });
  }
  expect(hall.state()?.reach).toBe("computer");
});

it("where others decide who reaches the server, there is nothing to switch", async () => {
  const director = await visitor(await testServer(), "director");
  const answer = await director.send("PUT", "/api/v1/hall", { payload: { reach: "hall" } });
  expect(answer.status).toBe(404);
});

it("the console ends a server only if its start allowed it", async () => {
  const stop = vi.fn();
  const allowed = await visitor(await testServer(undefined, { stop }), "director");
  expect((await allowed.api("POST /stop")).ok).toBe(true);
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  const director = await visitor(await testServer(), "director");
  expect((await director.send("POST", "/api/v1/stop")).status).toBe(404);
});
