/** Leagues through HTTP: fixtures, their calendars, and the page of a season. */
import { type CalendarComponent, sync, type VEvent } from "node-ical";
import { expect, it } from "vitest";
import { give, type TestServer, testServer, unwrap, type Visitor, visitor } from "./test-server.ts";

const season = (level: number) => ({
  name: "Bezirk Nord 2026/27",
  division: level === 1 ? "Bezirksliga" : "Kreisklasse",
  level,
});

const division = async (
  server: TestServer,
  level: number,
): Promise<{ id: string; director: Visitor }> => {
  const director = await visitor(server, "director");
  const made = await director.send("POST", "/api/v1/competitions", {
    payload: { name: `Division ${level}`, format: "league" },
  });
  const { id } = made.body as { id: string };
  const settings = {
    teams: {
      boards: 2,
      colours: "BW",
      primary: "match",
      lineUps: { order: "list", emptyBoards: "any", boundAfter: 3, sanctions: {} },
      season: season(level),
      lines: { relegated: 1 },
    },
  };
  const names = ["Ulm", "Kiel", "Bern", "Graz"].map((name) => ({ name: `${name} ${level}` }));
  for (const command of [
    { type: "change-settings", settings, reason: "" },
    { type: "add-entries", entries: names },
    {
      type: "change-event-details",
      details: {
        timeZone: "Europe/Berlin",
        schedule: ["2026-10-04T10:00", "2026-11-08T10:00", "2026-12-06"],
      },
    },
  ]) {
    expect((await give(director, id, command as never)).status).toBe(200);
  }
  return { id, director };
};

const eventsIn = (text: string): readonly VEvent[] =>
  Object.values(sync.parseICS(text) as Record<string, CalendarComponent>).filter(
    (one): one is VEvent => one.type === "VEVENT",
  );

it("fixtures are told before anything is drafted; why a match was moved is the director's", async () => {
  const server = await testServer();
  const { id, director } = await division(server, 1);
  const anybody = await visitor(server);
  const read = async (who: Visitor) =>
    unwrap(await who.api("GET /competitions/:id/fixtures", { params: { id } })).rounds;
  const rounds = await read(anybody);
  expect(rounds.map(({ matches, at }) => [matches.length, at])).toEqual([
    [2, "2026-10-04T10:00"],
    [2, "2026-11-08T10:00"],
    [2, "2026-12-06"],
  ]);
  const teams = rounds[1]?.matches[0]?.teams ?? [1, 2];
  const move = { type: "move-match", round: 2, teams, at: "10.1.2027 14:00", reason: "surgery" };
  expect((await give(director, id, move as never)).status).toBe(200);
  const moved = (await read(anybody))[1]?.matches[0];
  expect(moved).toMatchObject({ at: "2027-01-10T14:00", moved: "postponed", reason: "" });
  expect((await read(director))[1]?.matches[0]?.reason).toBe("surgery");
  const page = await anybody.send("GET", `/c/${id}/fixtures?lang=en`, {
    headers: { accept: "text/html" },
  });
  expect(page.text).toContain("postponed");
  expect(page.text).not.toContain("surgery");
});

it("the calendar has all matches, or those of a team, by the clocks of the place", async () => {
  const server = await testServer();
  const { id } = await division(server, 1);
  const anybody = await visitor(server);
  const look = async (query: string) => {
    const { text, headers } = await anybody.send("GET", `/c/${id}/fixtures.ics?${query}`);
    expect(headers["content-type"]).toContain("text/calendar");
    return eventsIn(text);
  };
  const all = await look("lang=en");
  expect(all).toHaveLength(6);
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(6);
  const own = await look("lang=en&team=3");
  expect(own.map(({ summary }) => String(summary)).every((text) => text.includes("Bern 1"))).toBe(
    true,
  );
  expect(own.map(({ start }) => start.toISOString()).slice(0, 2)).toEqual([
    "2026-10-04T08:00:00.000Z",
    "2026-11-08T09:00:00.000Z",
  ]);
  expect((await anybody.send("GET", `/c/${id}/fixtures.ics?team=99`)).status).toBe(404);
});

