/** Captains with accounts: the rights of a team's link, granted to a person for a time. */
import { type EntryId, squadOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { createSample } from "../samples/create-sample.ts";
import { connect, listen } from "./live-client.ts";
import { signedIn } from "./rights-world.ts";
import { give, stateOf, testServer, type Visitor, visitor } from "./test-server.ts";

const samplePorts = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };

/** Sets up a league, round 6 published without line-ups; returns the first match's teams. */
const league = async () => {
  const clock = { now: new Date("2026-11-21T09:00:00.000Z") };
  const server = await testServer(undefined, { now: () => clock.now });
  const director = await visitor(server, "director");
  const stored = await createSample(server.competitions, "league", "en", samplePorts);
  if (!stored.ok) throw new Error(stored.error.code);
  const { id } = stored.value;
  const open = (await stateOf(server, id)).rounds[4]?.games.filter(({ result }) => result === null);
  const done = (open ?? []).map(({ seats: [one, other] }) => ({
    ...{ type: "enter-result", round: 5 },
    outcome: { kind: "played", sides: [one, other].map((entry) => ({ entry, score: 4 })) },
  }));
  for (const command of [...done, { type: "draft-round" }, { type: "publish-round", round: 6 }]) {
    expect((await give(director, id, command)).status).toBe(200);
  }
  const state = await stateOf(server, id);
  const game = state.rounds[5]?.games.find(({ board }) => board === 1);
  const [home = 0, away = 0] = game?.seats ?? [];
  const lineUp = (team: EntryId) => ({
    ...{ type: "set-line-up", round: 6, team, reason: "" },
    players: squadOf(state.squads, team)
      .slice(0, 8)
      .map((member) => member.id),
  });
  return { clock, server, director, id, home, away, lineUp };
};

const invite = (who: Visitor, id: string, payload: object) =>
  who.send("POST", `/api/v1/competitions/${id}/invitations`, { payload });

