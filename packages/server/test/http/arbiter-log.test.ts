import { competitionKey } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { createTraces } from "../../src/traces/traces.ts";
import {
  begunCompetition,
  give,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

const warning = { kind: "warning", text: "Telefon klingelt", people: [3] };
const appeal = {
  ...{ kind: "appeal", text: "Falsch gezählt", people: [2], place: { round: 1, board: 1 } },
  ...{ against: "Ergebnis Brett 1", deadline: IN_AN_HOUR },
};

/** Writes an entry and returns its number. */
const record = async (who: Visitor, id: string, entry: object): Promise<number> => {
  const answer = await give(who, id, { type: "record-log-entry", entry } as never);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { seq: number }).seq;
};

const done = async (who: Visitor, id: string, command: object): Promise<void> => {
  const answer = await give(who, id, command as never);
  if (answer.status !== 200) throw new Error(answer.text);
};

const logOf = async (who: Visitor, id: string) =>
  unwrap(await who.api("GET /competitions/:id/log", { params: { id } })).entries;

const publicLog = async (server: TestServer, id: string) =>
  unwrap(await (await visitor(server)).api("GET /competitions/:id/decisions", { params: { id } }))
    .entries;

describe("the arbiter's log", () => {
  it("is written by whoever enters results, who sees what is their own; the director sees all", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const [anna, ben] = [
      await visitor(server, "results", id, "Anna"),
      await visitor(server, "results", id, "Ben"),
    ];
    const number = await record(anna, id, warning);
    await record(director, id, appeal);
    expect((await logOf(anna, id)).map((entry) => entry.number)).toEqual([number]);
    expect(await logOf(ben, id)).toEqual([]);
    expect((await logOf(director, id)).map(({ actor }) => actor)).toEqual([
      "results:Anna",
      "director",
    ]);
    const page = await anna.send("GET", `/console/${id}/log`);
    expect(page.text).toContain("Telefon klingelt");
    expect(page.text).not.toContain("Falsch gezählt");
    for (const command of [
      { type: "withdraw-log-entry", logEntry: number, reason: "x" },
      { type: "publish-log-entry", logEntry: number, part: "whole" },
      { type: "decide-appeal", logEntry: number, outcome: "granted", body: "arbiter", text: "x" },
    ]) {
      expect((await give(anna, id, command as never)).body).toMatchObject({
        code: "command-not-allowed",
      });
    }
    const player = await visitor(server, "player", id, "P1", { kind: "player", entry: 1 });
    expect(
      (await give(player, id, { type: "record-log-entry", entry: warning } as never)).status,
    ).toBe(403);
    expect((await player.send("GET", `/api/v1/competitions/${id}/log`)).status).toBe(403);
  });

  it("is private until it is published, entry by entry or the decision alone", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const number = await record(director, id, appeal);
    await done(director, id, {
      ...{ type: "decide-appeal", logEntry: number, outcome: "partly", body: "committee" },
      text: "Neu zählen",
    });
    expect(await publicLog(server, id)).toEqual([]);
    await done(director, id, { type: "publish-log-entry", logEntry: number, part: "decision" });
    expect(await publicLog(server, id)).toMatchObject([
      { number, words: null, decision: { outcome: "partly", text: "Neu zählen" } },
    ]);
    const everybody = await visitor(server);
    const page = await everybody.send("GET", `/c/${id}/decisions`);
    expect(page.text).toContain("Neu zählen");
    expect(page.text).not.toContain("Falsch gezählt");
    await done(director, id, { type: "publish-log-entry", logEntry: number, part: "whole" });
    expect((await everybody.send("GET", `/c/${id}/decisions`)).text).toContain("Falsch gezählt");
    await done(director, id, { type: "unpublish-log-entry", logEntry: number });
    expect(await publicLog(server, id)).toEqual([]);
  });

  it("is printed with what counts, by round, with appeals and decisions", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    await record(director, id, { ...warning, place: { round: 1 } });
    const struck = await record(director, id, { kind: "note", text: "Nicht so wichtig" });
    await record(director, id, appeal);
    await done(director, id, { type: "withdraw-log-entry", logEntry: struck, reason: "Irrtum" });
    const { text, status } = await director.send("GET", `/console/${id}/print/report?lang=de`);
    expect(status).toBe(200);
    for (const word of [
      "Telefon klingelt",
      "Runde 1",
      "Falsch gezählt",
      "noch nicht entschieden",
    ]) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain("Nicht so wichtig");
    expect(text).toContain(`#${struck}`);
    const helper = await visitor(server, "results", id);
    expect((await helper.send("GET", `/console/${id}/print/report`)).status).toBe(403);
  });

  it("shows the director an appeal whose deadline is near, and says all that is wrong at once", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    await record(director, id, appeal);
    const day = await director.send("GET", `/console/${id}?lang=de`);
    expect(day.text).toMatch(/Protest von P2/);
    const entry = { kind: "time-penalty", text: "", seconds: 0, clock: "own" };
    const refused = await give(director, id, { type: "record-log-entry", entry } as never);
    expect(refused.status).toBe(422);
    expect((refused.body as { faults: { code: string }[] }).faults.map(({ code }) => code)).toEqual(
      ["text-missing", "people-missing", "seconds-out-of-range"],
    );
    const strange = await give(director, id, {
      ...{ type: "record-log-entry", entry: { kind: "gossip", text: "x" } },
    } as never);
    expect(strange.status).toBe(400);
  });

  it("loses its words with the person, on the page and when everything is read anew", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const number = await record(director, id, appeal);
    await done(director, id, { type: "publish-log-entry", logEntry: number, part: "whole" });
    await done(director, id, { type: "erase-person", entry: 2 });
    expect(await publicLog(server, id)).toEqual([]);
    const stored = await server.store.read(competitionKey(id));
    expect(JSON.stringify(stored)).not.toMatch(/Falsch gezählt|Ergebnis Brett/);
    expect((await logOf(director, id))[0]?.written.text).toBe("");
  });
});

