import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { give, type TestServer, testServer, unwrap, type Visitor, visitor } from "./test-server.ts";

const NAMES = ["Pia Pharao", "Anna Müller", "Bernd Meier", "Carla Conti"];

/** Sets up a pyramid of four: Pia on 1.1, Anna and Bernd on level 2, Carla on 3.1. */
const setUp = async (): Promise<{
  server: TestServer;
  director: Visitor;
  guest: Visitor;
  id: string;
  api: string;
}> => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const { id } = unwrap(
    await director.api("POST /competitions", { body: { name: "Pyramide", format: "pyramid" } }),
  );
  const entries = NAMES.map((name, index) => ({ name, addresses: [`p${index + 1}@example.org`] }));
  await give(director, id, { type: "add-entries", entries });
  const guest = await visitor(server);
  return { server, director, guest, id, api: `/api/v1/competitions/${id}` };
};

const CHALLENGE = {
  type: "challenge",
  challenger: 4,
  targets: [{ kind: "player", player: 2 }],
} as const;
const PAIR = { challenger: 4, defender: 2 };

/** Plays a game with its record, and objects to its result. */
const playAndObject = async (director: Visitor, id: string): Promise<void> => {
  const game = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";
  for (const command of [
    CHALLENGE,
    { type: "accept-challenge", ...PAIR },
    { type: "report-result", ...PAIR, outcome: "challenger-wins", by: 4 },
    { type: "send-game-record", ...PAIR, by: 4, pgn: game, claim: null },
    { type: "object", ...PAIR, by: 2 },
  ]) {
    const answer = await give(director, id, command);
    if (answer.status !== 200) throw new Error(answer.text);
  }
};

const questionsOf = async (director: Visitor, id: string) =>
  unwrap(await director.api("GET /competitions/:id/questions", { params: { id } })).questions;

