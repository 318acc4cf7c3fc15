import { expect, it, vi } from "vitest";
import { PATIENCE } from "../../src/http/patience.ts";
import { listen } from "./live-client.ts";
import { testServer, visitor } from "./test-server.ts";

/** Milliseconds: long enough for requests in between. */
const drain = 1500;

it("a server that is to stop says that it is not ready, and goes on answering for a while", async () => {
  const server = await testServer(":memory:", { patience: { ...PATIENCE, drain } });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const ready = await fetch(`${url}/health/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: "ready" });
  const closing = server.app.close();
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(503);
  const stopping = await fetch(`${url}/health/ready`);
  expect(stopping.headers.get("retry-after")).toBe("5");
  expect(await stopping.json()).toEqual({ status: "stopping" });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect((await fetch(`${url}/api/v1/competitions`)).status).toBe(200);
  await closing;
  await expect(fetch(`${url}/health/live`)).rejects.toThrow();
});

it("whoever asks how a server fares, nobody's session is looked up", async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const looked = vi.spyOn(server.access, "use");
  for (const path of ["/health/live", "/health/ready"]) {
    expect((await director.send("GET", path)).status).toBe(200);
  }
  expect(looked).not.toHaveBeenCalled();
  await director.send("GET", "/api/v1/sessions");
  expect(looked).toHaveBeenCalled();
});