it("the calendar says where a match is played, whatever signs that has", async () => {
  const server = await testServer();
  const { id, director } = await division(server, 1);
  const anybody = await visitor(server);
  const venue =
    'Große Halle; Eingang B, 2. Stock \\ "Saal Süd", Friedrich-Ebert-Straße 123 a, 89073 Ulm (Donau)';
  for (const entry of [1, 2, 3, 4]) {
    const change = { type: "change-entry", entry, details: { venue: `${venue} ${entry}` } };
    expect((await give(director, id, change as never)).status).toBe(200);
  }
  const { text } = await anybody.send("GET", `/c/${id}/fixtures.ics?lang=de`);
  const places = eventsIn(text).map(({ location }) => String(location));
  expect(places).toHaveLength(6);
  for (const place of places) expect(place.slice(0, -2)).toBe(venue);
  expect(new Set(places).size).toBeGreaterThan(1);
  // RFC 5545: 3.3.11 escapes these characters, 3.1 folds lines of more than 75 octets.
  expect(text.replaceAll("\r\n ", "")).toContain(
    'LOCATION:Große Halle\\; Eingang B\\, 2. Stock \\\\ "Saal Süd"\\, ',
  );
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

it("a season shows its divisions from the highest on, and nothing where there is none", async () => {
  const server = await testServer();
  await division(server, 2);
  await division(server, 1);
  const anybody = await visitor(server);
  const page = await anybody.send("GET", "/season/bezirk-nord-2026-27", {
    headers: { accept: "application/json" },
  });
  expect(page.body).toMatchObject({
    model: {
      name: "Bezirk Nord 2026/27",
      divisions: [
        { name: "Bezirksliga", round: 0, next: { round: 1 } },
        { name: "Kreisklasse", round: 0, next: { round: 1 } },
      ],
    },
  });
  expect((await anybody.send("GET", "/season/nowhere")).status).toBe(404);
  const { competitions } = unwrap(await anybody.api("GET /competitions", {}));
  expect(competitions.map((one) => one.season?.division).toSorted()).toEqual([
    "Bezirksliga",
    "Kreisklasse",
  ]);
});

it("the table tells what becomes of the places, the form, home and away, and who comes next", async () => {
  const server = await testServer();
  const { id, director } = await division(server, 1);
  const done = async (command: object): Promise<void> => {
    expect((await give(director, id, command as never)).status).toBe(200);
  };
  const teams = ["Ulm 1", "Kiel 1", "Bern 1", "Graz 1"];
  const members = (team: string) => [1, 2].map((place) => ({ name: `${team} ${place}` }));
  const squads = teams.map((team) => ({ team, members: members(team) }));
  await done({ type: "add-squads", squads });
  await done({ type: "draft-round" });
  await done({ type: "publish-round", round: 1 });
  const call = { params: { id, n: 1 } };
  const { round } = unwrap(await director.api("GET /competitions/:id/rounds/:n", call));
  if (round.at !== "boards") throw new Error("no matches");
  for (const { seats } of round.games) {
    for (const team of seats) {
      const first = 5 + (team - 1) * 2;
      await done({ type: "set-line-up", round: 1, team, players: [first, first + 1] });
    }
    const boards = [1, 2].map(() => ({ outcome: { kind: "played", scores: [1, 0] } }));
    await done({
      type: "enter-result",
      round: 1,
      outcome: { kind: "match", teams: seats, boards },
    });
  }
  const standings = await director.send("GET", `/api/v1/competitions/${id}/standings`);
  const { rows } = standings.body as { rows: readonly { readonly fate?: string }[] };
  expect(rows.map(({ fate }) => fate)).toEqual([undefined, undefined, undefined, "relegated"]);
  const csv = await director.send("GET", `/api/v1/competitions/${id}/standings?format=csv`);
  const cells = csv.text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(",").at(-1));
  expect(cells).toEqual(["fate", "", "", "", "relegated"]);
  const page = await director.send("GET", `/c/${id}/standings?lang=en`, {
    headers: { accept: "text/html" },
  });
  const line = new RegExp(
    `<tr[^>]*>(?:(?!</tr>).)*>${teams[(round.games[0]?.seats[0] ?? 1) - 1]}<.*?</tr>`,
    "s",
  );
  const [winner = ""] = line.exec(page.text) ?? [];
  expect(winner).toMatch(/title="Round 1: won against [A-Z][a-z]+ 1">W</);
  // Won at home, not yet away.
  expect(winner).toContain(">1–0–0<");
  expect(winner).toContain(">0–0–0<");
  expect(winner).toMatch(/title="Round 2, [^"]*">[A-Z][a-z]+ 1 <abbr title="(at home|away)">/);
});
