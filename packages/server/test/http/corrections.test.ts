import { describe, expect, it } from "vitest";
import { signedIn } from "./rights-world.ts";
import {
  begunCompetition,
  give,
  stateOf,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const ADDRESS = "anna@club.example";

/** Sets up Anna, whose entry 2 is accepted by both sides. */
const setUp = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const competition = await begunCompetition(director);
  const details = { name: "Ana Mueler", club: "Ülm", birth: "1999" };
  await give(director, competition, { type: "change-entry", entry: 2, details });
  const anna = await signedIn(server, "Anna");
  await server.store.transact(() => server.people.confirm(anna.person, ADDRESS));
  await server.claims.propose({ competition, entry: 2, address: ADDRESS }, "director");
  await server.claims.agree({ competition, entry: 2, person: anna.person });
  return { server, director, competition, anna };
};

const ask = (
  who: Visitor,
  competition: string,
  wish: Readonly<Record<string, string>>,
  entry = 2,
) =>
  who.send("POST", "/account?lang=en", {
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      ...{ act: "ask-correction", id: `${entry} ${competition}`, ...wish },
    }).toString(),
  });

interface Listed {
  readonly entry: number;
  readonly person: string;
  readonly askedAt: string;
}

const listed = async (director: Visitor, competition: string) =>
  (
    (await director.send("GET", `/api/v1/competitions/${competition}/claims`)).body as {
      readonly corrections: readonly Listed[];
    }
  ).corrections;

const answer = (
  who: Visitor,
  competition: string,
  { entry, person, askedAt }: Listed,
  accepted: boolean,
  reason = "",
) =>
  who.send("POST", `/api/v1/competitions/${competition}/corrections/${entry}/${person}`, {
    payload: { askedAt, accepted, reason },
  });

const ownPage = async (who: Visitor) =>
  (await who.send("GET", "/account?lang=en", { headers: { accept: "text/html" } })).text;

const firstOf = (all: readonly Listed[]): Listed => {
  const [one] = all;
  if (one === undefined) throw new Error("nothing is asked for");
  return one;
};

