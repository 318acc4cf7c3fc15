import { expect, it } from "vitest";
import { testServer, unwrap, visitor } from "./test-server.ts";

it("shows the director on every page of the console that the date is in doubt, and nobody else", async () => {
  let date = Date.parse("2026-07-01T08:00:00.000Z");
  const server = await testServer(undefined, { now: () => new Date(date), uptime: () => 0 });
  const director = await visitor(server, "director");
  const { id } = unwrap(
    await director.api("POST /competitions", { body: { name: "Pyramide", format: "pyramid" } }),
  );
  const notice = "Stimmt das Datum?";
  const shows = async (who: typeof director, url: string): Promise<boolean> =>
    (await who.send("GET", url, { headers: { accept: "text/html" } })).text.includes(notice);
  expect(await shows(director, `/console/${id}`)).toBe(false);
  date += 3 * 86_400_000;
  for (const url of ["/console", `/console/${id}`, `/console/${id}/settings`]) {
    expect([url, await shows(director, url)]).toEqual([url, true]);
  }
  expect(await shows(await visitor(server), `/c/${id}`)).toBe(false);
  expect(await shows(await visitor(server, "results", id), `/console/${id}`)).toBe(false);
  const shown = new Date(date).toISOString();
  const payload = { date: shown };
  expect((await director.send("POST", "/api/v1/clock/confirm", { payload })).status).toBe(200);
  expect(await shows(director, `/console/${id}`)).toBe(false);
});
