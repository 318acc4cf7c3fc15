import { expect, it, vi } from "vitest";
import { TIMEOUTS } from "../../src/http/timeouts.ts";
import { listen } from "./live-client.ts";
import { begunCompetition, testServer, visitor } from "./test-server.ts";

/** Milliseconds: long enough for requests in between. */
const drain = 1500;

it("a server that is to stop says that it is not ready, and goes on answering for a while", async () => {
  const server = await testServer(":memory:", { timeouts: { ...TIMEOUTS, drain } });
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

it.each([
  [{ indexes: ["seqs"], others: [] }, "all entries are sound"],
  [{ indexes: ["seqs"], others: ["row 7 is missing"] }, "found damage"],
] as const)(
  "the director reads on each page of the console what the check of the file found, and what to do; nobody else does",
  async (damage, said) => {
    const server = await testServer(":memory:", { fileCheck: { damage } });
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const helper = await visitor(server, "results", id);
    const stranger = await visitor(server);
    const shows = async (who: typeof director, path: string) =>
      (
        await who.send("GET", `${path}?lang=en`, { headers: { accept: "text/html" } })
      ).text.includes(said);
    for (const path of ["/console", `/console/${id}/results`, `/console/${id}/entries`]) {
      expect([path, await shows(director, path)]).toEqual([path, true]);
    }
    expect(await shows(helper, `/console/${id}/results`)).toBe(false);
    expect(await shows(stranger, `/c/${id}`)).toBe(false);
  },
);
