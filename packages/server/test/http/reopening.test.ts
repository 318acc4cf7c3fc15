import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "./test-server.ts";

const SEEDS = ["1", "2", "3"].map((digit) => digit.repeat(64));
const [FIRST = "", SECOND = ""] = SEEDS;

const hashOf = (seed: string): string =>
  createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

const enterRound = async (server: TestServer, director: Visitor, id: string): Promise<void> => {
  for (let board = 1; board <= 4; board++) {
    await give(director, id, resultAt(await stateOf(server, id), board));
  }
};

const closedOnce = async () => {
  const seeds = [...SEEDS];
  const server = await testServer(undefined, { newSeed: () => seeds.shift() ?? "" });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  await enterRound(server, director, id);
  expect((await give(director, id, { type: "close-competition" })).status).toBe(200);
  return { server, director, id, api: `/api/v1/competitions/${id}` };
};

describe("a competition that is reopened", () => {
  it("publishes a new commitment at once and keeps its seed secret until it is closed again", async () => {
    const { server, director, id, api } = await closedOnce();
    const everybody = await visitor(server);
    const command = { type: "reopen-competition", reason: "protest" };
    const headers = { "idempotency-key": "reopen-once" };
    const answers = [
      await give(director, id, command, { headers }),
      // Sent twice it is carried out once, with one seed.
      await give(director, id, command, { headers }),
    ];
    for (const { status, text } of answers) {
      expect([status, text.includes(SECOND)]).toEqual([200, false]);
      expect(text).toContain(hashOf(SECOND));
    }
    const lots = await everybody.send("GET", `${api}/lots`);
    expect(lots.body).toMatchObject({
      seedHash: hashOf(SECOND),
      commitments: [
        { seed: FIRST, seedHash: hashOf(FIRST), from: 1 },
        { seed: null, seedHash: hashOf(SECOND), publishedAt: null },
      ],
      verification: null,
    });
    for (const path of [api, `${api}/lots`, `${api}/events`, `/c/${id}/lots`, `/console/${id}`]) {
      expect([path, (await director.send("GET", path)).text.includes(SECOND)]).toEqual([
        path,
        false,
      ]);
    }
    const page = (await everybody.send("GET", `/c/${id}/lots?lang=en`)).text;
    for (const shown of [FIRST, hashOf(FIRST), hashOf(SECOND), "from event"]) {
      expect(page).toContain(shown);
    }

    await give(director, id, { type: "draft-round" });
    await give(director, id, { type: "publish-round", round: 2 });
    await enterRound(server, director, id);
    await give(director, id, { type: "draft-round" });
    await give(director, id, { type: "publish-round", round: 3 });
    await enterRound(server, director, id);
    expect((await give(director, id, { type: "close-competition" })).status).toBe(200);
    expect((await everybody.send("GET", `${api}/lots`)).body).toMatchObject({
      commitments: [{ seed: FIRST }, { seed: SECOND }],
      verification: {
        sound: true,
        draws: [
          { seedHash: hashOf(FIRST), matches: true },
          { round: 3, seedHash: hashOf(SECOND), matches: true },
        ],
      },
    });
    expect((await everybody.send("GET", `/c/${id}/lots?lang=en`)).text).toContain(SECOND);
  });

  it("takes no seed that somebody chose", async () => {
    const { director, id } = await closedOnce();
    const answer = await give(director, id, {
      type: "reopen-competition",
      reason: "protest",
      seed: SECOND,
    } as { readonly type: string });
    expect(answer.status).toBe(400);
  });

  it("comes back from its file with all its commitments", async () => {
    const { server, director, id, api } = await closedOnce();
    await give(director, id, { type: "reopen-competition", reason: "protest" });
    const file = (await director.send("GET", `${api}/export`)).text;
    expect(file).toContain(SECOND);
    const stored = await server.competitions.importFile(file);
    if (!stored.ok) throw new Error(stored.error.code);
    expect(await stateOf(server, stored.value.id)).toMatchObject({
      commitments: (await stateOf(server, id)).commitments,
    });
  });
});
