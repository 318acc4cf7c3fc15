/** Captains with accounts: the rights of a team's link, granted to a person for a time. */
import { type EntryId, squadOf } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { createSample } from "../../src/samples/samples.ts";
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
