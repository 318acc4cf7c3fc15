import { describe, expect, it } from "vitest";
import { linkedEntries } from "../../src/people/linked-entries.ts";
import { given, signedIn } from "./rights-world.ts";
import {
  begunCompetition,
  give,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "./test-server.ts";

const setUp = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const competition = await begunCompetition(director);
  const anna = await signedIn(server, "Anna");
  return { server, director, competition, anna };
};

const linkOf = async (
  { access }: TestServer,
  competition: string,
  entry: number,
  label: string,
) => {
  const scope = { kind: "player", entry } as const;
  const link = await access.createLink(competition, label, { role: "player", scope });
  if (!link.ok) throw new Error(link.error.code);
  return link.value;
};

const open = (who: Pick<Visitor, "send" | "cookies">, token: string) =>
  who.send("GET", `/enter/${token}`, { cookies: { ...who.cookies } });

const entriesOf = async ({ accounts }: TestServer, person: string) =>
  (await accounts.entriesOf(person)).map(({ competition, entry, confirmedAt }) => ({
    ...{ competition, entry, agreed: confirmedAt !== null },
  }));

const myPage = (who: Visitor, competition: string) =>
  who.send("GET", `/c/${competition}/me?lang=en`);

describe("whoever opens a player's link while signed in", () => {
  it("keeps the account, is that player from then on, and acts as that player", async () => {
    const { server, competition, anna } = await setUp();
    const { token } = await linkOf(server, competition, 2, "P2");
    const before = await server.access.sessionsOf(anna.person);
    const entered = await open(anna, token);
    expect([entered.status, entered.headers.location]).toEqual([303, `/c/${competition}/me`]);
    expect(entered.headers["set-cookie"]).toBeUndefined();
    expect(await server.access.sessionsOf(anna.person)).toHaveLength(before.length);
    expect(await entriesOf(server, anna.person)).toEqual([{ competition, entry: 2, agreed: true }]);
    expect((await anna.send("GET", "/api/v1/account")).status).toBe(200);
    const { viewer, link } = await server.organisations.rights.of(anna.person, {
      level: "competition",
      id: competition,
    });
    expect(viewer).toEqual({
      ...{ role: "player", also: ["person"], label: "player:2" },
      scope: { kind: "player", entry: 2 },
    });
    expect(link).not.toBeNull();
    const wish = { kind: "pause", rounds: [2] };
    expect(
      await give(anna, competition, { type: "request-absence", entry: 2, wish } as object as {
        readonly type: string;
      }),
    ).toMatchObject({ status: 200 });
    const events = await server.competitions.events(competition);
    expect(events.at(-1)).toMatchObject({ type: "absence-requested", actor: "player:2" });
    expect(await server.accounts.entriesOf(anna.person)).toMatchObject([{ saidBy: "player:2" }]);
    const others = { type: "report-result", round: 1, board: 1, outcome: { kind: "points" } };
    expect((await give(await signedIn(server, "Ben"), competition, others)).status).not.toBe(200);
  });

  it("is nobody special in other competitions, nor after the link was taken back", async () => {
    const { server, director, competition, anna } = await setUp();
    const other = await begunCompetition(director);
    const { id, token } = await linkOf(server, competition, 2, "P2");
    await open(anna, token);
    const roleIn = async (where: string) => {
      const target = { level: "competition", id: where } as const;
      return (await server.organisations.rights.of(anna.person, target)).viewer.role;
    };
    expect(await roleIn(other)).toBe("person");
    expect(await roleIn(competition)).toBe("player");
    const version = await server.organisations.rights.version();
    await director.send("DELETE", `/api/v1/competitions/${competition}/links/${id}`);
    expect(await roleIn(competition)).toBe("person");
    expect(await server.organisations.rights.version()).toBeGreaterThan(version);
    // What the person plays in is still known.
    expect(await entriesOf(server, anna.person)).toHaveLength(1);
  });

  it("acts by the link that was opened last, for the children of one parent", async () => {
    const { server, competition, anna } = await setUp();
    await open(anna, (await linkOf(server, competition, 2, "P2")).token);
    await open(anna, (await linkOf(server, competition, 3, "P3")).token);
    expect(await entriesOf(server, anna.person)).toHaveLength(2);
    const target = { level: "competition", id: competition } as const;
    expect((await server.organisations.rights.of(anna.person, target)).link).not.toBeNull();
  });

  it("helps with the link alone where the entry is somebody else's already", async () => {
    const { server, competition, anna } = await setUp();
    const { token } = await linkOf(server, competition, 2, "P2");
    await open(anna, token);
    const ben = await signedIn(server, "Ben");
    const entered = await open(ben, token);
    expect(entered.status).toBe(303);
    expect(entered.headers["set-cookie"]).toBeDefined();
    expect(await entriesOf(server, ben.person)).toEqual([]);
  });

  it("keeps a task that is more than a player's, under the own name", async () => {
    const { server, competition, anna } = await setUp();
    await given(server, anna.person, "arbiter", { level: "competition", id: competition });
    await open(anna, (await linkOf(server, competition, 2, "P2")).token);
    const target = { level: "competition", id: competition } as const;
    expect((await server.organisations.rights.of(anna.person, target)).viewer).toMatchObject({
      ...{ role: "arbiter", label: `person:${anna.person}`, scope: { entry: 2 } },
    });
  });

  it("leaves by the own page without being signed out", async () => {
    const { server, competition, anna } = await setUp();
    await open(anna, (await linkOf(server, competition, 2, "P2")).token);
    expect((await myPage(anna, competition)).status).toBe(200);
    const left = await anna.send("POST", `/c/${competition}/me`, {
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      payload: "act=forget",
    });
    expect(left.status).toBe(303);
    expect(await entriesOf(server, anna.person)).toEqual([]);
    expect((await anna.send("GET", "/api/v1/account")).status).toBe(200);
  });
});

describe("whose an entry is", () => {
  it("who directs may say, and the person agrees; then nobody else", async () => {
    const { server, competition, anna } = await setUp();
    const ben = await signedIn(server, "Ben");
    const one = { competition, entry: 4 };
    await server.store.transact(() => server.people.confirm(anna.person, "anna@club.example"));
    await server.store.transact(function* () {
      yield* linkedEntries.propose({ ...one, person: ben.person }, "director", "2026-11-21");
    });
    await server.accounts.proposeEntry({
      ...{ ...one, address: "anna@club.example", saidBy: "director" },
    });
    await server.accounts.proposeEntry({
      ...{ ...one, address: "nobody@club.example", saidBy: "director" },
    });
    expect(await entriesOf(server, anna.person)).toEqual([{ ...one, agreed: false }]);
    expect(await server.accounts.agreeToEntry({ ...one, person: anna.person })).toBe(true);
    expect(await server.accounts.agreeToEntry({ ...one, person: ben.person })).toBe(false);
    // Without a link nothing can be done by it.
    const target = { level: "competition", id: competition } as const;
    expect((await server.organisations.rights.of(anna.person, target)).viewer.role).toBe("person");
  });

  it("is forgotten when the person is erased from the competition", async () => {
    const { server, director, competition, anna } = await setUp();
    await open(anna, (await linkOf(server, competition, 2, "P2")).token);
    const command = { type: "erase-person", entry: 2 };
    expect((await give(director, competition, command)).status).toBe(200);
    expect(await entriesOf(server, anna.person)).toEqual([]);
  });
});
