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

const sendForm = (who: Visitor, id: string, fields: Readonly<Record<string, string>>) =>
  who.send("POST", `/c/${id}/me`, {
    headers: { ...HTML, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

const world = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const player = await visitor(server, "player", id, "P3", { kind: "player", entry: 3 });
  return { server, director, id, player };
};

const ownPage = async (who: Visitor, id: string): Promise<string> =>
  (await who.send("GET", `/c/${id}/me`, { headers: HTML })).text;

const pausesOf = async (server: TestServer, id: string) =>
  (await stateOf(server, id)).entries.get(3)?.pauses;

const pause = (entry: number, ...rounds: readonly number[]) => ({
  type: "request-absence",
  entry,
  wish: { kind: "pause", rounds },
});

const requestsOf = async (who: Visitor, id: string): Promise<unknown> => {
  const { text } = await who.send("GET", `/api/v1/competitions/${id}`);
  return (JSON.parse(text) as { readonly requests: unknown }).requests;
};

describe("a request for a pause", () => {
  it("goes from the form without a script to the director's list, and back with the answer", async () => {
    const { server, director, id, player } = await world();
    const form = { act: "pause", entry: "3", "round-2": "1", reason: "Zug um fünf" };
    // Sent again by a browser that goes back: requested once.
    for (const _ of [1, 2]) expect((await sendForm(player, id, form)).status).toBe(303);
    expect(await ownPage(player, id)).toContain(
      "Pause in Runde 2: Die Bitte liegt der Turnierleitung vor.",
    );
    const entries = await director.send("GET", `/console/${id}/entries`, { headers: HTML });
    expect(entries.text).toContain("bittet um eine Pause in Runde 2");
    expect(entries.text).toContain("Zug um fünf");
    const day = await director.send("GET", `/console/${id}`, { headers: HTML });
    expect(day.text).toContain("bittet um eine Pause in Runde 2");
    const [request] = (await requestsOf(director, id)) as readonly { readonly request: number }[];
    expect(request).toMatchObject({ entry: 3, wish: { kind: "pause", rounds: [2] } });
    expect(await pausesOf(server, id)).toEqual([]);
    const grant = { type: "grant-request", entry: 3, request: request?.request };
    expect((await give(director, id, grant)).status).toBe(200);
    expect(await pausesOf(server, id)).toEqual([2]);
    expect(await requestsOf(director, id)).toEqual([]);
    expect(await ownPage(player, id)).toContain("Pause in Runde 2: bewilligt.");
    // Two directors at once: the second learns that it is answered.
    expect((await give(director, id, grant)).status).toBe(422);
  });

  it("is declined with a word, which the player reads and nobody else", async () => {
    const { director, id, player, server } = await world();
    await give(player, id, pause(3, 2));
    await give(director, id, { type: "decline-request", entry: 3, reason: "zu wenige Bretter" });
    expect(await ownPage(player, id)).toContain("Pause in Runde 2: abgelehnt – zu wenige Bretter");
    const others = [
      await visitor(server),
      await visitor(server, "results", id, "Ada"),
      await visitor(server, "player", id, "P4", { kind: "player", entry: 4 }),
    ];
    for (const other of others) {
      expect(await ownPage(other, id)).not.toContain("zu wenige Bretter");
      expect(await requestsOf(other, id)).toEqual([]);
    }
  });

  it("is taken back by whoever asked, as long as nobody has answered", async () => {
    const { director, id, player } = await world();
    await give(player, id, pause(3, 2));
    const back = { act: "take-back", entry: "3" };
    expect((await sendForm(player, id, back)).status).toBe(303);
    expect(await requestsOf(director, id)).toEqual([]);
    expect((await sendForm(player, id, back)).status).toBe(422);
  });

  it("is made for oneself alone, and answered by directors alone", async () => {
    const { server, id, player } = await world();
    const other = await visitor(server, "player", id, "P4", { kind: "player", entry: 4 });
    const helper = await visitor(server, "results", id, "Ada");
    expect((await give(other, id, pause(3, 2))).status).toBe(403);
    expect((await give(helper, id, pause(3, 2))).status).toBe(403);
    expect((await give(player, id, pause(3, 2))).status).toBe(200);
    for (const who of [player, other, helper]) {
      const grant = { type: "grant-request", entry: 3 };
      expect((await give(who, id, grant)).status).toBe(403);
      const decline = { type: "decline-request", entry: 3, reason: "" };
      expect((await give(who, id, decline)).status).toBe(403);
    }
    expect((await give(other, id, { type: "take-back-request", entry: 3 })).status).toBe(403);
  });

  it("shows no way to ask to who only chose a name on the device", async () => {
    const { server, id, player } = await world();
    await give(player, id, pause(3, 2));
    const anybody = await visitor(server);
    const cookies = { losfee_me: "3" };
    const { text } = await anybody.send("GET", `/c/${id}/me`, { headers: HTML, cookies });
    expect(text).toContain("<h1>P3</h1>");
    expect(text).not.toContain('id="own-absence"');
    expect(await ownPage(player, id)).toContain('id="own-absence"');
  });
});
