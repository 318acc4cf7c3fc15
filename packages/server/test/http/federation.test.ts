import { may, type Need, ROLES, type Role } from "@losfee/contract";
import { type RecordedTournamentEvent, verifyJournal } from "@losfee/core";
import { expect, it } from "vitest";
import type { Target } from "../../src/organisations/organisation.ts";
import { founded, given, signedIn } from "./rights-world.ts";
import {
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

const api = "/api/v1";

type Somebody = Visitor & { readonly person: string };

/** Competitions per festival: five festivals of three clubs, twelve competitions. */
const PROGRAMME: Readonly<Record<string, readonly number[]>> = {
  Ulm: [3, 2],
  Bonn: [3, 2],
  Jena: [2],
};

interface Club {
  readonly organisation: string;
  readonly owner: Somebody;
  readonly festivals: readonly { readonly id: string; readonly competitions: readonly string[] }[];
}

/** Grants a role by an owner's invitation, which the person accepts. */
const invited = async (
  server: TestServer,
  owner: Visitor,
  name: string,
  role: "owner" | "director" | "arbiter" | "treasurer" | "check-in" | "viewer" | "member",
  { level, id }: Target,
  expiresAt: string | null = null,
): Promise<Somebody> => {
  const folder = {
    organisation: "organisations",
    festival: "festivals",
    competition: "competitions",
  };
  const made = await owner.send("POST", `${api}/${folder[level]}/${id}/invitations`, {
    payload: { role, expiresAt },
  });
  expect([made.status, name]).toEqual([201, name]);
  const token = (made.body as { url: string }).url.split("/").at(-1) ?? "";
  const somebody = await signedIn(server, name);
  const taken = await somebody.send("POST", `${api}/invitations`, { payload: { token } });
  expect([taken.status, name]).toEqual([200, name]);
  return somebody;
};

const clubWith = async (
  server: TestServer,
  place: Visitor,
  name: string,
  parent: string,
): Promise<Club> => {
  const body = { name, kind: "club", parent } as const;
  const { id: organisation } = unwrap(await place.api("POST /organisations", { body }));
  const target = { level: "organisation", id: organisation } as const;
  const owner = await invited(server, place, `Owner of ${name}`, "owner", target);
  const festivals: Club["festivals"][number][] = [];
  for (const [index, count] of (PROGRAMME[name] ?? []).entries()) {
    const { id } = unwrap(
      await owner.api("POST /organisations/:organisation/festivals", {
        params: { organisation },
        body: { name: `${name} ${index + 1}`, place: name, startsOn: null, endsOn: null },
      }),
    );
    const competitions: string[] = [];
    for (let number = 1; number <= count; number++) {
      const made = unwrap(
        await owner.api("POST /competitions", {
          body: {
            ...{ name: `${name} ${index + 1}.${number}`, format: "scrabble-swiss" },
            ...{ organisation, festival: id },
          },
        }),
      );
      const entries = ["A", "B", "C", "D"].map((one) => ({ name: one, birth: "1990-01-01" }));
      for (const command of [
        { type: "add-entries", entries },
        { type: "draft-round" },
        { type: "publish-round", round: 1 },
      ]) {
        expect((await give(owner, made.id, command)).status).toBe(200);
      }
      competitions.push(made.id);
    }
    festivals.push({ id, competitions });
  }
  return { organisation, owner, festivals };
};

/** Returns the competitions in a person's console. */
const listed = async (who: Visitor): Promise<readonly string[]> => {
  const { body } = await who.send("GET", "/console", { headers: { accept: "application/json" } });
  const { competitions } = (body as { model: { competitions: { id: string }[] } }).model;
  return competitions.map(({ id }) => id).toSorted();
};

/** Requests that show if a person has a right at a competition, by their status. */
const PROBES: readonly {
  readonly need: Need;
  readonly ask: (who: Visitor, id: string) => Promise<number>;
}[] = [
  {
    need: "director",
    ask: async (who, id) => (await who.send("GET", `${api}/competitions/${id}/export`)).status,
  },
  {
    need: "viewer",
    ask: async (who, id) => (await who.send("GET", `${api}/competitions/${id}/placement`)).status,
  },
  {
    need: "results",
    ask: async (who, id) => (await who.send("GET", `${api}/competitions/${id}/log`)).status,
  },
  {
    need: "owner",
    ask: async (who, id) =>
      // Nothing is there: users with the right get this answer.
      (await who.send("DELETE", `${api}/competitions/${id}/move`)).status,
  },
];

const mayAs = (roles: readonly Role[], need: Need): boolean => {
  const [role = "public", ...also] = ROLES.filter((one) => roles.includes(one));
  return may({ role, also }, need);
};

it("a federation of three clubs, five festivals and twelve competitions: everybody gets at their own", async () => {
  const clock = { now: new Date("2026-11-25T12:00:00.000Z") };
  const server = await testServer(undefined, { now: () => clock.now });
  const place = await visitor(server, "director");
  const federation = await founded(server, "Federation", "federation");
  const association = await founded(server, "Association", "association", federation);
  const ulm = await clubWith(server, place, "Ulm", association);
  const bonn = await clubWith(server, place, "Bonn", association);
  const jena = await clubWith(server, place, "Jena", federation);
  const clubs = [ulm, bonn, jena];
  const of = (club: Club) => club.festivals.flatMap(({ competitions }) => competitions);
  const all = clubs.flatMap(of);
  expect([clubs.flatMap(({ festivals }) => festivals).length, all.length]).toEqual([5, 12]);

  const [open] = ulm.festivals;
  const [event = ""] = open?.competitions ?? [];
  const house = { level: "organisation", id: ulm.organisation } as const;
  const roof = { level: "festival", id: open?.id ?? "" } as const;
  const table = { level: "competition", id: event } as const;
  const below = open?.competitions ?? [];
  const by = ulm.owner;
  const until = "2026-11-26T12:00:00.000Z";
  const director = await invited(server, by, "Dora", "director", roof);
  const people: readonly (readonly [Somebody, Role, readonly string[]])[] = [
    [ulm.owner, "owner", of(ulm)],
    [bonn.owner, "owner", of(bonn)],
    [jena.owner, "owner", of(jena)],
    [await invited(server, by, "Dirk", "director", house), "director", of(ulm)],
    [director, "director", below],
    [await invited(server, director, "Arne", "arbiter", table), "arbiter", [event]],
    [await invited(server, director, "Till", "treasurer", roof), "treasurer", below],
    [await invited(server, director, "Door", "check-in", table), "check-in", [event]],
    [await invited(server, by, "Vera", "viewer", house), "viewer", of(ulm)],
    [await invited(server, by, "Max", "member", house), "member", []],
    [await signedIn(server, "Nora"), "person", []],
  ];

  // Each sees their own competitions in the console, and has the rights of the matrix everywhere.
  for (const [somebody, role, own] of people) {
    expect([role, await listed(somebody)]).toEqual([role, own.toSorted()]);
    for (const id of [...own.slice(0, 2), ...all.filter((one) => !own.includes(one)).slice(0, 2)]) {
      // Members see in competitions only what the organisation shows them.
      const roles: readonly Role[] =
        own.includes(id) || (role === "member" && of(ulm).includes(id))
          ? [role, "person"]
          : ["person"];
      for (const { need, ask } of PROBES) {
        const status = await ask(somebody, id);
        const isLetIn = status !== 403 && status !== 401;
        expect([role, id, need, isLetIn]).toEqual([role, id, need, mayAs(roles, need)]);
      }
    }
  }

  // Things of others answer like things that do not exist.
  const holding = (role: Role): Visitor =>
    people.find(([, held, own]) => held === role && own.length <= 1)?.[0] ?? place;
  const [arne, door] = [holding("arbiter"), holding("check-in")];
  for (const path of [ulm.organisation, "nowhere"]) {
    const { status, body } = await bonn.owner.send("GET", `${api}/organisations/${path}/roles`);
    expect([status, body]).toMatchObject([403, { code: "not-allowed" }]);
  }

  // The association and the federation can view, but change nothing.
  const above = await signedIn(server, "Felix");
  await given(server, above.person, "owner", { level: "organisation", id: federation });
  expect(await listed(above)).toEqual(all.toSorted());
  expect((await give(above, event, { type: "draft-round" })).status).toBe(403);

  // Results, arrivals and roles end: in time, or at once when they are revoked.
  const result = resultAt(await stateOf(server, event), 1);
  expect((await give(door, event, result)).status).toBe(403);
  expect((await give(arne, event, result)).status).toBe(200);
  const passing = await invited(server, by, "Paul", "arbiter", table, until);
  const second = resultAt(await stateOf(server, event), 2);
  expect((await give(passing, event, second)).status).toBe(200);
  clock.now = new Date(until);
  expect(await listed(passing)).toEqual([]);
  expect((await give(passing, event, { type: "erase-result", round: 1, board: 2 })).status).toBe(
    403,
  );
  const roles = unwrap(
    await director.api("GET /competitions/:id/roles", { params: { id: event } }),
  );
  for (const { id: grant } of roles.grants) {
    const params = { id: event, grant };
    expect((await director.api("DELETE /competitions/:id/roles/:grant", { params })).ok).toBe(true);
  }
  expect(await listed(arne)).toEqual([]);

  // A competition moves between clubs when both owners agree.
  const moved = of(ulm).at(-1) ?? "";
  const body = { organisation: bonn.organisation, festival: null };
  unwrap(await ulm.owner.api("PUT /competitions/:id/placement", { params: { id: moved }, body }));
  expect(await listed(bonn.owner)).not.toContain(moved);
  const params = { organisation: bonn.organisation, moved };
  unwrap(await bonn.owner.api("POST /organisations/:organisation/moves/:moved", { params }));
  expect(await listed(bonn.owner)).toEqual([...of(bonn), moved].toSorted());
  expect(await listed(ulm.owner)).not.toContain(moved);
  expect((await give(ulm.owner, moved, { type: "draft-round" })).status).toBe(403);

  // A player of all three clubs exports all data, and is erased from all of them at once.
  const nora = await signedIn(server, "Nora");
  const [name, address] = ["Nora Nováková", "nora@club.example"];
  await server.store.transact(() => server.people.confirm(nora.person, address));
  const played = clubs.map((club) => ({ owner: club.owner, id: of(club)[0] ?? "" }));
  for (const { owner, id } of played) {
    const details = { name };
    expect((await give(owner, id, { type: "change-entry", entry: 1, details })).status).toBe(200);
    const at = { id, entry: 1 };
    unwrap(
      await owner.api("PUT /competitions/:id/proposals/:entry", { params: at, body: { address } }),
    );
    const agreed = await nora.send("POST", "/account", {
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ act: "agree-entry", id: `1 ${id}` }).toString(),
    });
    expect(agreed.status).toBe(303);
  }
  const exported = unwrap(await nora.api("GET /account/data"));
  expect(exported.entries.map(({ competition }) => competition).toSorted()).toEqual(
    played.map(({ id }) => id).toSorted(),
  );
  for (const { details } of exported.entries) expect(details).toMatchObject({ name });
  expect(unwrap(await nora.api("DELETE /account", { query: {} }))).toMatchObject({
    ...{ account: true, entries: played.map(() => ({ refusal: null })) },
  });
  expect((await nora.send("GET", `${api}/account`)).status).toBe(401);
  for (const { id } of played) {
    expect((await stateOf(server, id)).entries.get(1)?.name).toBe("#1");
    expect(JSON.stringify(await server.competitions.events(id))).not.toContain(name);
  }

  // Nothing is lost: each journal is what was recorded, and its draws can be repeated.
  for (const id of all) {
    const stored = await server.competitions.stateAndBreak(id);
    expect([id, stored?.broken]).toEqual([id, null]);
    const events = await server.competitions.events(id);
    expect([id, verifyJournal(events as readonly RecordedTournamentEvent[]).sound]).toEqual([
      id,
      true,
    ]);
  }
});
