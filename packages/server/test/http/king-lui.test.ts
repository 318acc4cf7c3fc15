import { describe, expect, it } from "vitest";
import {
  bodyOf,
  enteredKingLui,
  gameResult,
  nextStage,
  playKingLui,
  playStage,
} from "./played-king-lui.ts";
import { give, testServer, visitor } from "./test-server.ts";

const setUp = async () => {
  const server = await testServer();
  return { server, director: await visitor(server, "director"), anyone: await visitor(server) };
};

/** Tables of one game of each stage, by their size. */
const COURSE: readonly (readonly [number, readonly string[]])[] = [
  [27, ["1: 3×9", "2: 3×9", "3: 3×3", "4: 3"]],
  [28, ["1: 3×8 4", "2: 3×9", "3: 3×3", "4: 3"]],
  [29, ["1: 3×7 4×2", "2: 3×9", "3: 3×3", "4: 3"]],
  [30, ["1: 3×10", "2: 3×9", "3: 3×3", "4: 3"]],
  [31, ["1: 3×9 4", "2: 3×9", "3: 3×3", "4: 3"]],
  [60, ["1: 3×20", "2: 3×9", "3: 3×3", "4: 3"]],
];

const sizesOf = (sizes: readonly number[]): string =>
  [...new Set(sizes)]
    .sort()
    .map((size) => [size, sizes.filter((one) => one === size).length])
    .map(([size, count]) => (count === 1 ? `${size}` : `${size}×${count}`))
    .join(" ");

describe("a whole King Lui by the API", () => {
  it.each(COURSE)("of %i entries leads to a full final table", async (players, course) => {
    const { director, anyone } = await setUp();
    const { id, stages } = await playKingLui(director, players);
    const api = `/api/v1/competitions/${id}`;
    expect(
      stages.map(
        ({ stage, seating }) =>
          `${stage}: ${sizesOf(seating[0]?.tables.map(({ seats }) => seats.length) ?? [])}`,
      ),
    ).toEqual(course);
    for (const { members, seating, open } of stages) {
      expect(open).toBe(0);
      const everybody = members.map(({ entry }) => entry).sort((a, b) => a - b);
      for (const { tables } of seating) {
        expect(tables.flatMap(({ seats }) => seats).sort((a, b) => a - b)).toEqual(everybody);
      }
    }
    const final = bodyOf(await anyone.send("GET", `${api}/final-places`)) as {
      places: readonly { place: number; entry: number; name: string; stage: number }[];
    };
    expect(final.places.map(({ place }) => place)).toEqual(
      Array.from({ length: players }, (_, index) => index + 1),
    );
    expect(new Set(final.places.map(({ entry }) => entry)).size).toBe(players);
    const finalists = final.places.slice(0, 3);
    expect(finalists.map(({ stage }) => stage)).toEqual([4, 4, 4]);
    const { rows, criteria } = bodyOf(await anyone.send("GET", `${api}/stages/4/standings`)) as {
      rows: readonly { entry: number }[];
      criteria: readonly string[];
    };
    expect(rows.map(({ entry }) => entry)).toEqual(finalists.map(({ entry }) => entry));
    expect(criteria).toEqual(["RP", "GP", "WIN", "LOSS", "PRE", "LOT"]);
    expect(bodyOf(await anyone.send("GET", `${api}/lots`))).toMatchObject({
      verification: { sound: true, seedMatches: true },
    });
  });

  it.each([1, 2, 5])("of %i entries is refused with the reason", async (players) => {
    const { director } = await setUp();
    const id = await enteredKingLui(director, players);
    const refused = await give(director, id, { type: "draft-round" });
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ code: "cannot-be-seated", players }),
    ]);
  });
});

