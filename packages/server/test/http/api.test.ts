import { describe, expect, it } from "vitest";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  testServer,
  unwrap,
  visitor,
} from "./test-server.ts";

const setUp = async (players = 8) => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, players);
  return { server, director, id, api: `/api/v1/competitions/${id}` };
};

describe("the API", () => {
  it("creates a competition and tells what is known of it", async () => {
    const { director, id, api } = await setUp();
    expect((await director.send("GET", api)).body).toMatchObject({
      id,
      name: "Ulm",
      status: "open",
      entries: 8,
      rounds: 1,
      plannedRounds: 7,
      completeRounds: 0,
      draft: null,
      seq: 4,
      seed: null,
      seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await director.send("GET", "/api/v1/competitions")).body).toMatchObject({
      competitions: [{ id, entries: 8 }],
      unreadable: [],
    });
  });

  it("answers a result with its echo, the new totals and how many are missing", async () => {
    const { server, director, id } = await setUp();
    const answer = await give(director, id, resultAt(await stateOf(server, id), 1, [412, 95]));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        seq: 5,
        events: [{ seq: 5, type: "result-entered" }],
        warnings: [{ code: "unusual-score", score: 95, message: expect.stringContaining("95") }],
        echo: {
          board: 1,
          sides: [
            { score: 412, wins: 1 },
            { score: 95, wins: 0 },
          ],
          missing: 3,
        },
      },
    });
  });

  it("answers questions about rounds, standings, players and lots", async () => {
    const { server, director, id, api } = await setUp(7);
    await give(director, id, resultAt(await stateOf(server, id), 1));
    const [first, second] = (await stateOf(server, id)).rounds[0]?.games[0]?.seats ?? [0, 0];
    const ask = async (path: string) => {
      const answer = await director.send("GET", `${api}${path}`);
      expect([path, answer.status, answer.text.slice(0, 200)]).toMatchObject([path, 200, {}]);
      return answer.body;
    };
    expect(await ask("/entries")).toMatchObject({ entries: { length: 7 } });
    expect(await ask("/rounds")).toMatchObject({ rounds: [{ number: 1, games: 3, missing: 2 }] });
    expect(await ask("/rounds/1")).toMatchObject({
      round: {
        games: [
          { board: 1, result: { outcome: { scores: [400, 350] }, actor: "director" } },
          {},
          {},
        ],
        unplayed: [{ reason: "bye", spread: 50 }],
      },
    });
    expect(await ask("/standings")).toMatchObject({
      round: 1,
      criteria: ["WINS", "SPR", "RTG", "LOT"],
      rows: { length: 7 },
    });
    expect(await ask("/standings?round=0&seq=2")).toMatchObject({ seq: 2, round: 0 });
    expect(await ask(`/standings/${first}`)).toMatchObject({
      row: { entry: first, wins: 1, spread: 50 },
      derivations: [
        { code: "WINS", value: 1, terms: [{ round: 1, opponent: second }] },
        {},
        {},
        {},
      ],
    });
    expect(await ask(`/standings/compare?a=${second}&b=${first}`)).toMatchObject({
      lead: { ahead: first, behind: second },
      message: expect.stringMatching(/./),
    });
    expect(await ask(`/players/${second}`)).toMatchObject({
      entry: { id: second },
      lines: [{ kind: "played", own: 350, theirs: 400 }],
    });
    expect(await ask("/crosstable")).toMatchObject({ rounds: 1, rows: { length: 7 } });
    expect(await ask("/lots")).toMatchObject({ verification: null });
    expect(await ask("/events?after=3")).toMatchObject({ events: [{ seq: 4 }, { seq: 5 }] });
    for (const path of ["/formats", "/systems", "/criteria"]) {
      expect((await director.send("GET", `/api/v1${path}`)).status).toBe(200);
    }
  });

  it("answers standings under another ranking than the saved one, or what is wrong with it", async () => {
    const { director, api } = await setUp();
    const ranked = await director.send("GET", `${api}/standings?ranking=pts,%20bh-c1`);
    expect(ranked.body).toMatchObject({ criteria: ["PTS", "BH/C1"] });
    const saved = await director.send("GET", `${api}/standings`);
    expect(saved.body).toMatchObject({ criteria: ["WINS", "SPR", "RTG", "LOT"] });
    const refused = await director.send("GET", `${api}/standings?ranking=PTS,BHC`);
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ code: "unknown-criterion", position: 2, nearest: "BH" }),
    ]);
  });

  it("answers standings as CSV, by address or by what is accepted", async () => {
    const { server, director, id, api } = await setUp();
    await give(director, id, resultAt(await stateOf(server, id), 1));
    const named = await director.send("GET", `${api}/standings?format=csv`);
    expect(named.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(named.headers["content-disposition"]).toBe(`attachment; filename="${id}-1.csv"`);
    const [heading, first, ...others] = named.text.trimEnd().split("\r\n");
    expect(heading).toBe("rank,name,wins,spread,RTG,LOT");
    expect(first).toMatch(/^1,P\d,1,50,\d+,\d$/);
    expect(others).toHaveLength(7);
    const headers = { accept: "text/csv, */*;q=0.1" };
    const accepted = await director.send("GET", `${api}/standings`, { headers });
    expect(accepted.text).toBe(named.text);
    expect(accepted.headers["vary"]).toMatch(/accept/i);
    const json = await director.send("GET", `${api}/standings?format=json`, { headers });
    expect(json.body).toMatchObject({ rows: { length: 8 } });
    expect((await director.send("GET", `${api}/standings?format=xml`)).status).toBe(400);
  });

  it("answers null for values that are not defined", async () => {
    const { director } = await setUp();
    const settings = { ranking: ["WINS", "TPR", "LOT"] };
    const body = { name: "Probe", format: "scrabble-swiss", settings };
    const { id } = unwrap(await director.api("POST /competitions", { body }));
    const entries = [{ name: "Ulla", rating: 0 }];
    expect((await give(director, id, { type: "add-entries", entries })).status).toBe(200);
    const standings = `/api/v1/competitions/${id}/standings`;
    const rows = (await director.send("GET", standings)).body;
    expect(rows).toMatchObject({ rows: [{ values: [0, null, 1] }] });
    const working = (await director.send("GET", `${standings}/1`)).body;
    expect(working).toMatchObject({ derivations: [{}, { code: "TPR", value: null }, {}] });
    const csv = await director.send("GET", `${standings}?format=csv`);
    expect(csv.text).toBe("rank,name,wins,spread,TPR,LOT\r\n1,Ulla,0,0,-,1\r\n");
  });

  it("names what is not there", async () => {
    const { director, api } = await setUp();
    for (const [path, code] of [
      ["/api/v1/competitions/nowhere", "no-competition"],
      ["/api/v1/nothing", "not-found"],
      [`${api}/rounds/2`, "unknown-round"],
      [`${api}/standings?round=2`, "unknown-round"],
      [`${api}/standings?seq=99`, "seq-not-reached"],
      [`${api}/players/99`, "unknown-entry"],
      [`${api}/standings/99`, "unknown-entry"],
      [`${api}/standings/compare?a=1&b=99`, "unknown-entry"],
    ] as const) {
      const answer = await director.send("GET", path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).toMatchObject({ code, status: 404 });
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    }
  });

  it("keeps the seed to itself until the competition is closed, then shows every draw", async () => {
    const { server, director, id, api } = await setUp();
    const seed = (await stateOf(server, id)).seed;
    for (const path of [api, `${api}/lots`, `${api}/events`, `${api}/rounds/1`]) {
      expect((await director.send("GET", path)).text).not.toContain(seed);
    }
    for (let board = 1; board <= 4; board++) {
      await give(director, id, resultAt(await stateOf(server, id), board));
    }
    expect((await give(director, id, { type: "close-competition" })).status).toBe(200);
    expect((await director.send("GET", api)).body).toMatchObject({ seed, status: "closed" });
    expect((await director.send("GET", `${api}/lots`)).body).toMatchObject({
      verification: { seed, sound: true, draws: [{ matches: true }], rounds: [{ matches: true }] },
    });
  });

  it("shows what a correction would change and records nothing", async () => {
    const { server, director, id } = await setUp();
    const state = await stateOf(server, id);
    for (let board = 1; board <= 4; board++) await give(director, id, resultAt(state, board));
    await give(director, id, { type: "draft-round" });
    const { round, outcome } = resultAt(state, 1, [300, 500]);
    const type = "correct-result";
    const body = { type, round, outcome, reason: "?", repair: "keep" } as const;
    const before = await server.competitions.events(id);
    const impact = unwrap(
      await director.api("POST /competitions/:id/impact", { params: { id }, body }),
    );
    expect(impact).toMatchObject({
      before: { length: 8 },
      rounds: [{ round: 2, status: "draft", message: null }],
      canDraftAgain: true,
    });
    expect(impact.moved.length).toBeGreaterThan(0);
    expect(await server.competitions.events(id)).toEqual(before);
  });

  it("reads a list of entries without storing anything", async () => {
    const { server, director, id, api } = await setUp();
    const csv = 'Name;Elo;Los\r\n"Jörg Ä.";1890,4;7\r\nBert;;8\r\n';
    const answer = await director.send("POST", `${api}/entries/read`, {
      headers: { "content-type": "text/csv" },
      payload: Buffer.from(csv, "latin1"),
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        entries: [
          { name: "Jörg Ä.", rating: 1890 },
          { name: "Bert", rating: 0 },
        ],
        columns: ["name", "rating", null],
        warnings: [{ code: "csv-columns-ignored" }, { code: "csv-rating-rounded", line: 2 }],
      },
    });
    expect((await stateOf(server, id)).seq).toBe(4);
  });

  it("says before a list is entered who in it is probably one person", async () => {
    const { director, api } = await setUp();
    const answer = await director.send("POST", `${api}/entries/read`, {
      headers: { "content-type": "text/csv" },
      payload: "Name\nÖz Annika\nAnnika Oez\nBert\n",
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        warnings: [
          {
            code: "probable-duplicates",
            pairs: [{ name: "Annika Oez", otherName: "Öz Annika" }],
            message: expect.stringContaining("Annika Oez"),
          },
        ],
      },
    });
  });

  it("creates the samples", async () => {
    const { director } = await setUp();
    const sample = "championship-running";
    const { id } = unwrap(await director.api("POST /samples/:sample", { params: { sample } }));
    expect(unwrap(await director.api("GET /competitions/:id", { params: { id } })).rounds).toBe(9);
    expect((await director.send("POST", "/api/v1/samples/chess")).status).toBe(404);
  });

  it("deletes a competition with everything that belongs to it", async () => {
    const { server, director, id, api } = await setUp();
    const helper = await visitor(server, "results", id);
    expect((await director.send("DELETE", api)).status).toBe(204);
    expect((await director.send("GET", api)).status).toBe(404);
    expect((await director.send("DELETE", api)).status).toBe(404);
    expect((await give(helper, id, { type: "draft-round" })).status).toBe(401);
  });

  it("answers a command sent again under its key like the first time", async () => {
    const { server, director, id } = await setUp();
    const command = resultAt(await stateOf(server, id), 1);
    const headers = { "idempotency-key": "3f6c" };
    const [first, twin] = await Promise.all([
      give(director, id, command, { headers }),
      give(director, id, command, { headers }),
    ]);
    const again = await give(director, id, command, { headers });
    expect(first).toMatchObject({ status: 200, body: { seq: 5 } });
    expect([twin.body, again.body]).toEqual([first.body, first.body]);
    expect((await stateOf(server, id)).seq).toBe(5);
    const other = resultAt(await stateOf(server, id), 2);
    expect(await give(director, id, other, { headers })).toMatchObject({
      status: 409,
      body: { code: "key-reused" },
    });
  });
});

describe("two helpers who type at once", () => {
  it("cannot both enter the same game: one wins, the other learns of it", async () => {
    const { server, id } = await setUp();
    const [anna, bert] = [
      await visitor(server, "results", id, "Anna"),
      await visitor(server, "results", id, "Bert"),
    ];
    const state = await stateOf(server, id);
    const answers = await Promise.all([
      give(anna, id, resultAt(state, 1, [400, 300])),
      give(bert, id, resultAt(state, 1, [300, 400])),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: "result-exists",
      round: 1,
      board: 1,
    });
    expect((await stateOf(server, id)).seq).toBe(5);
  });

  it("both enter different games", async () => {
    const { server, id } = await setUp(40);
    const helpers = await Promise.all(
      ["Anna", "Bert"].map((label) => visitor(server, "results", id, label)),
    );
    const state = await stateOf(server, id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const helper = helpers[index % 2];
        if (helper === undefined) throw new Error("no helper");
        return give(helper, id, resultAt(state, index + 1));
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rounds } = await stateOf(server, id);
    expect(
      rounds[0]?.games.map(({ result }) => result && "actor" in result && result.actor),
    ).toEqual(Array.from({ length: 20 }, (_, index) => `results:${["Anna", "Bert"][index % 2]}`));
  });
});
