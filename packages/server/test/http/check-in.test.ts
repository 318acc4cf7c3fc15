import { checkInCode } from "@losfee/core";
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

const HTML = { accept: "text/html" };
const START = Date.parse("2026-11-21T10:00:00.000Z");

const world = async (selfCheckIn: "off" | "links" | "names" = "links", players?: number) => {
  let time = START;
  const server = await testServer(undefined, { now: () => new Date(time) });
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, players);
  await give(director, id, { type: "change-settings", settings: { selfCheckIn }, reason: "hall" });
  const codeOf = async (competition = id): Promise<string> =>
    checkInCode(await stateOf(server, competition), new Date(time).toISOString());
  return {
    ...{ server, director, id, codeOf },
    player: await playerOf(server, id, 3),
    later: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};

const playerOf = (server: TestServer, id: string, entry: number): Promise<Visitor> =>
  visitor(server, "player", id, `P${entry}`, { kind: "player", entry });

const scan = async (
  who: Visitor,
  id: string,
  code: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<string> =>
  (
    await who.send("GET", `/c/${id}/check-in?code=${code}`, {
      headers: HTML,
      ...withCookies(cookies),
    })
  ).text;

/** Taps the button on the code's page. */
const tap = (
  who: Visitor,
  id: string,
  code: string,
  entry: number,
  cookies: Readonly<Record<string, string>> = {},
) =>
  who.send("POST", `/c/${id}/check-in`, {
    headers: { ...HTML, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ code, entry: String(entry) }).toString(),
    ...withCookies(cookies),
  });

const withCookies = (cookies: Readonly<Record<string, string>>) =>
  Object.keys(cookies).length === 0 ? {} : { cookies: { ...cookies } };

const isThere = async (server: TestServer, id: string, entry = 3) =>
  (await stateOf(server, id)).entries.get(entry)?.checkedIn;

describe("checking in by the code on the projector", () => {
  it("is one tap for who has opened the personal link, and done once", async () => {
    const { server, id, player, codeOf } = await world();
    const code = await codeOf();
    expect(await scan(player, id, code)).toContain("Ich bin da");
    const answer = await tap(player, id, code, 3);
    expect([answer.status, answer.headers.location]).toEqual([303, `/c/${id}/check-in`]);
    expect(await isThere(server, id)).toBe(true);
    const { seq } = await stateOf(server, id);
    // Sent again by a reloaded page.
    expect((await tap(player, id, code, 3)).status).toBe(303);
    expect((await stateOf(server, id)).seq).toBe(seq);
    expect(await scan(player, id, code)).toContain("P3: Sie sind als anwesend vermerkt.");
  });

  it("checks in nobody else by somebody's link", async () => {
    const { server, id, player, codeOf } = await world("names");
    await tap(player, id, await codeOf(), 4);
    expect([await isThere(server, id, 4), await isThere(server, id, 3)]).toEqual([false, true]);
  });

  it("holds in the minute of the code and the next; after that it says to scan again", async () => {
    const { server, id, player, codeOf, later } = await world();
    const code = await codeOf();
    later(120);
    expect(await scan(player, id, code)).toContain("Dieser Code gilt nicht mehr");
    await tap(player, id, code, 3);
    expect(await isThere(server, id)).toBe(false);
    const next = await codeOf();
    later(60);
    await tap(player, id, next, 3);
    expect(await isThere(server, id)).toBe(true);
  });

  it("takes no code of another competition, none that is made up, and none at all", async () => {
    const { server, director, id, player, codeOf } = await world();
    const other = await begunCompetition(director);
    for (const code of [await codeOf(other), "0".repeat(16), ""]) {
      await tap(player, id, code, 3);
      expect(await isThere(server, id)).toBe(false);
    }
  });

  it("never locks out a hall behind one address, however many late codes come from it", async () => {
    const { server, id, codeOf } = await world("names", 4);
    const phone = await visitor(server);
    for (let count = 0; count < 450; count++) await tap(phone, id, "0123456789abcdef", 2);
    expect(await isThere(server, id, 2)).toBe(false);
    expect((await tap(phone, id, await codeOf(), 2)).status).toBe(303);
    expect(await isThere(server, id, 2)).toBe(true);
  });

  it("lets choose a name where the setting allows it, and remembers it on the device", async () => {
    const { server, id, codeOf, later } = await world("names");
    const anybody = await visitor(server);
    const late = await codeOf();
    expect(await scan(anybody, id, late)).toContain("Wer sind Sie?");
    later(180);
    const answer = await tap(anybody, id, late, 3);
    expect(answer.headers["set-cookie"]).toMatch(/^losfee_me=3; /);
    expect(await isThere(server, id)).toBe(false);
    const cookies = { losfee_me: "3" };
    const code = await codeOf();
    expect(await scan(anybody, id, code, cookies)).toContain("Ich bin da");
    await tap(anybody, id, code, 3, cookies);
    expect(await isThere(server, id)).toBe(true);
    const last = (await server.competitions.eventsOf(await stateOf(server, id))).at(-1);
    expect(last).toMatchObject({ type: "entry-checked-in", actor: "check-in" });
  });

  it("asks for the personal link where only that tells who somebody is", async () => {
    const { server, id, codeOf } = await world("links");
    const anybody = await visitor(server);
    const cookies = { losfee_me: "3" };
    const code = await codeOf();
    expect(await scan(anybody, id, code, cookies)).toContain("persönlichen Link");
    await tap(anybody, id, code, 3, cookies);
    expect(await isThere(server, id)).toBe(false);
  });

  it("is off unless it is set, and over when the competition is closed", async () => {
    const off = await world("off");
    const code = await off.codeOf();
    expect(await scan(off.player, off.id, code)).toContain("am Tisch der Turnierleitung");
    await tap(off.player, off.id, code, 3);
    expect(await isThere(off.server, off.id)).toBe(false);
    const picture = `/console/${off.id}/check-in.svg`;
    expect((await off.director.send("GET", picture)).status).toBe(404);
    const { server, director, id, player, codeOf } = await world("names", 4);
    for (const board of [1, 2]) {
      await give(director, id, resultAt(await stateOf(server, id), board));
    }
    expect((await give(director, id, { type: "close-competition" })).status).toBe(200);
    expect(await scan(player, id, await codeOf())).toContain("Das Turnier ist abgeschlossen.");
    expect((await tap(player, id, await codeOf(), 3)).status).toBe(303);
  });

  it("shows the code to who may show it in the hall, and to nobody else, in no answer", async () => {
    const { server, director, id, player, codeOf } = await world("names");
    const helper = await visitor(server, "results", id, "Ada");
    const picture = `/console/${id}/check-in.svg`;
    for (const who of [director, helper]) {
      const answer = await who.send("GET", picture);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(answer.text).toContain("<svg");
      const screen = await who.send("GET", `/console/${id}/check-in`, { headers: HTML });
      expect(screen.headers["refresh"]).toBe("15");
      expect(screen.text).toContain(`src="${picture}?`);
    }
    const anybody = await visitor(server);
    expect((await player.send("GET", picture)).status).toBe(403);
    expect((await anybody.send("GET", picture)).status).toBe(401);
    const code = await codeOf();
    const addresses = ["", "/screen", "/check-in", "/me", "/feed.json", "/feed.atom"];
    for (const address of addresses) {
      for (const accept of ["text/html", "application/json"]) {
        const { text } = await anybody.send("GET", `/c/${id}${address}`, { headers: { accept } });
        expect(text).not.toContain(code);
      }
    }
    expect((await anybody.send("GET", `/api/v1/competitions/${id}`)).text).not.toContain(code);
  });
});
