/** A captain's line-up is visible to captain and director only, until both sides are in. */
import { type EntryId, squadOf, type TournamentCommand, type TournamentState } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { createSample } from "../samples/create-sample.ts";
import { allAsked, formsOf, limits, readableAddresses } from "./every-address.ts";
import {
  give,
  stateOf,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "./test-server.ts";

const now = () => new Date("2026-11-21T09:00:00.000Z");
const samplePorts = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };

/** Sets up a league whose sixth round is published, without a line-up; returns its first match. */
const league = async () => {
  const server = await testServer(undefined, { limits, now });
  const director = await visitor(server, "director");
  const stored = await createSample(server.competitions, "league", "en", samplePorts);
  if (!stored.ok) throw new Error(stored.error.code);
  const { id } = stored.value;
  const round = (await stateOf(server, id)).rounds[4];
  const done: TournamentCommand[] = (round?.games ?? [])
    .filter(({ result }) => result === null)
    .map(({ seats: [one, other] }) => ({
      type: "enter-result",
      round: 5,
      outcome: {
        kind: "played",
        sides: [
          { entry: one ?? 0, score: 4 },
          { entry: other ?? 0, score: 4 },
        ],
      },
    }));
  for (const command of [
    ...done,
    { type: "draft-round" },
    { type: "publish-round", round: 6 },
  ] as const) {
    const answer = await give(director, id, command);
    expect([command.type, answer.status]).toEqual([command.type, 200]);
  }
  const game = (await stateOf(server, id)).rounds[5]?.games.find(({ board }) => board === 1);
  const [home = 0, away = 0] = game?.seats ?? [];
  return { server, director, id, home, away };
};

const captain = (server: TestServer, id: string, team: EntryId) =>
  visitor(server, "player", id, `Captain ${team}`, { kind: "player", entry: team });

/** The last of the squad at the top boards: an unguessable line-up. */
const unusual = (
  state: TournamentState,
  team: EntryId,
): Extract<TournamentCommand, { readonly type: "set-line-up" }> => ({
  type: "set-line-up",
  round: 6,
  team,
  players: squadOf(state.squads, team)
    .slice(-8)
    .toReversed()
    .map(({ id }) => id),
  reason: "an unmistakable reason",
});

/** Returns everything a visitor can read of an event, by address, without counters of events. */
const allAnswers = async (who: Visitor, id: string, state: TournamentState) => {
  const listed = allAsked(await readableAddresses(who), id, state);
  const more = ["calendar.ics", "feed.atom", "feed.json"].map((name) => `/c/${id}/${name}`);
  const matches = [1, 2, 3, 4, 5].flatMap((match) => [
    `/c/${id}/match/6/${match}`,
    `/api/v1/competitions/${id}/rounds/6`,
  ]);
  const others = [...more, ...matches, `/c/${id}/me`].flatMap((address) =>
    formsOf(address).map((accept) => ({ address, accept })),
  );
  const asked = new Map(
    [...listed.filter(({ address }) => address.includes(id)), ...others].map((one) => [
      `${one.accept} ${one.address}`,
      one,
    ]),
  );
  const answers = new Map<string, string>();
  for (const [key, { address, accept }] of asked) {
    const { status, text } = await who.send("GET", address, { headers: { accept } });
    const body = text.replaceAll(/((?:seq(?:&quot;|")?|preview)[=:]"?)\d+/g, "$1N");
    answers.set(key, `${status} ${body}`);
  }
  return answers;
};

const changed = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] =>
  [...after].filter(([address, text]) => before.get(address) !== text).map(([address]) => address);

describe("a line-up that is handed in", () => {
  it("changes nothing that anybody else can read, until the other side is in", {
    timeout: 240_000,
  }, async () => {
    const { server, director, id, home, away } = await league();
    const before = await stateOf(server, id);
    const others = {
      stranger: await visitor(server),
      helper: await visitor(server, "results", id, "Helper"),
      "the other captain": await captain(server, id, away),
    };
    const known = new Map<string, ReadonlyMap<string, string>>();
    for (const [name, who] of Object.entries(others)) {
      known.set(name, await allAnswers(who, id, before));
    }
    const own = await captain(server, id, home);
    expect((await give(own, id, unusual(before, home))).status).toBe(200);
    const secret = await stateOf(server, id);
    for (const [name, who] of Object.entries(others)) {
      const answers = await allAnswers(who, id, secret);
      const told = changed(known.get(name) ?? new Map(), answers);
      // The other side learns only that the line-up is in.
      const mayTell = name === "the other captain" ? /\/me$/ : /^$/;
      expect([name, told.filter((address) => !mayTell.test(address))]).toEqual([name, []]);
      for (const text of answers.values()) expect(text).not.toContain("an unmistakable reason");
    }
    const page = (await own.send("GET", `/c/${id}/me`)).text;
    const top = squadOf(secret.squads, home).at(-1)?.name ?? "";
    expect(page).toContain(`<li>${top}</li>`);
    const theirs = (await others["the other captain"].send("GET", `/c/${id}/me`)).text;
    expect(theirs).not.toContain(`<li>${top}</li>`);

    expect((await give(director, id, unusual(secret, away))).status).toBe(200);
    const shown = await others.stranger.send("GET", `/c/${id}/match/6/1`);
    expect(shown.text).toContain(top);
  });

  it("is the captain's own alone, and not the captain's any more once it is published", async () => {
    const { server, director, id, home, away } = await league();
    const state = await stateOf(server, id);
    const [own, other] = [await captain(server, id, home), await captain(server, id, away)];
    expect((await give(other, id, unusual(state, home))).status).toBe(403);
    expect(
      (await give(await visitor(server, "results", id), id, unusual(state, home))).status,
    ).toBe(403);
    expect((await give(own, id, unusual(state, home))).status).toBe(200);
    expect((await give(other, id, unusual(state, away))).status).toBe(200);
    const given = unusual(state, home);
    const late = { ...given, players: given.players.slice(0, 3) };
    expect(await give(own, id, late)).toMatchObject({ body: { code: "line-up-published" } });
    expect((await give(director, id, late)).status).toBe(200);
  });

  it("cannot be seen through a report of the match", async () => {
    const { server, id, home, away } = await league();
    const state = await stateOf(server, id);
    const [own, other] = [await captain(server, id, home), await captain(server, id, away)];
    const outcome = { kind: "played", scores: [1, 0] } as const;
    const report: TournamentCommand = {
      type: "report-result",
      round: 6,
      board: 1,
      outcome: {
        kind: "match",
        teams: [home, away],
        boards: Array.from({ length: 8 }, () => ({ outcome })),
      },
    };
    await give(own, id, unusual(state, home));
    expect((await give(other, id, report)).status).toBe(403);
    await give(other, id, unusual(state, away));
    expect((await give(other, id, report)).status).toBe(200);
  });
});
