import { describe, expect, it } from "vitest";
import { testServer, unwrap, visitor } from "./test-server.ts";

const api = "/api/v1/competitions";

/** Returns a player's line: starting rank, name and rating, points and rank, then the rounds. */
const player = (
  number: number,
  name: string,
  rating: number,
  points: string,
  rank: number,
  rounds: readonly string[],
): string =>
  [
    `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${rating}`.padEnd(80),
    points.padStart(4),
    String(rank).padStart(5),
    ...rounds.map((round) => `  ${round}`),
  ].join("");

const report = [
  "012 Ulmer Stadtmeisterschaft",
  player(1, "Meier, Anna", 2100, "1.0", 1, ["   3 w 1"]),
  player(2, "Öztürk, Cem", 2050, "0.5", 2, ["   4 b ="]),
  player(3, "Weiß, Eva", 2000, "0.0", 4, ["   1 b 0"]),
  player(4, "Ngo, Linh", 1950, "0.5", 3, ["   2 w ="]),
  "XXR 3",
  "",
].join("\n");

const setUp = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const send = (path: string, payload: string) =>
    director.send("POST", `${api}${path}`, {
      headers: { "content-type": "text/plain" },
      payload,
    });
  return { server, director, send };
};

describe("a TRF file from elsewhere", () => {
  it("is looked at before anything is stored", async () => {
    const { send, director } = await setUp();
    const read = await send("/import/trf/read", report);
    expect(read).toMatchObject({
      status: 200,
      body: {
        name: "Ulmer Stadtmeisterschaft",
        format: "fide-swiss",
        entries: 4,
        rounds: 1,
        plannedRounds: 3,
        first: [{ name: "Meier, Anna", rating: 2100 }, {}, {}, {}],
      },
    });
    expect((await director.send("GET", api)).body).toMatchObject({ competitions: [] });
  });

  it("becomes a running competition, which goes out as TRF again", async () => {
    const { send, director } = await setUp();
    const call = { query: { name: "Stadtmeisterschaft" }, body: report };
    const { id } = unwrap(await director.api("POST /competitions/import/trf", call));
    expect((await director.send("GET", `${api}/${id}`)).body).toMatchObject({
      name: "Stadtmeisterschaft",
      rounds: 1,
      entries: 4,
    });
    const trf = await director.send("GET", `${api}/${id}/trf`);
    expect(trf.headers["content-disposition"]).toBe(`attachment; filename="${id}.trf"`);
    expect(trf.text).toContain("Öztürk, Cem");
    const again = await send("/import/trf/read", trf.text);
    expect(again).toMatchObject({ status: 200, body: { entries: 4, rounds: 1 } });
  });

  it("says what it lacks for rating, as long as it lacks something", async () => {
    const { director } = await setUp();
    const { id } = unwrap(await director.api("POST /competitions/import/trf", { body: report }));
    const lacks = async (language: string) => {
      const call = { params: { id }, headers: { "accept-language": language } };
      return unwrap(await director.api("GET /competitions/:id/trf/lacks", call)).lacks;
    };
    const messages = (await lacks("de")).map(({ message }) => message);
    expect(messages).toContain("Ort fehlt.");
    expect(messages).toContain("Erst 1 von 3 Runden ist veröffentlicht.");
    expect(messages.find((message) => message.startsWith("FIDE-ID fehlt"))).toContain(
      "Öztürk, Cem",
    );
    const details = { place: "Ulm", federation: "ger", schedule: ["2026-11-21", "", "2026-11-22"] };
    const command = { type: "change-event-details", details };
    const path = `${api}/${id}/commands`;
    expect((await director.send("POST", path, { payload: { command } })).status).toBe(200);
    const after = await lacks("en");
    expect(after.map(({ message }) => message)).not.toContain("Place is missing.");
    expect(after.find(({ code }) => code === "round-dates-missing")).toMatchObject({
      rounds: [2],
      weight: "needed",
    });
    const trf = await director.send("GET", `${api}/${id}/trf`);
    expect(trf.text).toContain("022 Ulm\r\n032 GER\r\n");
    expect((await director.send("GET", `${api}/${id}`)).body).toMatchObject({
      details: { place: "Ulm", federation: "GER", schedule: ["2026-11-21", null, "2026-11-22"] },
    });
  });

  it("takes no details that cannot be, and names each of them", async () => {
    const { director } = await setUp();
    const { id } = unwrap(await director.api("POST /competitions/import/trf", { body: report }));
    const details = { start: "2026-02-30", federation: "Germany", rateOfPlay: "bullet" };
    const refused = await director.send("POST", `${api}/${id}/commands?lang=en`, {
      payload: { command: { type: "change-event-details", details } },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: "event-details-malformed",
        problems: [{ field: "start" }, { field: "federation" }, { field: "rateOfPlay" }],
        detail: expect.stringContaining("“2026-02-30” is not a date."),
      },
    });
    expect((await director.send("GET", `${api}/${id}`)).body).toMatchObject({ details: {} });
  });

  it("is refused with every contradiction in words, by line and column", async () => {
    const { send } = await setUp();
    const broken = report.replace("   1 b 0", "   2 b 0");
    const refused = await send("/import/trf/read?lang=de", broken);
    expect(refused).toMatchObject({ status: 422, body: { code: "trf-import-not-sound" } });
    const { problems } = refused.body as { problems: readonly { message: string }[] };
    expect(problems.length).toBeGreaterThan(0);
    for (const { message } of problems) expect(message).toMatch(/^Zeile \d+, Spalte \d+: /);
  });

  it("is for directors only, and not written of game points", async () => {
    const { server, director } = await setUp();
    const guest = await visitor(server, "public");
    expect((await guest.send("POST", `${api}/import/trf`, { payload: report })).status).toBe(401);
    const body = { name: "Scrabble", format: "scrabble-swiss" };
    const { id } = unwrap(await director.api("POST /competitions", { body }));
    expect(await director.send("GET", `${api}/${id}/trf`)).toMatchObject({
      status: 422,
      body: { code: "no-trf-for-game-points" },
    });
    expect((await guest.send("GET", `${api}/${id}/trf`)).status).toBe(401);
  });
});