describe("a pyramid by the API", () => {
  it("refuses a chain of which nothing is possible with 422, naming every target and its reason", async () => {
    const { director, id } = await setUp();
    const refused = await give(director, id, {
      type: "challenge",
      challenger: 4,
      targets: [
        { kind: "vacancy", seat: { level: 2, index: 1 } },
        { kind: "player", player: 1 },
        { kind: "player", player: 4 },
      ],
    });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: "challenges-refused",
      refusals: [
        { position: 1, reason: { code: "not-vacant", player: 2 } },
        { position: 2, reason: { code: "too-high", level: 3, target: 1 } },
        { position: 3, reason: { code: "challenge-of-self" } },
      ],
    });
    for (const words of ["Anna Müller", "Ebene 1"]) expect(refused.text).toContain(words);
  });

  it("is told level by level, to everybody and without any address", async () => {
    const { guest, api } = await setUp();
    const { body, text } = await guest.send("GET", `${api}/pyramid`);
    expect(body).toEqual({
      seq: expect.any(Number),
      levels: [
        { level: 1, seats: [{ seat: { level: 1, index: 1 }, player: 1, name: "Pia Pharao" }] },
        {
          level: 2,
          seats: [
            { seat: { level: 2, index: 1 }, player: 2, name: "Anna Müller" },
            { seat: { level: 2, index: 2 }, player: 3, name: "Bernd Meier" },
          ],
        },
        { level: 3, seats: [{ seat: { level: 3, index: 1 }, player: 4, name: "Carla Conti" }] },
      ],
      departed: [],
    });
    expect(text).not.toContain("@");
  });

  it("tells whom a player may challenge, and why not the others, in the visitor's language", async () => {
    const { guest, api } = await setUp();
    const { body } = await guest.send("GET", `${api}/players/4/options?lang=de`);
    expect(body).toMatchObject({
      from: { level: 3, index: 1 },
      reach: { highest: 2, lowest: 2 },
      options: [
        { player: 1, rejection: { code: "too-high", message: expect.stringMatching(/Ebene 1/) } },
        { player: 2, rejection: null },
        { player: 3, rejection: null },
      ],
    });
    expect(await guest.send("GET", `${api}/players/9/options`)).toMatchObject({
      status: 404,
      body: { code: "unknown-entry" },
    });
  });

  it("refuses the options of somebody who has left", async () => {
    const { guest, director, id, api } = await setUp();
    await give(director, id, { type: "retire", player: 4, reason: "genug" });
    expect(await guest.send("GET", `${api}/players/4/options`)).toMatchObject({
      status: 422,
      body: { code: "not-in-pyramid" },
    });
  });

  it("names who has left beside the levels, and nobody who was erased", async () => {
    const { director, id } = await setUp();
    const departed = async () =>
      unwrap(await director.api("GET /competitions/:id/pyramid", { params: { id } })).departed;
    for (const player of [4, 2]) await give(director, id, { type: "retire", player, reason: "" });
    expect(await departed()).toEqual([
      { player: 2, name: "Anna Müller" },
      { player: 4, name: "Carla Conti" },
    ]);
    await give(director, id, { type: "erase-person", entry: 4 });
    expect(await departed()).toEqual([{ player: 2, name: "Anna Müller" }]);
  });

  it("lists open games with what they wait for, and deadlines to those they concern", async () => {
    const { server, director, guest, id, api } = await setUp();
    await give(director, id, CHALLENGE);
    const { body } = await guest.send("GET", `${api}/games`);
    expect(body).toMatchObject({
      games: [
        {
          challenger: 4,
          defender: 2,
          names: ["Carla Conti", "Anna Müller"],
          status: "pendingAcceptance",
          deadline: { kind: "accept", holders: [2] },
        },
      ],
    });
    const deadlines = async (who: Visitor) => {
      const answer = await who.api("GET /competitions/:id/deadlines", { params: { id } });
      if (!answer.ok) return answer.problem.status;
      return answer.value.deadlines.filter(({ kind }) => kind === "accept").length;
    };
    const anna = await visitor(server, "player", id, "Anna", { kind: "player", entry: 2 });
    const bernd = await visitor(server, "player", id, "Bernd", { kind: "player", entry: 3 });
    expect(await deadlines(director)).toBe(1);
    expect(await deadlines(await visitor(server, "results", id, "Helper"))).toBe(1);
    expect(await deadlines(anna)).toBe(1);
    expect(await deadlines(bernd)).toBe(0);
    expect(await deadlines(guest)).toBe(401);
  });

  it("tells the waiting lists", async () => {
    const { director, guest, id, api } = await setUp();
    await give(director, id, {
      type: "challenge",
      challenger: 3,
      targets: [{ kind: "player", player: 1 }],
    });
    await give(director, id, { type: "join-standing-waiting-list", player: 2 });
    await give(director, id, { type: "request-waiting-list", player: 2 });
    const { body } = await guest.send("GET", `${api}/waiting-lists`);
    expect(body).toMatchObject({
      ordinary: [
        {
          position: 1,
          player: 2,
          name: "Anna Müller",
          by: expect.stringMatching(/request|standing/),
          seat: { level: 2, index: 1 },
          reach: { highest: 1, lowest: 1 },
        },
      ],
      standing: [{ player: 2, name: "Anna Müller", suspended: false }],
    });
  });

  it("keeps what is between a player and the director out of public histories", async () => {
    const { server, director, guest, id } = await setUp();
    await give(director, id, CHALLENGE);
    await give(director, id, {
      type: "announce-holiday",
      player: 2,
      from: "2099-01-02",
      to: "2099-01-05",
    });
    const kinds = async (who: Visitor) => {
      const params = { id, entry: 2 };
      const route = "GET /competitions/:id/players/:entry/history";
      return unwrap(await who.api(route, { params })).consequences.map(({ kind }) => kind);
    };
    const anna = await visitor(server, "player", id, "Anna", { kind: "player", entry: 2 });
    expect(await kinds(guest)).toEqual(["moved", "challenged"]);
    expect(await kinds(anna)).toEqual(["moved", "challenged", "holiday"]);
    expect(await kinds(director)).toEqual(["moved", "challenged", "holiday"]);
  });

  it("keeps holidays private, until the settings make them public", async () => {
    const { server, director, guest, id } = await setUp();
    await give(director, id, CHALLENGE);
    const day = (offset: number): string =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    // Long enough to reach into the deadline at every hour, in every time zone.
    const holiday = { type: "announce-holiday", player: 2, from: day(-1), to: day(4) };
    await give(director, id, holiday);
    const seen = async (who: Visitor) => {
      const { games } = unwrap(await who.api("GET /competitions/:id/games", { params: { id } }));
      return games.map(({ onHoliday, deadline }) => [onHoliday, (deadline?.holidayDays ?? 0) > 0]);
    };
    const anna = await visitor(server, "player", id, "Anna", { kind: "player", entry: 2 });
    const carla = await visitor(server, "player", id, "Carla", { kind: "player", entry: 4 });
    expect(await seen(guest)).toEqual([[[], false]]);
    expect(await seen(carla)).toEqual([[[], false]]);
    expect(await seen(anna)).toEqual([[[2], true]]);
    expect(await seen(director)).toEqual([[[2], true]]);
    await give(director, id, {
      type: "change-settings",
      settings: { publicHolidays: true },
      reason: "",
    });
    expect(await seen(guest)).toEqual([[[2], true]]);
  });

  it("tells who held a seat, and that there is no such seat", async () => {
    const { director, guest, id, api } = await setUp();
    await give(director, id, CHALLENGE);
    await give(director, id, { type: "refuse-challenge", ...PAIR });
    const { body } = await guest.send("GET", `${api}/seats/2/1/history`);
    expect(body).toMatchObject({
      tenures: [
        { player: 2, name: "Anna Müller", until: expect.any(String), reason: "joined" },
        { player: 4, name: "Carla Conti", until: null, reason: "forfeit" },
      ],
    });
    expect(await guest.send("GET", `${api}/seats/2/3/history`)).toMatchObject({
      status: 404,
      body: { code: "no-such-seat" },
    });
  });

  it("asks the director alone what only the director decides, and archives what is final", async () => {
    const { director, guest, id, api } = await setUp();
    await playAndObject(director, id);
    expect((await guest.send("GET", `${api}/questions`)).status).toBe(401);
    const [question] = await questionsOf(director, id);
    expect([question]).toMatchObject([{ kind: "dispute", game: { challenger: 4, defender: 2 } }]);
    await give(director, id, {
      type: "decide-dispute",
      challenge: question?.kind === "dispute" ? question.game.id : "",
      outcome: "challenger-wins",
      reason: "matt",
    });
    const archive = await guest.send("GET", `${api}/games/archive?limit=1`);
    expect(archive.body).toMatchObject({
      total: 1,
      games: [{ outcome: "challenger-wins", status: "final", records: [{ by: 4 }] }],
    });
    const file = await guest.send("GET", `${api}/games.pgn`);
    expect(file.headers["content-type"]).toBe("application/vnd.chess-pgn; charset=utf-8");
    expect(file.text).toContain('[White "Carla Conti"]\n[Black "Anna Müller"]\n[Result "1-0"]');
    expect(file.text).toContain("4. Qxf7# 1-0");
  });

  it("rates final games, for programs and as a table to be saved", async () => {
    const { director, guest, id, api } = await setUp();
    for (const [entry, rating] of [
      [2, 1700],
      [4, 1600],
    ] as const) {
      await give(director, id, { type: "change-entry", entry, details: { rating } });
    }
    await playAndObject(director, id);
    const [question] = await questionsOf(director, id);
    await give(director, id, {
      type: "decide-dispute",
      challenge: question?.kind === "dispute" ? question.game.id : "",
      outcome: "challenger-wins",
      reason: "matt",
    });
    // 20 × 0.64 for the win over a player rated 100 higher.
    expect((await guest.send("GET", `${api}/ratings`)).body).toMatchObject({
      players: [
        { rank: 1, name: "Anna Müller", rating: 1687, games: 31 },
        { rank: 2, name: "Carla Conti", rating: 1613, games: 31 },
      ],
    });
    const table = await guest.send("GET", `${api}/ratings?format=csv`);
    expect(table.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(table.text).toBe(
      "rank,name,rating,games\r\n1,Anna Müller,1687,31\r\n2,Carla Conti,1613,31\r\n",
    );
    const page = await guest.send("GET", `/c/${id}/standings`);
    expect(page.text).toContain("+13");
  });

  it("shows what a late mail would overturn for exactly the choice that is made, and records nothing", async () => {
    const { director, guest, id, api } = await setUp();
    const before = new Date().toISOString();
    // Events within one millisecond keep the order of recording.
    while (Date.now() <= Date.parse(before)) await setTimeout(1);
    await give(director, id, CHALLENGE);
    const earlier = {
      type: "challenge",
      challenger: 4,
      targets: [{ kind: "player", player: 3 }],
    };
    const ask = (who: Visitor, command: object, effectiveAt: string, pin = false) =>
      who.send("POST", `${api}/impact-of-late`, { payload: { command, effectiveAt, pin } });
    const state = await director.send("GET", api);
    expect(await ask(director, earlier, before)).toMatchObject({
      status: 200,
      body: {
        overturns: true,
        impact: {
          at: before,
          undone: [
            {
              kind: "challenged",
              challenger: 4,
              defender: 2,
              message: "Carla Conti fordert Anna Müller",
            },
          ],
          added: expect.arrayContaining([expect.objectContaining({ kind: "challenged" })]),
        },
      },
    });
    // With later events pinned, the late mail has no effect.
    expect(await ask(director, earlier, before, true)).toMatchObject({
      status: 200,
      body: {
        impact: {
          undone: [],
          added: [{ kind: "not-entitled", player: 4, target: { kind: "player", player: 3 } }],
        },
      },
    });
    const harmless = { type: "join-standing-waiting-list", player: 1 };
    expect(await ask(director, harmless, before)).toMatchObject({
      status: 200,
      body: { overturns: false, impact: { undone: [], seats: [], challenges: [] } },
    });
    expect(
      await ask(director, { type: "leave-standing-waiting-list", player: 1 }, before),
    ).toMatchObject({
      status: 422,
      body: { code: "not-on-standing-waiting-list" },
    });
    expect(await ask(director, { type: "pass-time" }, before)).toMatchObject({ status: 400 });
    expect((await ask(guest, harmless, before)).status).toBe(401);
    expect((await director.send("GET", api)).body).toEqual(state.body);
  });

  it("is not there for tournaments of other kinds", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const { id } = unwrap(
      await director.api("POST /competitions", { body: { name: "Ulm", format: "scrabble-swiss" } }),
    );
    for (const path of ["pyramid", "games", "games.pgn", "waiting-lists", "questions"]) {
      expect(await director.send("GET", `/api/v1/competitions/${id}/${path}`)).toMatchObject({
        status: 404,
        body: { code: "wrong-kind", needed: "ladder" },
      });
    }
  });
});
