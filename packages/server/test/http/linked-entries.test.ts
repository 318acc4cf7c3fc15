import { describe, expect, it } from "vitest";
import { founded, given, signedIn } from "./rights-world.ts";
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
  (await accounts.entriesOf(person)).map(({ competition, entry, accepted }) => ({
    ...{ competition, entry, isOwn: accepted !== null },
  }));

const myPage = (who: Visitor, competition: string) =>
  who.send("GET", `/c/${competition}/me?lang=en`);

describe("whoever opens a player's link while signed in", () => {
  it("keeps the account, claims to be that player from then on, and acts as that player", async () => {
    const { server, competition, anna } = await setUp();
    const { token } = await linkOf(server, competition, 2, "P2");
    const before = await server.access.sessionsOf(anna.person);
    const entered = await open(anna, token);
    expect([entered.status, entered.headers.location]).toEqual([303, `/c/${competition}/me`]);
    expect(entered.headers["set-cookie"]).toBeUndefined();
    expect(await server.access.sessionsOf(anna.person)).toHaveLength(before.length);
    expect(await entriesOf(server, anna.person)).toEqual([{ competition, entry: 2, isOwn: false }]);
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
    // The person's competitions are still known.
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

  it("claims beside others who do, and helps with the link alone where the entry is another's", async () => {
    const { server, director, competition, anna } = await setUp();
    const { token } = await linkOf(server, competition, 2, "P2");
    await open(anna, token);
    const [ben, cleo] = [await signedIn(server, "Ben"), await signedIn(server, "Cleo")];
    expect((await open(ben, token)).headers["set-cookie"]).toBeUndefined();
    expect(await entriesOf(server, ben.person)).toEqual([{ competition, entry: 2, isOwn: false }]);
    await confirm(director, competition, 2, anna.person);
    expect(await entriesOf(server, anna.person)).toEqual([{ competition, entry: 2, isOwn: true }]);
    const entered = await open(cleo, token);
    expect(entered.status).toBe(303);
    expect(entered.headers["set-cookie"]).toBeDefined();
    expect(await entriesOf(server, cleo.person)).toEqual([]);
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

const claims = "/api/v1/competitions";

const confirm = (
  director: Visitor,
  competition: string,
  entry: number,
  person: string,
  accepted = true,
) =>
  director.send("PUT", `${claims}/${competition}/claims/${entry}/${person}`, {
    payload: { accepted },
  });

const refuse = (director: Visitor, competition: string, entry: number, person: string) =>
  director.send("DELETE", `${claims}/${competition}/claims/${entry}/${person}`);

const propose = (director: Visitor, competition: string, entry: number, address: string) =>
  director.send("PUT", `${claims}/${competition}/proposals/${entry}`, { payload: { address } });

const listed = async (director: Visitor, competition: string) =>
  (await director.send("GET", `${claims}/${competition}/claims`)).body as {
    readonly claims: readonly object[];
    readonly proposals: readonly object[];
  };

const NOTHING = { claims: [], proposals: [], corrections: [] };

const submit = (who: Visitor, fields: Readonly<Record<string, string>>) =>
  who.send("POST", "/account", {
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

const ownPage = async (who: Visitor) =>
  (await who.send("GET", "/account?lang=en", { headers: { accept: "text/html" } })).text;

const details = async (who: Visitor) =>
  (
    (await who.send("GET", "/api/v1/account/data")).body as {
      readonly entries: readonly { readonly details: object | null }[];
    }
  ).entries.map((one) => one.details !== null);

describe("whose an entry is", () => {
  it("a forwarded link alone neither tells anything nor erases anybody", async () => {
    const { server, director, competition, anna } = await setUp();
    const { token } = await linkOf(server, competition, 2, "P2");
    const mallory = await signedIn(server, "P2");
    await open(mallory, token);
    expect(await details(mallory)).toEqual([false]);
    expect(await ownPage(mallory)).toContain("Waiting for the director");
    expect((await mallory.send("DELETE", "/api/v1/account")).body).toEqual({
      ...{ account: true, entries: [] },
    });
    const state = await server.competitions.state(competition);
    expect(state?.entries.get(2)?.name).toBe("P2");
    // The real player is not hindered.
    await open(anna, token);
    await confirm(director, competition, 2, anna.person);
    expect(await details(anna)).toEqual([true]);
  });

  it("is who the direction confirms; of two who say so one, and the other's turn comes after an undo", async () => {
    const { server, director, competition, anna } = await setUp();
    const { token } = await linkOf(server, competition, 2, "P2");
    const ben = await signedIn(server, "Ben");
    await open(anna, token);
    await open(ben, token);
    expect(await listed(director, competition)).toMatchObject({
      claims: [
        { entry: 2, who: "P2", person: anna.person, name: "Anna", acceptedAt: null },
        { entry: 2, person: ben.person, name: "Ben", acceptedAt: null },
      ],
    });
    expect((await confirm(director, competition, 2, anna.person)).status).toBe(204);
    expect(await confirm(director, competition, 2, ben.person)).toMatchObject({
      ...{ status: 409, body: { code: "entry-of-another" } },
    });
    expect([await details(anna), await details(ben)]).toEqual([[true], [false]]);
    expect((await confirm(director, competition, 2, anna.person, false)).status).toBe(204);
    expect(await details(anna)).toEqual([false]);
    expect((await refuse(director, competition, 2, anna.person)).status).toBe(204);
    expect(await details(anna)).toEqual([]);
    expect((await confirm(director, competition, 2, ben.person)).status).toBe(204);
    expect(await details(ben)).toEqual([true]);
    expect((await confirm(director, competition, 3, anna.person)).status).toBe(404);
    expect((await refuse(director, competition, 2, anna.person)).status).toBe(404);
  });

  it("stands in the log of the organisation, with who said so and nobody's name or address", async () => {
    const { server, director, competition, anna } = await setUp();
    const organisation = await founded(server, "Club");
    const home = { competition, organisation, festival: null };
    await server.organisations.organisations.place(home, "director");
    await server.store.transact(() => server.people.confirm(anna.person, "anna@club.example"));
    await open(anna, (await linkOf(server, competition, 2, "P2")).token);
    await confirm(director, competition, 2, anna.person);
    await confirm(director, competition, 2, anna.person, false);
    await refuse(director, competition, 2, anna.person);
    await propose(director, competition, 4, "anna@club.example");
    await submit(anna, { act: "agree-entry", id: `4 ${competition}` });
    await submit(anna, { act: "leave-entry", id: `4 ${competition}` });
    const log = await director.send("GET", `/api/v1/organisations/${organisation}/log`);
    const { log: lines } = log.body as {
      readonly log: readonly { readonly actor: string; readonly entry: { act: string } }[];
    };
    const self = `person:${anna.person}`;
    expect(lines.slice(2).map(({ actor, entry }) => [actor, entry.act])).toEqual([
      ["director", "claim-accepted"],
      ["director", "claim-doubted"],
      ["director", "claim-refused"],
      ["director", "entry-proposed"],
      [self, "proposal-agreed"],
      [self, "entry-left"],
    ]);
    expect(log.text).not.toContain("anna@club.example");
  });

  it("nobody decides in another competition, and a player not even in the own", async () => {
    const { server, director, competition, anna } = await setUp();
    const other = await begunCompetition(director);
    await open(anna, (await linkOf(server, competition, 2, "P2")).token);
    const neighbour = await signedIn(server, "Neighbour");
    await given(server, neighbour.person, "director", { level: "competition", id: other });
    for (const who of [neighbour, anna]) {
      expect((await confirm(who, competition, 2, anna.person)).status).toBe(403);
      expect((await refuse(who, competition, 2, anna.person)).status).toBe(403);
      expect((await propose(who, competition, 2, "a@club.example")).status).toBe(403);
      expect((await who.send("GET", `${claims}/${competition}/claims`)).status).toBe(403);
    }
    // The address of one's own competition gives no access to another's.
    expect((await confirm(neighbour, other, 2, anna.person)).status).toBe(404);
    expect(await listed(neighbour, other)).toEqual(NOTHING);
    expect(await entriesOf(server, anna.person)).toEqual([{ competition, entry: 2, isOwn: false }]);
  });

  it("who directs may say, by an address, and the person agrees or declines", async () => {
    const { server, director, competition, anna } = await setUp();
    await server.store.transact(() => server.people.confirm(anna.person, "anna@club.example"));
    await propose(director, competition, 3, "anna@club.example");
    await propose(director, competition, 4, "anna@club.example");
    expect(await ownPage(anna)).toContain("The director says this is you.");
    expect(await details(anna)).toEqual([false, false]);
    expect(
      (await submit(anna, { act: "agree-entry", id: `4 ${competition}` })).headers.location,
    ).toBe("/account#entries");
    expect((await submit(anna, { act: "agree-entry", id: `5 ${competition}` })).status).toBe(404);
    await submit(anna, { act: "leave-entry", id: `3 ${competition}` });
    expect(await entriesOf(server, anna.person)).toEqual([{ competition, entry: 4, isOwn: true }]);
    expect(await listed(director, competition)).toMatchObject({
      claims: [{ entry: 4, person: anna.person, name: "Anna" }],
      proposals: [],
    });
    // Without a link the claim gives no rights.
    const target = { level: "competition", id: competition } as const;
    expect((await server.organisations.rights.of(anna.person, target)).viewer.role).toBe("person");
  });

  it("is the person's who opens the link that the direction had proposed it to", async () => {
    const { server, director, competition, anna } = await setUp();
    await server.store.transact(() => server.people.confirm(anna.person, "anna@club.example"));
    await propose(director, competition, 2, "anna@club.example");
    const { token } = await linkOf(server, competition, 2, "P2");
    const ben = await signedIn(server, "Ben");
    await open(ben, token);
    await open(anna, token);
    expect(await entriesOf(server, anna.person)).toEqual([{ competition, entry: 2, isOwn: true }]);
    expect(await entriesOf(server, ben.person)).toEqual([{ competition, entry: 2, isOwn: false }]);
  });

  it("nothing that a director is told says whether an account has an address", async () => {
    const { server, director, competition, anna } = await setUp();
    await server.store.transact(() => server.people.confirm(anna.person, "anna@club.example"));
    const seen = async (address: string) => {
      const { status, body, headers } = await propose(director, competition, 5, address);
      const { proposals, claims: claimed } = await listed(director, competition);
      const told = { status, body, type: headers["content-type"], proposals, claimed };
      return JSON.stringify(told)
        .replaceAll(address, "ADDRESS")
        .replace(/"saidAt":"[^"]*"/g, '"saidAt":""');
    };
    const [known, unknown] = [await seen("anna@club.example"), await seen("nobody@club.example")];
    expect(known).toContain("ADDRESS");
    expect(unknown).toBe(known);
    // It waits for the person who confirms the address later.
    const late = await signedIn(server, "Late");
    await server.store.transact(() => server.people.confirm(late.person, "nobody@club.example"));
    expect(await ownPage(late)).toContain("P5");
    expect(await ownPage(anna)).not.toContain("P5");
    expect((await propose(director, competition, 5, "no address")).status).toBe(422);
    expect((await propose(director, competition, 999, "a@club.example")).status).toBe(422);
    const path = `${claims}/${competition}/proposals/5`;
    expect((await director.send("DELETE", path)).status).toBe(204);
    expect((await director.send("DELETE", path)).status).toBe(404);
  });

  it("is forgotten when the person is erased from the competition", async () => {
    const { server, director, competition, anna } = await setUp();
    await open(anna, (await linkOf(server, competition, 2, "P2")).token);
    await confirm(director, competition, 2, anna.person);
    await propose(director, competition, 3, "ben@club.example");
    for (const entry of [2, 3]) {
      const command = { type: "erase-person", entry };
      expect((await give(director, competition, command)).status).toBe(200);
    }
    expect(await entriesOf(server, anna.person)).toEqual([]);
    expect(await listed(director, competition)).toEqual(NOTHING);
  });

  it("is not kept by an address of whoever erases the account", async () => {
    const { server, director, competition, anna } = await setUp();
    await server.store.transact(() => server.people.confirm(anna.person, "anna@club.example"));
    await propose(director, competition, 3, "anna@club.example");
    await anna.send("DELETE", "/api/v1/account");
    expect(await listed(director, competition)).toEqual(NOTHING);
  });
});
