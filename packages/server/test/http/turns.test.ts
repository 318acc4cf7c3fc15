import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, it, onTestFinished } from "vitest";
import type { App } from "../../src/http/decorations.ts";
import { addTurns } from "../../src/http/turns.ts";

const SPECTATORS = 50;

it("whoever runs the event is answered before the spectators who asked earlier", async () => {
  const app: App = fastify().withTypeProvider<ZodTypeProvider>();
  onTestFinished(() => app.close());
  app.addHook("onRequest", async (request) => {
    const role = request.headers["x-role"] === "director" ? "director" : "public";
    request.viewer = { role, label: "" };
  });
  // As if each took longer than a turn lasts.
  addTurns(app, 0);
  const answered: string[] = [];
  app.get("/:who", async (request) => {
    answered.push(request.url);
    return "ok";
  });
  await app.ready();
  const ask = (url: string, role: string) => app.inject({ url, headers: { "x-role": role } });

  const spectators = Array.from({ length: SPECTATORS }, (_, which) => ask(`/${which}`, "public"));
  while (answered.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await ask("/director", "director");
  const before = answered.indexOf("/director");
  await Promise.all(spectators);

  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(SPECTATORS / 2);
  // None is forgotten, and they come in the order of their requests.
  const others = answered.filter((url) => url !== "/director");
  expect(others).toEqual(Array.from({ length: SPECTATORS }, (_, which) => `/${which}`));
});
