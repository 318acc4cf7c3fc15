import { expect, it } from "vitest";
import { createAcceptanceScheduler } from "../../src/tournament/acceptance.ts";
import { begunCompetition, give, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

it("a reported result is accepted by the server's clock, once, whoever else keeps watch", async () => {
  let time = Date.parse("2026-11-21T10:00:00.000Z");
  const server = await testServer(undefined, { now: () => new Date(time) });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const settings = { unconfirmed: { acceptedAfter: 10 } };
  await give(director, id, { type: "change-settings", settings, reason: "quick rounds" });
  const phone = await visitor(server, "results", id, "Ada");
  const said = resultAt(await stateOf(server, id), 2, [412, 389]);
  await give(phone, id, { ...said, type: "report-result" });
  const round = await director.api("GET /competitions/:id/rounds/:n", { params: { id, n: 1 } });
  const games = round.ok ? round.value.round.games : [];
  expect(games.find(({ board }) => board === 2)?.result).toMatchObject({
    status: "reported",
    acceptedAt: "2026-11-21T10:10:00.000Z",
  });
  const scheduler = () =>
    createAcceptanceScheduler({
      ...server,
      now: () => new Date(time).toISOString(),
      onError: (error) => {
        throw error;
      },
    });
  const both = [scheduler(), scheduler()];
  const resultOf = async () =>
    (await stateOf(server, id)).rounds[0]?.games.find(({ board }) => board === 2)?.result;
  const before = (await stateOf(server, id)).seq;
  time += 599_000;
  for (const one of both) await one.catchUp();
  expect(await resultOf()).toMatchObject({ status: "reported" });
  time += 1_000;
  await Promise.all(both.map((one) => one.catchUp()));
  expect(await resultOf()).toMatchObject({ status: "confirmed" });
  expect((await stateOf(server, id)).seq).toBe(before + 1);
});

it("a helper cannot let time pass", async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const phone = await visitor(server, "results", id, "Ada");
  const { status } = await give(phone, id, { type: "pass-time" });
  expect(status).toBe(403);
});