/** Accepts as the signed-in person; returns the target of the redirect. */
const accept = async (who: Visitor, url: string) => {
  const { status, headers } = await who.send("POST", new URL(url).pathname, {
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
  return [status, headers.location];
};

const captainOf = async (
  { server, director, id }: Pick<Awaited<ReturnType<typeof league>>, "server" | "director" | "id">,
  team: EntryId,
  expiresAt: string | null = null,
) => {
  const carla = await signedIn(server, "Carla");
  const made = await invite(director, id, { role: "captain", team, expiresAt });
  expect(made).toMatchObject({ status: 201, body: { role: "captain", team } });
  expect(await accept(carla, (made.body as { readonly url: string }).url)).toEqual([
    303,
    `/c/${id}/me`,
  ]);
  return carla;
};

const seen = async (
  { server, id }: Pick<Awaited<ReturnType<typeof league>>, "server" | "id">,
  person: string,
) => (await server.organisations.rights.of(person, { level: "competition", id })).viewer;

/** Lets captains complete their squads; returns a captain by the link of a team. */
const withOpenSquads = async () => {
  const here = await league();
  const { server, director, id, home } = here;
  const settings = async (captainsEnter: object) => {
    const { captainsEnter: _, ...teams } = (await stateOf(server, id)).settings.teams ?? {};
    const command = {
      type: "change-settings",
      settings: { teams: { ...teams, ...captainsEnter } },
      reason: "",
    };
    return (await give(director, id, command)).status;
  };
  const captain = await visitor(server, "player", id, "Link", { kind: "player", entry: home });
  const squadPage = async () =>
    (await captain.send("GET", `/c/${id}/me/squad`, { headers: { accept: "application/json" } }))
      .body;
  return { ...here, captain, settings, squadPage };
};

describe("a captain’s own squad", () => {
  it("is completed by the captain only where the event says so", async () => {
    const { id, home, captain, settings, squadPage } = await withOpenSquads();
    const add = { type: "add-members", team: home, members: [{ name: "Öz, Anna", rating: 1800 }] };
    expect((await give(captain, id, add)).status).toBe(403);
    expect(await squadPage()).toMatchObject({ model: { isOpen: false } });
    expect(await settings({ captainsEnter: true })).toBe(200);
    expect((await give(captain, id, add)).status).toBe(200);
    expect(await settings({})).toBe(200);
    expect((await give(captain, id, add)).status).toBe(403);
  });

  it("takes what identifies people, so that namesakes are entered and IDs corrected", async () => {
    const { server, id, home, captain, settings } = await withOpenSquads();
    await settings({ captainsEnter: true });
    const anna = { name: "Öz, Anna", rating: 1800 };
    const add = (details: object) =>
      give(captain, id, { type: "add-members", team: home, members: [{ ...anna, ...details }] });
    expect((await add({ birth: "1999" })).status).toBe(200);
    expect((await add({})).body).toMatchObject({ code: "duplicate-name" });
    expect((await add({ birth: "2007", title: "WFM", sex: "w", fideId: "12345" })).status).toBe(
      200,
    );
    const entry = squadOf((await stateOf(server, id)).squads, home).at(-1)?.id;
    const change = { type: "change-entry", entry, details: { fideId: "12346" } };
    expect((await give(captain, id, change)).status).toBe(200);
    expect(squadOf((await stateOf(server, id)).squads, home).at(-1)).toMatchObject({
      ...anna,
      ...{ birth: "2007", title: "WFM", sex: "w", fideId: "12346" },
    });
  });

  it("is no other team’s, no team’s name, and decides on no eligibility", async () => {
    const { server, id, home, away, captain, settings } = await withOpenSquads();
    await settings({ captainsEnter: true });
    const { squads } = await stateOf(server, id);
    const theirs = squadOf(squads, away).at(-1)?.id;
    const own = squadOf(squads, home).at(-1)?.id;
    const member = { name: "Öz, Anna" };
    for (const command of [
      { type: "add-members", team: away, members: [member] },
      { type: "add-members", team: home, members: [{ ...member, fromRound: 7 }] },
      { type: "add-members", team: home, members: [member, { name: "B", matchesAbove: 0 }] },
      { type: "add-squads", squads: [] },
      { type: "change-entry", entry: theirs, details: { rating: 1 } },
      { type: "change-entry", entry: home, details: { name: "Andere" } },
      { type: "change-eligibility", entry: own, eligibility: {} },
      { type: "order-squad", team: home, order: [] },
      { type: "remove-entry", entry: own },
    ]) {
      expect([command.type, (await give(captain, id, command)).status]).toEqual([
        command.type,
        403,
      ]);
    }
  });

  it("leaves who has been lined up to the director", async () => {
    const { server, director, id, home, captain, lineUp, settings, squadPage } =
      await withOpenSquads();
    await settings({ captainsEnter: true });
    const squad = squadOf((await stateOf(server, id)).squads, home);
    await give(director, id, lineUp(home));
    const members = [{ name: "Öz, Anna" }];
    expect((await give(captain, id, { type: "add-members", team: home, members })).status).toBe(
      200,
    );
    const change = { type: "change-entry", entry: squad[0]?.id, details: { rating: 2000 } };
    expect((await give(captain, id, change)).status).toBe(403);
    const { model } = (await squadPage()) as {
      readonly model: { readonly members: readonly { readonly details: object | null }[] };
    };
    expect(model.members.at(-1)?.details).toMatchObject({ name: "Öz, Anna" });
    expect(model.members[0]?.details).toBeNull();
  });

  it("is a page for captains alone", async () => {
    const { server, director, id } = await withOpenSquads();
    const stranger = await visitor(server, "public");
    const path = `/c/${id}/me/squad`;
    expect((await stranger.send("GET", path)).status).toBe(401);
    expect((await director.send("GET", path)).status).toBe(404);
  });
});

describe("a captain with an account", () => {
  it("is the player that the link of the team makes one, and may exactly the same", async () => {
    const here = await league();
    const { server, director, id, home, away, lineUp } = here;
    const carla = await captainOf(here, home);
    expect(await seen(here, carla.person)).toEqual({
      ...{ role: "player", also: ["person"], label: `player:${home}` },
      scope: { kind: "player", entry: home },
    });
    const linked = await visitor(server, "player", id, "Link", { kind: "player", entry: home });
    const boards = Array.from({ length: 8 }, () => ({
      outcome: { kind: "played", scores: [1, 0] },
    }));
    const outcome = { kind: "match", teams: [home, away], boards };
    for (const command of [
      lineUp(away),
      { type: "draft-round" },
      { type: "report-result", round: 6, board: 2, outcome },
      { type: "enter-result", round: 6, board: 1, outcome },
      { type: "request-absence", entry: away, wish: { kind: "pause", rounds: [7] } },
    ]) {
      const [one, other] = [await give(carla, id, command), await give(linked, id, command)];
      expect([command.type, one.status, one.body]).toEqual([
        command.type,
        other.status,
        other.body,
      ]);
      expect([command.type, one.status < 300]).toEqual([command.type, false]);
    }
    expect((await give(carla, id, lineUp(home))).status).toBe(200);
    expect((await give(director, id, lineUp(away))).status).toBe(200);
    const report = { type: "report-result", round: 6, board: 1, outcome };
    expect((await give(carla, id, report)).status).toBe(200);
    const events = await server.competitions.events(id);
    expect(events.at(-1)).toMatchObject({ actor: `player:${home}` });
    expect((await carla.send("GET", `/console/${id}`)).status).toBe(403);
    const account = await carla.send("GET", "/account", { headers: { accept: "text/html" } });
    expect(account.text).toContain(`href="/c/${id}/me"`);
    const roles = await director.send("GET", `/api/v1/competitions/${id}/roles`);
    expect(roles.body).toMatchObject({ grants: [{ role: "captain", team: home, name: "Carla" }] });
  });

  it("is one for a time, and no more as soon as that is taken back", async () => {
    const here = await league();
    const { clock, server, director, id, home, away, lineUp } = here;
    const carla = await captainOf(here, home, "2026-11-22T09:00:00.000Z");
    clock.now = new Date("2026-11-22T09:00:00.000Z");
    expect((await give(carla, id, lineUp(home))).status).toBe(403);
    // Another team replaces the previous one.
    const payload = { person: carla.person, role: "captain", team: away, expiresAt: null };
    const path = `/api/v1/competitions/${id}/roles`;
    const given = await director.send("POST", path, { payload });
    expect(await seen(here, carla.person)).toMatchObject({ scope: { entry: away } });
    const version = await server.organisations.rights.version();
    const { id: grant } = given.body as { readonly id: string };
    expect((await director.send("DELETE", `${path}/${grant}`)).status).toBe(204);
    expect(await seen(here, carla.person)).toMatchObject({ role: "person" });
    // This ends open streams.
    expect(await server.organisations.rights.version()).toBeGreaterThan(version);
    expect((await give(carla, id, lineUp(away))).status).toBe(403);
  });

  it("is told nothing more as soon as the role is taken back, or the account erased", async () => {
    const here = await league();
    const { server, director, id, home, away } = here;
    const port = await listen(server);
    const path = `/api/v1/competitions/${id}/stream`;
    const streamOf = ({ cookies }: Visitor) =>
      connect(port, path, { cookie: `losfee_session=${cookies["losfee_session"]}` });
    const [carla, carlo] = [await captainOf(here, home), await captainOf(here, away)];
    const [hers, his] = [await streamOf(carla), await streamOf(carlo)];
    const roles = `/api/v1/competitions/${id}/roles`;
    const { grants } = (await director.send("GET", roles)).body as {
      readonly grants: readonly { readonly id: string; readonly person: string }[];
    };
    const grant = grants.find(({ person }) => person === carla.person)?.id;
    expect((await director.send("DELETE", `${roles}/${grant}`)).status).toBe(204);
    await hers.ended();
    // An erased person leads no team any more: the role is the account's.
    expect((await carlo.send("DELETE", "/api/v1/account")).body).toMatchObject({ account: true });
    await his.ended();
    expect(await seen(here, carlo.person)).toMatchObject({ role: "person" });
    expect((await director.send("GET", roles)).body).toMatchObject({ grants: [] });
  });

  it("is of a team of this competition, and no other role is", async () => {
    const { server, director, id, home } = await league();
    const state = await stateOf(server, id);
    const [member] = squadOf(state.squads, home);
    const wrong = { status: 422, body: { code: "captain-of-no-team" } };
    for (const wanted of [
      { role: "captain" },
      { role: "captain", team: 99_999 },
      { role: "captain", team: member?.id ?? 0 },
      { role: "viewer", team: home },
    ]) {
      expect(await invite(director, id, { ...wanted, expiresAt: null })).toMatchObject(wrong);
    }
    expect((await stateOf(server, id)).seq).toBe(state.seq);
  });
});
