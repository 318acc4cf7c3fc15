import { readFileSync } from "node:fs";
import { join } from "node:path";
import { err } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/personal-data/erase-account.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { founded, given, signedIn } from "./rights-world.ts";
import {
  begunCompetition,
  give,
  onDatabase,
  openTestServer,
  stateOf,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "./test-server.ts";

const ADDRESS = "zdenka@club.example";
const NAME = "Zdenka Przybylska";

/** Opens the personal link of an entry as the signed-in person; a director accepts the claim. */
const becomes = async (
  server: TestServer,
  who: Visitor & { readonly person: string },
  competition: string,
  entry: number,
) => {
  const scope = { kind: "player", entry } as const;
  const link = await server.access.createLink(competition, `P${entry}`, {
    ...{ role: "player", scope },
  });
  if (!link.ok) throw new Error(link.error.code);
  await who.send("GET", `/enter/${link.value.token}`, { cookies: { ...who.cookies } });
  const { person } = who;
  const done = await server.claims.accept({ competition, entry, person }, "director");
  if (!done.ok) throw new Error(done.error.code);
};

/** Creates a person with an account and an address who is player 2 of two competitions. */
const setUp = async (server: TestServer) => {
  const director = await visitor(server, "director");
  const zdenka = await signedIn(server, NAME);
  await server.store.transact(() => server.people.confirm(zdenka.person, ADDRESS));
  const competitions = [await begunCompetition(director), await begunCompetition(director)];
  for (const competition of competitions) {
    const details = { name: NAME, club: "SK Ülm", birth: "1999" };
    await give(director, competition, { type: "change-entry", entry: 2, details });
    await becomes(server, zdenka, competition, 2);
  }
  const [first = "", second = ""] = competitions;
  return { director, zdenka, first, second };
};

const nameOf = async (server: TestServer, competition: string, entry = 2) =>
  (await stateOf(server, competition)).entries.get(entry)?.name;

const isInFile = (path: string, text: string): boolean =>
  [path, `${path}-wal`].some((file) => {
    try {
      return readFileSync(file).includes(text);
    } catch {
      return false;
    }
  });

describe("what is kept about oneself", () => {
  it("is one file, with what each competition knows, and nothing that opens anything", async () => {
    const server = await testServer();
    const { zdenka, first, second } = await setUp(server);
    const organisation = await founded(server, "Club");
    await given(server, zdenka.person, "director", { level: "organisation", id: organisation });
    const wish = { kind: "pause", rounds: [2] };
    await zdenka.send("POST", `/api/v1/competitions/${first}/commands`, {
      payload: { command: { type: "request-absence", entry: 2, wish } },
    });
    const { status, body, headers } = await zdenka.send("GET", "/api/v1/account/data");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    const details = { name: NAME, club: "SK Ülm", birth: "1999" };
    expect(body).toMatchObject({
      format: 1,
      account: { id: zdenka.person, name: NAME, language: "en" },
      addresses: [ADDRESS],
      roles: [{ role: "director", level: "organisation", id: organisation }],
      sessions: [{ origin: "invitation" }],
    });
    const { entries, acts } = body as {
      readonly entries: readonly { readonly competition: string }[];
      readonly acts: readonly object[];
    };
    expect(entries).toHaveLength(2);
    expect(entries.find(({ competition }) => competition === first)).toMatchObject({
      ...{ entry: 2, is: "person", details, requests: [{ wish }] },
    });
    expect(entries.find(({ competition }) => competition === second)).toMatchObject({
      ...{ entry: 2, details, requests: [] },
    });
    expect(acts).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(zdenka.cookies["losfee_session"]);
  });

  it("is told to nobody else, and not before one has agreed to be an entry", async () => {
    const server = await testServer();
    const { zdenka, director, first } = await setUp(server);
    expect((await (await visitor(server)).send("GET", "/api/v1/account/data")).status).toBe(401);
    expect((await director.send("GET", "/api/v1/account/data")).status).toBe(403);
    const said = { competition: first, entry: 3, address: ADDRESS };
    await server.claims.propose(said, "director");
    const text = (await zdenka.send("GET", "/api/v1/account/data")).text;
    expect(text).toContain('"confirmedAt":null');
    expect(text).not.toContain(await nameOf(server, first, 3));
  });
});

describe("erasing oneself", () => {
  it.skipIf(onDatabase)(
    "leaves nothing of the person in the file, and every chain whole",
    async () => {
      const path = join(temporaryFolder(), "journal.db");
      const server = await openTestServer(path);
      const { director, zdenka, first, second } = await setUp(server);
      await give(director, second, { type: "close-competition" });
      expect([isInFile(path, NAME), isInFile(path, ADDRESS)]).toEqual([true, true]);
      const others = await nameOf(server, first, 3);
      const erased = await zdenka.send("DELETE", "/api/v1/account");
      expect(erased).toMatchObject({
        status: 200,
        body: { account: true, entries: [{ refusal: null }, { refusal: null }] },
      });
      expect([isInFile(path, NAME), isInFile(path, ADDRESS)]).toEqual([false, false]);
      for (const competition of [first, second]) {
        expect(await nameOf(server, competition)).toBe("#2");
        expect(
          (await director.send("GET", `/api/v1/competitions/${competition}`)).body,
        ).not.toHaveProperty("broken");
      }
      expect(await nameOf(server, first, 3)).toBe(others);
      expect((await zdenka.send("GET", "/api/v1/account")).status).toBe(401);
      expect(await server.access.sessionsOf(zdenka.person)).toEqual([]);
      expect(await server.accounts.entriesOf(zdenka.person)).toEqual([]);
      await server.close();
    },
  );

  it("keeps the account where a competition refuses, and finishes when asked again", async () => {
    const server = await testServer();
    const { zdenka, first, second } = await setUp(server);
    const { accounts, competitions } = server;
    const refusing: typeof competitions.readAndRun = async (id, read, options) =>
      id === second
        ? { result: err({ code: "conflict", attempts: 9 }), state: null }
        : competitions.readAndRun(id, read, options);
    const ports = { accounts, competitions: { state: competitions.state, readAndRun: refusing } };
    const asked = { actor: null, anyway: false };
    expect(await eraseAccount(ports, zdenka.person, asked)).toMatchObject({
      account: false,
      entries: [{ refusal: null }, { competition: second, refusal: { code: "conflict" } }],
    });
    expect([await nameOf(server, first), await nameOf(server, second)]).toEqual(["#2", NAME]);
    expect((await zdenka.send("GET", "/api/v1/account")).status).toBe(200);
    expect(await eraseAccount(server, zdenka.person, asked)).toMatchObject({ account: true });
    expect(await nameOf(server, second)).toBe("#2");
    expect(await eraseAccount(server, zdenka.person, asked)).toBeNull();
  });

  it("erases nobody of whom somebody else says so, and no team", async () => {
    const server = await testServer();
    const { zdenka, first } = await setUp(server);
    const said = { competition: first, entry: 3, address: ADDRESS };
    await server.claims.propose(said, "director");
    const before = await nameOf(server, first, 3);
    expect((await zdenka.send("DELETE", "/api/v1/account")).status).toBe(200);
    expect(await nameOf(server, first, 3)).toBe(before);
  });

  it("asks twice on the page, says what goes and what stays, and lets nobody leave an organisation without an owner", async () => {
    const server = await testServer();
    const { zdenka, first } = await setUp(server);
    const organisation = await founded(server, "Orphan Club");
    await given(server, zdenka.person, "owner", { level: "organisation", id: organisation });
    const submit = (fields: Readonly<Record<string, string>>) =>
      zdenka.send("POST", "/account", {
        headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(fields).toString(),
      });
    const asked = await submit({ act: "erase" });
    expect([asked.status, asked.headers.location]).toEqual([303, "/account?erase=yes"]);
    const page = await zdenka.send("GET", "/account?erase=yes&lang=en", {
      headers: { accept: "text/html" },
    });
    expect(page.text).toContain("Hand over first, then erase");
    expect(page.text).toContain("“Orphan Club” would have no owner afterwards");
    expect(page.text).toContain("Nobody else has a role there: please invite someone.");
    // Neither the form nor the API erases a sole owner, regardless of parameters.
    expect((await submit({ act: "erase", sure: "yes", anyway: "yes" })).headers.location).toBe(
      "/account?erase=yes",
    );
    expect(await zdenka.send("DELETE", "/api/v1/account?anyway=yes")).toMatchObject({
      status: 409,
      body: { code: "sole-owner", organisations: ["Orphan Club"] },
    });
    expect(await nameOf(server, first)).toBe(NAME);
    const successor = await signedIn(server, "Successor");
    const there = { level: "organisation", id: organisation } as const;
    await given(server, successor.person, "director", there);
    const question = async () =>
      (
        await zdenka.send("GET", "/account?erase=yes&lang=en", {
          headers: { accept: "text/html" },
        })
      ).text;
    expect(await question()).toContain("These people already have a role there: Successor.");
    await given(server, successor.person, "owner", there);
    expect(await question()).toContain("Really erase everything?");
    const done = await submit({ act: "erase", sure: "yes" });
    expect([done.status, done.headers.location]).toEqual([303, "/account?erased=yes"]);
    const after = await (await visitor(server)).send("GET", "/account?erased=yes&lang=en");
    expect(after.text).toContain("Your account is erased");
    expect(await nameOf(server, first)).toBe("#2");
  });

  it("is what the place's owner does by taking an account out", async () => {
    const server = await testServer();
    const { zdenka, director, first } = await setUp(server);
    const path = `/api/v1/people/${zdenka.person}`;
    expect(await director.send("DELETE", path)).toMatchObject({
      status: 200,
      body: { account: true },
    });
    expect(await nameOf(server, first)).toBe("#2");
    expect((await director.send("DELETE", path)).status).toBe(404);
    expect((await zdenka.send("GET", "/api/v1/account")).status).toBe(401);
  });
});
