import { describe, expect, it } from "vitest";
import { give, stateOf, testServer, unwrap, visitor } from "./test-server.ts";

/** Sets up a competition with players rated 2000, 1990, … and `rounds` rounds of drawn games. */
const begun = async (format: string, players: number, rounds: number) => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const { id } = unwrap(
    await director.api("POST /competitions", { body: { name: "Ulm", format } }),
  );
  const entries = Array.from({ length: players }, (_, index) => ({
    name: `P${index + 1}`,
    rating: 2000 - 10 * index,
  }));
  await give(director, id, { type: "add-entries", entries });
  for (let round = 1; round <= rounds; round++) {
    await give(director, id, { type: "draft-round" });
    await give(director, id, { type: "publish-round", round });
    for (const {
      seats: [first, second],
    } of (await stateOf(server, id)).rounds[round - 1]?.games ?? []) {
      const sides = [
        { entry: first, score: 0.5 },
        { entry: second, score: 0.5 },
      ] as const;
      await give(director, id, { type: "enter-result", round, outcome: { kind: "played", sides } });
    }
  }
  return { server, director, id, impact: `/api/v1/competitions/${id}/impact` };
};

describe("POST …/impact of a command about entries", () => {
  it("tells who moves from which number to which, and records nothing", async () => {
    const { server, director, id, impact } = await begun("fide-swiss", 6, 1);
    const seq = (await stateOf(server, id)).seq;
    const payload = { type: "change-entry", entry: 5, details: { rating: 1985 } };
    expect(await director.send("POST", impact, { payload })).toMatchObject({
      status: 200,
      body: {
        numbers: {
          settledBy: null,
          inUse: true,
          moves: [
            { entry: 5, name: "P5", from: 5, to: 3 },
            { entry: 3, name: "P3", from: 3, to: 4 },
            { entry: 4, name: "P4", from: 4, to: 5 },
          ],
        },
      },
    });
    const late = { type: "add-entries", entries: [{ name: "Late", rating: 1995 }] };
    expect(await director.send("POST", impact, { payload: late })).toMatchObject({
      status: 200,
      body: {
        numbers: {
          moves: [{ name: "Late", from: null, to: 2 }, { from: 2, to: 3 }, {}, {}, {}, {}],
        },
      },
    });
    expect((await stateOf(server, id)).seq).toBe(seq);
    const open = await give(director, id, payload);
    expect(open).toMatchObject({
      status: 422,
      body: {
        code: "acknowledgement-missing",
        cautions: [{ code: "numbers-changed", level: 2, message: expect.stringContaining("3") }],
      },
    });
    const acknowledged = ["numbers-changed"];
    expect((await give(director, id, payload, { acknowledged })).body).toMatchObject({
      warnings: [{ code: "numbers-moved", message: expect.stringContaining("P5 von 5 auf 3") }],
    });
  });

  it("tells that numbers stay once round 4 is paired, as the answer to the command does", async () => {
    const { director, id, impact } = await begun("fide-swiss", 10, 4);
    const payload = { type: "change-entry", entry: 5, details: { title: "GM", rating: 2300 } };
    expect(await director.send("POST", impact, { payload })).toMatchObject({
      status: 200,
      body: { numbers: { settledBy: 4, moves: [] } },
    });
    expect((await give(director, id, payload)).body).toMatchObject({
      warnings: [{ code: "numbers-unchanged", round: 4, entries: [{ entry: 5, number: 5 }] }],
    });
  });

  it("tells what becomes of the games of who leaves a round robin, and the standings show it", async () => {
    const { director, id, impact } = await begun("fide-round-robin", 6, 2);
    const payload = { type: "withdraw-entry", entry: 1, reason: "ill" };
    expect(await director.send("POST", impact, { payload })).toMatchObject({
      status: 200,
      body: {
        rounds: [5, 5],
        leavers: [{ entry: 1, name: "P1", played: 2, games: 5, isAnnulled: true }],
        after: [{}, {}, {}, {}, {}, { entry: 1, annulled: true }],
      },
    });
    await give(director, id, payload);
    for (const path of ["standings", "crosstable", "players/1", "players/2", "rounds/1"]) {
      const answer = await director.send("GET", `/api/v1/competitions/${id}/${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    const standings = await director.send("GET", `/api/v1/competitions/${id}/standings`);
    expect(standings.body).toMatchObject({
      rows: [
        {},
        {},
        {},
        {},
        {},
        { entry: 1, annulled: true, values: [null, null, null, null, null] },
      ],
    });
  });

  it("refuses what the rules refuse, and knows no other commands", async () => {
    const { director, impact } = await begun("fide-swiss", 4, 0);
    const stranger = { type: "change-entry", entry: 99, details: {} };
    expect(await director.send("POST", impact, { payload: stranger })).toMatchObject({
      status: 422,
      body: { code: "unknown-entry" },
    });
    const other = await director.send("POST", impact, { payload: { type: "draft-round" } });
    expect(other.status).toBe(400);
  });
});