describe("a table tournament in the API", () => {
  it("lists its stages; a draft is the director's alone", async () => {
    const { director, anyone } = await setUp();
    const id = await enteredKingLui(director, 9);
    const api = `/api/v1/competitions/${id}`;
    bodyOf(await give(director, id, { type: "draft-round" }));
    expect((await director.send("GET", `${api}/stages`)).body).toMatchObject({
      stages: [{ stage: 1, status: "draft", players: 9, games: 3, tables: 3, open: 9 }],
    });
    expect((await anyone.send("GET", `${api}/stages`)).body).toMatchObject({ stages: [] });
    for (const path of ["", "/standings", "/standings/1", "/cut-line"]) {
      const hidden = await anyone.send("GET", `${api}/stages/1${path}`);
      expect([path, hidden.status, hidden.body]).toEqual([
        path,
        404,
        expect.objectContaining({ code: "unknown-stage" }),
      ]);
    }
    expect((await director.send("GET", `${api}/stages/1`)).body).toMatchObject({
      stage: { members: expect.any(Array), acts: [] },
    });
    expect((await director.send("GET", `${api}/stages/1/cut-line`)).body).toMatchObject({
      cutLine: null,
    });
  });

  it("explains the standings, compares two players and tells who advances", async () => {
    const { director, anyone } = await setUp();
    const id = await enteredKingLui(director, 9);
    const api = `/api/v1/competitions/${id}`;
    const stage = await nextStage(director, id);
    if (stage === null) throw new Error("no stage");
    await playStage(director, id, stage);
    const ask = async (path: string) => (await anyone.send("GET", `${api}${path}`)).body;
    const { rows } = (await ask("/stages/1/standings")) as {
      rows: readonly { entry: number; values: readonly object[] }[];
    };
    expect(rows).toHaveLength(9);
    const [first, second] = rows.map(({ entry }) => entry);
    const why = (await ask(`/stages/1/standings/${first}`)) as {
      derivations: readonly { value: object }[];
    };
    expect(why).toMatchObject({ row: { rank: 1, entry: first } });
    expect(why.derivations.map(({ value }) => value)).toEqual(rows[0]?.values);
    const compared = await ask(`/stages/1/standings/compare?a=${second}&b=${first}`);
    expect(compared).toMatchObject({ lead: { ahead: first, behind: second } });
    expect(compared).toMatchObject({ message: expect.stringContaining(`Player ${first}`) });
    expect(await ask(`/stages/1/standings/compare?a=1&b=1`)).toMatchObject({ lead: null });
    expect(await ask("/stages/1/cut-line")).toMatchObject({
      cutLine: { stage: 1, next: 3, players: 9, open: [], outlooks: expect.any(Array) },
    });
    expect(await ask(`/players/${first}`)).toMatchObject({
      place: 1,
      entry: { id: first, withdrawal: null },
      stages: [{ stage: 1, row: { rank: 1 }, lines: [{ game: 1 }, { game: 2 }, { game: 3 }] }],
    });
    expect(await ask("/lots")).toMatchObject({ verification: null });
    const csv = await anyone.send("GET", `${api}/stages/1/standings?format=csv`);
    expect(csv.headers["content-type"]).toContain("text/csv");
    expect(csv.text).toMatch(/^rank,name,RP,GP,WIN,LOSS,LOT\r\n1,Player /);
    const early = (await ask("/stages/1/standings?seq=4")) as { seq: number };
    expect(early.seq).toBe(4);
    for (const path of [
      "/stages/1/standings/99",
      "/stages/1/standings/compare?a=1&b=99",
      "/players/99",
      "/rounds/99",
    ]) {
      expect([path, (await anyone.send("GET", `${api}${path}`)).status]).toEqual([path, 404]);
    }
  });

  it("shows what correcting a result or annulling a game would change, and records nothing", async () => {
    const { server, director, anyone } = await setUp();
    const id = await enteredKingLui(director, 9);
    const api = `/api/v1/competitions/${id}`;
    const stage = await nextStage(director, id);
    if (stage === null) throw new Error("no stage");
    await playStage(director, id, stage);
    await nextStage(director, id);
    const before = (await server.competitions.state(id))?.seq;
    const { outcome, ...address } = gameResult(stage, 1, 1);
    const turned = {
      ...outcome,
      seats: outcome.seats.map((seat, index) => ({ ...seat, points: 90 - index * 40 })),
    };
    const change = { ...address, type: "correct-result", reason: "misread", repair: "keep" };
    const impact = await director.send("POST", `${api}/impact`, {
      payload: { ...change, outcome: turned },
    });
    expect([impact.status, impact.body]).toEqual([
      200,
      expect.objectContaining({
        before: expect.arrayContaining([expect.objectContaining({ rank: 9 })]),
        moved: expect.any(Array),
        at: "tables",
        rounds: [],
        nextTables: expect.objectContaining({ stage: 3, played: false }),
        canDraftAgain: true,
      }),
    ]);
    // A preview needs no reason: only the correction itself does.
    const preview = await director.send("POST", `${api}/impact`, {
      payload: { ...change, reason: "", outcome: turned },
    });
    expect([preview.status, preview.body]).toEqual([200, impact.body]);
    const { reason: _, ...unreasoned } = change;
    const without = await director.send("POST", `${api}/impact`, {
      payload: { ...unreasoned, outcome: turned },
    });
    expect([without.status, without.body]).toEqual([200, impact.body]);
    const annulled = await director.send("POST", `${api}/impact`, {
      payload: { ...address, type: "annul-game", reason: "light went out" },
    });
    expect(annulled.status).toBe(200);
    const wrong = await director.send("POST", `${api}/impact`, { payload: { type: "dance" } });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      expect.objectContaining({ code: "malformed-request" }),
    ]);
    expect((await anyone.send("POST", `${api}/impact`, { payload: change })).status).toBe(401);
    expect((await server.competitions.state(id))?.seq).toBe(before);
  });

  it("keeps the reason for a withdrawal between player and director", async () => {
    const { director, anyone } = await setUp();
    const id = await enteredKingLui(director, 4);
    const withdrawal = { type: "withdraw-entry", entry: 2, reason: "broken collar-bone" };
    bodyOf(await give(director, id, withdrawal));
    const entriesFor = async (who: typeof anyone) =>
      (await who.send("GET", `/api/v1/competitions/${id}/entries`)).body;
    const known = (await entriesFor(anyone)) as { entries: readonly object[] };
    expect(known.entries[1]).toMatchObject({ id: 2, withdrawal: { fromRound: 1 } });
    expect(JSON.stringify(known)).not.toContain("collar-bone");
    expect(await entriesFor(director)).toMatchObject({
      entries: [
        { id: 1 },
        { id: 2, withdrawal: { reason: "broken collar-bone" } },
        { id: 3 },
        { id: 4 },
      ],
    });
  });

  it("lets a table report its own games alone, and helpers enter all", async () => {
    const { server, director } = await setUp();
    const id = await enteredKingLui(director, 9);
    const stage = await nextStage(director, id);
    if (stage === null) throw new Error("no stage");
    const scope = { kind: "table", stage: 0, table: 2 } as const;
    const table = await visitor(server, "table", id, "Table 2", scope);
    const reported = await give(table, id, gameResult(stage, 1, 2, "report-result"));
    expect([reported.status, reported.body]).toEqual([
      200,
      expect.objectContaining({
        events: [
          expect.objectContaining({
            type: "result-reported",
            data: { round: 1, board: 2 },
          }),
        ],
      }),
    ]);
    expect((await give(table, id, gameResult(stage, 1, 1, "report-result"))).status).toBe(403);
    expect((await give(table, id, gameResult(stage, 2, 2))).status).toBe(403);
    const helper = await visitor(server, "results", id);
    expect((await give(helper, id, gameResult(stage, 1, 1))).status).toBe(200);
    const confirm = {
      type: "confirm-results",
      results: [{ round: 1, board: 2 }],
    };
    expect((await give(helper, id, confirm)).status).toBe(403);
    expect((await give(director, id, confirm)).status).toBe(200);
  });

  it("names the criteria of both kinds of ranking", async () => {
    const { anyone } = await setUp();
    const { criteria } = bodyOf(await anyone.send("GET", "/api/v1/criteria")) as {
      criteria: readonly object[];
    };
    expect(criteria).toContainEqual({ at: "tables", code: "RP", better: "higher" });
    expect(criteria).toContainEqual({ at: "tables", code: "LOSS", better: "lower" });
    expect(criteria).toContainEqual({ at: "boards", code: "PTS", better: "higher" });
  });
});
