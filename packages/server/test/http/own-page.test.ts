import { describe, expect, it } from "vitest";
import {
  begunCompetition,
  give,
  stateOf,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "./test-server.ts";

const HTML = { accept: "text/html" };

/** Sends a form like a browser without scripts. */
const sendForm = (
  who: Pick<Visitor, "send">,
  id: string,
  fields: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string>> = {},
) =>
  who.send("POST", `/c/${id}/me`, {
    headers: { ...HTML, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
    ...(Object.keys(cookies).length === 0 ? {} : { cookies: { ...cookies } }),
  });

const playerOf = (server: TestServer, id: string, entry: number): Promise<Visitor> =>
  visitor(server, "player", id, `P${entry}`, { kind: "player", entry });

/** Returns the first board of round 1 with its two players' browsers. */
const firstBoard = async (server: TestServer, id: string) => {
  const state = await stateOf(server, id);
  const game = state.rounds[0]?.games[0];
  const [one = 0, other = 0] = game?.seats ?? [];
  return {
    board: game?.board ?? 0,
    one,
    other,
    first: await playerOf(server, id, one),
    second: await playerOf(server, id, other),
    report: (scores: readonly [number, number]) => ({
      act: "report",
      round: "1",
      board: String(game?.board),
      asked: "points",
      seats: `${one} ${other}`,
      [`v-${one}`]: String(scores[0]),
      [`v-${other}`]: String(scores[1]),
    }),
  };
};

const resultOf = async (server: TestServer, id: string) =>
  (await stateOf(server, id)).rounds[0]?.games[0]?.result;

describe("the page of one's own", () => {
  it("asks whose device it is, remembers the answer for this competition alone, and forgets it", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"));
    const anybody = await visitor(server);
    const asked = await anybody.send("GET", `/c/${id}/me`, { headers: HTML });
    expect(asked.text).toContain("Wer sind Sie?");
    const chosen = await sendForm(anybody, id, { act: "choose", entry: "3" });
    expect([chosen.status, chosen.headers.location]).toEqual([303, `/c/${id}/me`]);
    expect(chosen.headers["set-cookie"]).toMatch(
      new RegExp(`^losfee_me=3; .*Path=/c/${id}; HttpOnly; SameSite=Lax`),
    );
    const cookies = { losfee_me: "3" };
    const own = await anybody.send("GET", `/c/${id}/me`, { headers: HTML, cookies });
    expect(own.text).toContain("<h1>P3</h1>");
    expect(own.text).not.toContain('name="v-3"');
    const page = await anybody.send("GET", `/c/${id}/players/3`, { headers: HTML, cookies });
    expect(page.text).toContain("Das sind Sie");
    const other = await anybody.send("GET", `/c/${id}/players/4`, { headers: HTML, cookies });
    expect(other.text).toContain("Das bin ich");
    const forgotten = await sendForm(anybody, id, { act: "forget" }, cookies);
    expect(forgotten.headers["set-cookie"]).toMatch(/^losfee_me=; .*Expires=Thu, 01 Jan 1970/);
  });

  it("lets nobody report who only said who they are", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"));
    const { report, one } = await firstBoard(server, id);
    const answer = await sendForm(await visitor(server), id, report([400, 300]), {
      losfee_me: String(one),
    });
    expect(answer.status).toBe(401);
    expect(await resultOf(server, id)).toBeNull();
  });

  it("reports without a script; sent twice it is one report, and what is missing is named", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"));
    const { first, report, one } = await firstBoard(server, id);
    const incomplete = await sendForm(first, id, { ...report([400, 300]), [`v-${one}`]: "" });
    expect(incomplete.status).toBe(400);
    for (let time = 1; time <= 2; time++) {
      expect((await sendForm(first, id, report([400, 300]))).status).toBe(303);
    }
    expect(await resultOf(server, id)).toMatchObject({
      status: "reported",
      reports: [{ actor: `player:${one}` }],
    });
    const page = await first.send("GET", `/c/${id}/me`, { headers: HTML });
    expect(page.text).toContain("Sie haben gemeldet:");
  });

  it("shows the other's report with a way to agree; a difference is a conflict", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"));
    const { first, second, report } = await firstBoard(server, id);
    await sendForm(first, id, report([400, 300]));
    const shown = await second.send("GET", `/c/${id}/me`, { headers: HTML });
    expect(shown.text).toContain("Das stimmt");
    expect((await sendForm(second, id, report([400, 310]))).status).toBe(303);
    expect(await resultOf(server, id)).toMatchObject({ status: "conflict" });
    expect((await sendForm(second, id, report([400, 300]))).status).toBe(303);
    expect(await resultOf(server, id)).toMatchObject({ status: "reported" });
  });

  it("takes reports of one's own games alone, and forfeits from nobody", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"));
    const { first, other, board } = await firstBoard(server, id);
    const state = await stateOf(server, id);
    const next = state.rounds[0]?.games[1];
    const [one = 0, two = 0] = next?.seats ?? [];
    const foreign = {
      type: "report-result",
      round: 1,
      board: next?.board ?? 0,
      outcome: {
        kind: "played",
        sides: [
          { entry: one, score: 1 },
          { entry: two, score: 2 },
        ],
      },
    };
    expect((await give(first, id, foreign)).status).toBe(403);
    const outcome = { kind: "forfeit", absent: [other] };
    const forfeit = { type: "report-result", round: 1, board, outcome };
    expect((await give(first, id, forfeit)).status).toBe(403);
    expect((await give(first, id, { type: "publish-round", round: 2 })).status).toBe(403);
  });

  it("tells when a report was made that had to wait for the network, and never later than now", async () => {
    const now = new Date("2026-11-22T14:00:00.000Z");
    const server = await testServer(":memory:", { now: () => now });
    const id = await begunCompetition(await visitor(server, "director"));
    const { first, second, one, other, board } = await firstBoard(server, id);
    const report = (scores: readonly [number, number]) => ({
      type: "report-result",
      round: 1,
      board,
      outcome: {
        kind: "played",
        sides: [
          { entry: one, score: scores[0] },
          { entry: other, score: scores[1] },
        ],
      },
    });
    const headers = { "idempotency-key": "phone-1-report-1" };
    const early = { effectiveAt: "2026-11-22T13:20:00.000Z", headers };
    for (let time = 1; time <= 3; time++) {
      expect((await give(first, id, report([400, 300]), early)).status).toBe(200);
    }
    const late = { effectiveAt: "2026-11-22T19:00:00.000Z" };
    expect((await give(second, id, report([400, 301]), late)).status).toBe(200);
    const result = await resultOf(server, id);
    expect(result).toMatchObject({
      reports: [{ at: now.toISOString(), madeAt: "2026-11-22T13:20:00.000Z" }, {}],
    });
    expect(JSON.stringify(result)).not.toContain("19:00");
    const page = await second.send("GET", `/c/${id}/me`, { headers: HTML });
    expect(page.text).toMatch(/ohne Netz geschrieben um \d\d:20/);
  });

  it("says of no report on an open page that it was written without a network", async () => {
    const now = new Date("2026-11-22T14:00:00.000Z");
    const server = await testServer(":memory:", { now: () => now });
    const id = await begunCompetition(await visitor(server, "director"));
    const { first, one, other, board } = await firstBoard(server, id);
    const sides = [
      { entry: one, score: 400 },
      { entry: other, score: 300 },
    ];
    const report = { type: "report-result", round: 1, board, outcome: { kind: "played", sides } };
    // A phone whose clock is ten minutes slow sends it the moment it is written.
    const clock = "2026-11-22T13:50:00.000Z";
    const sent = { effectiveAt: clock, sentAt: clock, headers: { "idempotency-key": "phone-2" } };
    expect((await give(first, id, report, sent)).status).toBe(200);
    const again = { ...sent, sentAt: "2026-11-22T13:52:00.000Z" };
    expect((await give(first, id, report, again)).status).toBe(200);
    const page = await first.send("GET", `/c/${id}/me`, { headers: HTML });
    expect(page.text).not.toContain("ohne Netz");
    expect(await resultOf(server, id)).toMatchObject({ reports: [{ at: now.toISOString() }] });
  });

  it("ends a personal link's session on this device when it is forgotten", async () => {
    const server = await testServer();
    const id = await begunCompetition(await visitor(server, "director"));
    const { first } = await firstBoard(server, id);
    await sendForm(first, id, { act: "forget" });
    const page = await first.send("GET", `/c/${id}/me`, { headers: HTML });
    expect(page.text).toContain("Wer sind Sie?");
  });
});
