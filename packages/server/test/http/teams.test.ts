/** Events of teams, through the API. */
import { pairedRound, publishedRounds } from "@losfee/core";
import { expect, it } from "vitest";
import { createSample } from "../samples/create-sample.ts";
import { stateOf, testServer, unwrap, visitor } from "./test-server.ts";

const samplePorts = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };

const league = async () => {
  const server = await testServer();
  const stored = await createSample(server.competitions, "league", "en", samplePorts);
  if (!stored.ok) throw new Error(stored.error.code);
  const { id } = stored.value;
  return { server, id, state: await stateOf(server, id) };
};

it("a round tells its matches board by board, and who sits there once that is published", async () => {
  const { server, id, state } = await league();
  const number = publishedRounds(state);
  const read = async (role: "public" | "director") => {
    const who = await visitor(server, role);
    const call = { params: { id, n: number } };
    const { round } = unwrap(await who.api("GET /competitions/:id/rounds/:n", call));
    if (round.at !== "boards") throw new Error("no matches");
    return round;
  };
  const [shown, all] = [await read("public"), await read("director")];
  const teams = (pairedRound(state, number)?.games ?? []).flatMap(({ seats }) => seats);
  const given = teams.filter((team) => state.lineUps.get(number)?.has(team) === true);
  expect(all.lineUps?.map(({ team }) => team).toSorted()).toEqual(given.toSorted());
  expect(shown.lineUps?.every(({ isPublished }) => isPublished)).toBe(true);
  expect(shown.lineUps?.length).toBe(all.lineUps?.filter((one) => one.isPublished).length);
  expect(shown.lineUps?.length).toBeLessThan(given.length);
  const [played] = shown.games;
  expect(played?.result).toMatchObject({ outcome: { kind: "played", boards: { length: 8 } } });
});

it("chances are told of no event of teams, and why is said", async () => {
  const { server, id } = await league();
  const director = await visitor(server, "director");
  const answer = await director.api("GET /competitions/:id/odds", { params: { id } });
  expect(answer).toMatchObject({ ok: false, problem: { code: "no-chances-for-teams" } });
  for (const address of [`/c/${id}/chances`, `/console/${id}/chances`]) {
    const page = await director.send("GET", `${address}?lang=en`, {
      headers: { accept: "text/html" },
    });
    expect([page.status, page.text]).toEqual([
      404,
      expect.stringContaining("Chances exist only for individual events"),
    ]);
  }
});
