/** Faults in data of teams are reported in sentences, all at once, and nothing is changed. */
import { type EntryId, pairedRound, squadOf, type TournamentCommand } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { createSample } from "../samples/create-sample.ts";
import { give, stateOf, testServer, type Visitor, visitor } from "./test-server.ts";

const samplePorts = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };

/** Creates the sample league in its fifth round; returns a match with line-ups, without result. */
const league = async () => {
  const server = await testServer();
  const stored = await createSample(server.competitions, "league", "en", samplePorts);
  if (!stored.ok) throw new Error(stored.error.code);
  const { id } = stored.value;
  const director = await visitor(server, "director");
  const state = await stateOf(server, id);
  const isPublic = (team: EntryId) => state.lineUps.get(5)?.get(team)?.isPublished === true;
  const game = pairedRound(state, 5)?.games.find(
    ({ result, seats }) => result === null && seats.every(isPublic),
  );
  if (game === undefined) throw new Error("no open match");
  return { server, id, director, state, seats: game.seats, board: game.board };
};

/** Returns the server's refusal of a command, and checks that the state is unchanged. */
const refusalIn = async (
  { server, id }: Pick<Awaited<ReturnType<typeof league>>, "server" | "id">,
  who: Visitor,
  command: TournamentCommand,
  language: "de" | "en" = "en",
): Promise<string> => {
  const before = await stateOf(server, id);
  const answer = await give(who, id, command, { headers: { "accept-language": language } });
  expect([answer.status, answer.text]).toEqual([422, expect.any(String)]);
  expect((await stateOf(server, id)).seq).toBe(before.seq);
  return (answer.body as { detail: string }).detail;
};

const WON = { outcome: { kind: "played", scores: [1, 0] } } as const;

describe("of teams", () => {
  it("a player in two squads is named with both, beside everything else that is wrong", async () => {
    const event = await league();
    const known = squadOf(event.state.squads, 1)[0]?.name ?? "";
    const said = await refusalIn(event, event.director, {
      type: "add-squads",
      squads: [
        { team: "Rochade Ulm", members: [{ name: "Neu, Nora" }, { name: "Neu, Nora" }] },
        { team: "SC Turm Bremen", members: [{ name: known }] },
        { team: "Gäste", members: [{ name: "Neu, Nora" }] },
      ],
    });
    expect(said).toContain("Nothing was entered");
    expect(said).toContain(`${known} would be in two squads`);
    expect(said).toContain("Neu, Nora would be in two squads");
  });

  it("a line-up with strangers names all of them; one with somebody suspended the rule and its cost", async () => {
    const event = await league();
    const [home, away] = event.seats;
    const ids = (team: EntryId) => squadOf(event.state.squads, team).map(({ id }) => id);
    const [own = 0, ...others] = ids(home);
    const [stranger = 0, another = 0] = ids(away);
    const players = [own, own, stranger, another];
    const lineUp = { type: "set-line-up", round: 5, team: home } as const;
    const said = await refusalIn(event, event.director, { ...lineUp, players });
    for (const id of [own, stranger, another]) {
      const name = [...event.state.squads.values()].flat().find((one) => one.id === id)?.name;
      expect(said).toContain(name ?? "?");
    }
    const [second = 0] = others;
    await give(event.director, event.id, {
      type: "change-eligibility",
      entry: second,
      eligibility: { suspended: [5] },
    });
    const suspended = await refusalIn(
      event,
      event.director,
      { ...lineUp, players: [own, second] },
      "de",
    );
    expect(suspended).toMatch(/Brett 2: .* ist gesperrt/);
  });

  it("results for more boards than there are, and boards whose points do not add up", async () => {
    const event = await league();
    const nine = Array.from({ length: 9 }, () => WON);
    const match = { kind: "match", teams: event.seats } as const;
    const enter = { type: "enter-result", round: 5 } as const;
    expect(
      await refusalIn(event, event.director, { ...enter, outcome: { ...match, boards: nine } }),
    ).toMatch(/^9 boards are too many: a match has 8 boards/);
    const wrong = [
      { outcome: { kind: "played", scores: [1, 0.5] } },
      { outcome: { kind: "played", scores: [0.5, 0] } },
      ...Array.from({ length: 6 }, () => WON),
    ] as const;
    const said = await refusalIn(
      event,
      event.director,
      { ...enter, outcome: { ...match, boards: wrong } },
      "de",
    );
    expect(said).toContain("Brett 1: 1–½ ist kein Ergebnis einer Partie");
  });

  it("totals that boards cannot have", async () => {
    const event = await league();
    const [home, away] = event.seats;
    const totals = (a: number, b: number): TournamentCommand => ({
      type: "enter-result",
      round: 5,
      outcome: {
        kind: "played",
        sides: [
          { entry: home, score: a },
          { entry: away, score: b },
        ],
      },
    });
    for (const [a, b] of [
      [5, 3.5],
      [4.25, 3.75],
      [9, -1],
    ] as const) {
      expect(await refusalIn(event, event.director, totals(a, b))).toMatch(/8 boards/);
    }
  });

  it("a match that is reported twice differently waits for the director, who sees both", async () => {
    const event = await league();
    const { server, id, seats, director, board } = event;
    const [home, away] = seats;
    const captain = (team: EntryId) =>
      visitor(server, "player", id, `Captain ${team}`, { kind: "player", entry: team });
    const report = (first: 0 | 1): TournamentCommand => ({
      type: "report-result",
      round: 5,
      board,
      outcome: {
        kind: "match",
        teams: seats,
        boards: Array.from({ length: 8 }, (_, index) => {
          const isFirst = index === 0 ? first === 1 : true;
          return { outcome: { kind: "played", scores: isFirst ? [1, 0] : [0, 1] } };
        }),
      },
    });
    expect((await give(await captain(home), id, report(1))).status).toBe(200);
    expect((await give(await captain(away), id, report(0))).status).toBe(200);
    const game = pairedRound(await stateOf(server, id), 5)?.games.find(
      (one) => one.board === board,
    );
    expect(game?.result?.status).toBe("conflict");
    const page = await director.send("GET", `/console/${id}/results?lang=en`, {
      headers: { accept: "text/html" },
    });
    expect(page.text).toContain("8–0");
    expect(page.text).toContain("7–1");
  });

  it("a TRF file whose 310 names players who are not there tells every line, and nothing is created", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const team = (number: number, ...players: readonly number[]): string =>
      `310 ${String(number).padStart(3)} ${`Team ${number}`.padEnd(65)}${players
        .map((player) => String(player).padStart(4))
        .join(" ")}`;
    const trf = ["012 Teams", "142 3", team(1, 1, 2), team(2, 1, 99), "352 WB"].join("\n");
    const before = await director.send("GET", "/api/v1/competitions");
    const answer = await director.send("POST", "/api/v1/competitions/import/trf?lang=en", {
      headers: { "content-type": "application/octet-stream" },
      payload: Buffer.from(trf),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/99/);
    expect((await director.send("GET", "/api/v1/competitions")).body).toEqual(before.body);
  });
});