describe("a correction that somebody asks for", () => {
  it("changes nothing before the direction accepts it, which is a change like any of its own", async () => {
    const { server, director, competition, anna } = await setUp();
    const wish = { name: "Anna Müller", club: "Ülm", birth: "", fideId: "" };
    const asked = await ask(anna, competition, wish);
    expect([asked.status, asked.headers.location]).toEqual([
      303,
      "/account?correction=asked#entries",
    ]);
    expect((await stateOf(server, competition)).entries.get(2)?.name).toBe("Ana Mueler");
    const corrections = await listed(director, competition);
    expect(corrections).toMatchObject([
      {
        ...{ entry: 2, who: "Ana Mueler", person: anna.person, name: "Anna" },
        ...{ wish: { name: "Anna Müller", birth: "" }, was: { name: "Ana Mueler", birth: "1999" } },
      },
    ]);
    expect(JSON.stringify(corrections)).not.toContain("Ülm");
    expect((await answer(director, competition, firstOf(corrections), true)).status).toBe(204);
    const entry = (await stateOf(server, competition)).entries.get(2);
    expect(entry).toMatchObject({ name: "Anna Müller", club: "Ülm" });
    expect(entry).not.toHaveProperty("birth");
    const events = await server.competitions.events(competition);
    expect(events.at(-1)).toMatchObject({ type: "entry-changed", actor: "director" });
    expect(await listed(director, competition)).toEqual([]);
    expect((await answer(director, competition, firstOf(corrections), true)).status).toBe(404);
  });

  it("is declined with a reason that the person reads, and may be asked for anew", async () => {
    const { server, director, competition, anna } = await setUp();
    await ask(anna, competition, { club: "Bonn" });
    expect(await ownPage(anna)).toContain("You asked for a correction: Club: Bonn.");
    const corrections = await listed(director, competition);
    await answer(director, competition, firstOf(corrections), false, "You play for Ulm");
    expect(await ownPage(anna)).toContain("Declined: You play for Ulm");
    expect((await stateOf(server, competition)).entries.get(2)?.club).toBe("Ülm");
    expect(await listed(director, competition)).toEqual([]);
    expect((await anna.send("GET", "/api/v1/account/data")).text).toContain("You play for Ulm");
    await ask(anna, competition, { club: "Jena" });
    expect(await listed(director, competition)).toMatchObject([{ wish: { club: "Jena" } }]);
    // Requesting the present value withdraws the request.
    await ask(anna, competition, { club: "Ülm" });
    expect(await listed(director, competition)).toEqual([]);
  });

  it("keeps what was typed where the rules would refuse it", async () => {
    const { director, competition, anna } = await setUp();
    const refused = await ask(anna, competition, { name: "Anna Müller", birth: "yesterday" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="yesterday"');
    expect(refused.text).toContain('value="Anna Müller"');
    expect(await listed(director, competition)).toEqual([]);
  });

  it("is answered as it was seen, by those who direct this competition alone", async () => {
    const { server, director, competition, anna } = await setUp();
    await ask(anna, competition, { club: "Bonn" });
    const seen = firstOf(await listed(director, competition));
    expect((await answer(anna, competition, seen, true)).status).toBe(403);
    const other = await begunCompetition(director);
    expect((await answer(director, other, seen, true)).status).toBe(404);
    const older = { ...seen, askedAt: "2026-01-01T00:00:00.000Z" };
    expect((await answer(director, competition, older, true)).status).toBe(404);
    expect((await stateOf(server, competition)).entries.get(2)?.club).toBe("Ülm");
  });

  it("is asked for by nobody whose entry it is not, nor waits any more when that is undone", async () => {
    const { server, director, competition, anna } = await setUp();
    const ben = await signedIn(server, "Ben");
    expect((await ask(ben, competition, { club: "Bonn" })).status).toBe(404);
    await ask(anna, competition, { club: "Bonn" });
    const one = { competition, entry: 2, person: anna.person };
    await server.claims.doubt(one, "director");
    expect(await listed(director, competition)).toEqual([]);
    expect((await ask(anna, competition, { club: "Jena" })).status).toBe(404);
    await server.claims.refuse(one, "director");
    expect(await server.corrections.of(anna.person)).toEqual([]);
  });

  it("goes with whoever is erased", async () => {
    const { server, director, competition, anna } = await setUp();
    await ask(anna, competition, { club: "Bonn" });
    await give(director, competition, { type: "erase-person", entry: 2 });
    expect(await server.corrections.of(anna.person)).toEqual([]);
  });
});

describe("one's own entries by the API", () => {
  it("are agreed to, set right and left as on the page, by nobody else", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const competition = await begunCompetition(director);
    const [anna, bert] = [await signedIn(server, "Anna"), await signedIn(server, "Bert")];
    await server.store.transact(() => server.people.confirm(anna.person, ADDRESS));
    await server.claims.propose({ competition, entry: 2, address: ADDRESS }, "director");
    const own = { params: { competition, entry: 2 } };
    const entriesOf = async (who: typeof anna) =>
      unwrap(await who.api("GET /account/entries")).entries;
    expect(await entriesOf(anna)).toMatchObject([
      { competition, entry: 2, waitsFor: "person", details: null },
    ]);
    expect(await entriesOf(bert)).toEqual([]);
    const route = "PUT /account/entries/:competition/:entry";
    const correct = "PUT /account/entries/:competition/:entry/correction";
    const body = { name: "Anna Müller", birth: "1990-05-17" };
    const unknown = { problem: { code: "unknown-claim" } };
    expect(await bert.api(route, own)).toMatchObject(unknown);
    expect(await anna.api(correct, { ...own, body })).toMatchObject(unknown);
    expect((await anna.api(route, own)).ok).toBe(true);
    expect((await anna.api(correct, { ...own, body })).ok).toBe(true);
    const [mine] = await entriesOf(anna);
    expect(mine).toMatchObject({ waitsFor: null, correction: { wish: body, declined: null } });
    expect(await listed(director, competition)).toMatchObject([{ entry: 2, wish: body }]);
    expect(await anna.api(correct, { ...own, body: { birth: "never" } })).toMatchObject({
      ok: false,
    });
    // Present values request nothing.
    const same = { ...own, body: { name: mine?.details?.name ?? "" } };
    expect((await anna.api(correct, same)).ok).toBe(true);
    expect(await listed(director, competition)).toEqual([]);
    expect((await anna.api("DELETE /account/entries/:competition/:entry", own)).ok).toBe(true);
    expect(await entriesOf(anna)).toEqual([]);
  });
});