describe("who did what", () => {
  const firefox = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0";

  it("is told with link and device, to the director alone, and filtered", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const anna = await visitor(server, "results", id, "Anna");
    await anna.send("POST", `/api/v1/competitions/${id}/commands`, {
      headers: { "user-agent": firefox },
      payload: {
        command: { type: "record-log-entry", entry: { ...warning, place: { round: 1 } } },
      },
    });
    const journal = async (query: object) =>
      unwrap(
        await director.api("GET /competitions/:id/journal", {
          params: { id },
          query: query as never,
        }),
      ).events;
    const [line] = await journal({ who: "results:Anna", lang: "de" });
    expect(line).toMatchObject({
      ...{ who: "Anna", link: "Helfer-Link", device: "Firefox, Android", group: "log" },
      type: "log-entry-recorded",
    });
    for (const query of [
      { device: "Firefox, Android" },
      { group: "log" },
      { q: "Telefon" },
      { round: 1, who: "results:Anna" },
    ]) {
      expect((await journal(query)).map(({ seq }) => seq)).toEqual([line?.seq]);
    }
    const day = line?.recordedAt.slice(0, 4) ?? "";
    expect(await journal({ until: `${Number(day) - 1}-01-01` })).toEqual([]);
    expect((await journal({ round: 1 })).length).toBeGreaterThan(2);
    const csv = await director.send("GET", `/api/v1/competitions/${id}/journal?format=csv`);
    expect(csv.headers["content-type"]).toContain("text/csv");
    expect(csv.text.split("\r\n")[0]).toBe(
      "number,recorded,happened,actor,who,link,device,kind,type,what",
    );
    expect(csv.text).toContain("results:Anna");
    expect((await anna.send("GET", `/api/v1/competitions/${id}/journal`)).status).toBe(403);
    const page = await director.send("GET", `/console/${id}/journal?who=results:Anna&lang=de`);
    expect(page.text).toContain("Firefox, Android");
    const file = await director.send("GET", `/api/v1/competitions/${id}/export`);
    expect(file.text).not.toContain("Firefox");
    expect(JSON.stringify(await server.store.read(competitionKey(id)))).not.toContain("Firefox");
  });

  it("goes with the person who is erased, and with the competition", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    const scope = { kind: "player", entry: 1 } as const;
    const player = await visitor(server, "player", id, "P1", scope);
    await done(player, id, {
      ...{ type: "request-absence", entry: 1, reason: "" },
      wish: { kind: "pause", rounds: [2] },
    });
    const traces = createTraces(server.store);
    const state = await server.competitions.state(id);
    expect((await traces.of(id)).get(state?.seq ?? 0)).toMatchObject({ person: null });
    const before = (await traces.of(id)).size;
    await done(director, id, { type: "erase-person", entry: 1 });
    const after = await traces.of(id);
    expect(after.has(state?.seq ?? 0)).toBe(false);
    // Erasing has itself added one for the director.
    expect(after.size).toBe(before);
    await server.competitions.remove(id);
    expect((await traces.of(id)).size).toBe(0);
  });
});
