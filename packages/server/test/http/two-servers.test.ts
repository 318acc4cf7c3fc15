import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { createSample } from "../samples/create-sample.ts";
import { begunCompetition, give, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

const places = [
  ["one file", async () => join(temporaryFolder(), "journal.db")],
  ["one PostgreSQL database", emptyDatabase],
] as const;

it.each(places)(
  "on %s a key that comes with another body is refused, whichever of two servers is asked, one after the other or at once",
  async (_what, place) => {
    const path = await place();
    const servers = [await testServer(path), await testServer(path)];
    const directors = await Promise.all(servers.map((server) => visitor(server, "director")));
    const [first, second] = directors;
    if (first === undefined || second === undefined) throw new Error("no server");
    const found = (who: typeof first, name: string, key: string) =>
      who.send("POST", "/api/v1/competitions", {
        headers: { "idempotency-key": key },
        payload: { name, format: "scrabble-swiss" },
      });
    const created = await found(first, "Ulm", "k1");
    expect(created.status).toBe(201);
    for (const who of directors) {
      expect((await found(who, "Ulm", "k1")).body).toEqual(created.body);
      for (const name of ["Neu-Ulm", "ulm", "Ulm!"]) {
        expect([name, (await found(who, name, "k1")).body]).toMatchObject([
          name,
          { code: "key-reused" },
        ]);
      }
    }
    const names = ["Senden", "Blaubeuren", "Ehingen", "Laupheim"];
    const race = await Promise.all(
      names.flatMap((name) => directors.map((who) => found(who, name, "k2"))),
    );
    const won = race.filter(({ status }) => status === 201);
    expect(new Set(won.map(({ text }) => text)).size).toBe(1);
    expect(race.filter(({ status }) => status !== 201).map(({ body }) => body)).toEqual(
      Array.from({ length: race.length - won.length }, () =>
        expect.objectContaining({ code: "key-reused" }),
      ),
    );
    const { id } = created.body as { readonly id: string };
    await give(first, id, { type: "add-entries", entries: [{ name: "Ada", club: "Ulm" }] });
    const move = (who: typeof first, club: string) =>
      give(who, id, { type: "change-entry", entry: 1, details: { club } } as const, {
        headers: { "idempotency-key": "k3" },
      });
    const moved = await move(first, "Neu-Ulm");
    await give(second, id, { type: "change-entry", entry: 1, details: { club: "Ulm" } } as const);
    expect(moved.status).toBe(200);
    expect((await move(second, "Neu-Ulm")).body).toEqual(moved.body);
    expect((await move(second, "Senden")).body).toMatchObject({ code: "key-reused" });
    const [one, other] = await Promise.all(
      [first, second].map((who, index) =>
        give(
          who,
          id,
          { type: "add-entries", entries: [{ name: `P${index}` }] },
          {
            headers: { "idempotency-key": "k4" },
          },
        ),
      ),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
  },
);

it.each(places)(
  "two servers on %s: every acknowledged command is in it once, and both show all",
  async (_what, place) => {
    const path = await place();
    const servers = [await testServer(path), await testServer(path)];
    const directors = await Promise.all(servers.map((server) => visitor(server, "director")));
    const [first, second] = directors;
    const [one] = servers;
    if (first === undefined || second === undefined || one === undefined)
      throw new Error("no server");
    const id = await begunCompetition(first, 24);
    const state = await stateOf(one, id);
    // Each board's result at both at once, under one key: as from a phone that lost its network.
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => resultAt(state, index + 1)).flatMap(
        (command, board) =>
          directors.map((director) =>
            give(director, id, command, { headers: { "idempotency-key": `board-${board}` } }),
          ),
      ),
    );
    for (const { status, text } of answers)
      expect([status, text]).toEqual([200, expect.anything()]);
    const seqs = answers.map(({ body }) => (body as { seq: number }).seq);
    expect(new Set(seqs).size).toBe(12);
    for (const server of servers) {
      const after = await stateOf(server, id);
      expect(after.seq).toBe(state.seq + 12);
      expect(after.rounds[0]?.games.every(({ result }) => result !== null)).toBe(true);
    }
    // Changes on one server show on the other.
    const other = await begunCompetition(second);
    expect((await first.send("GET", `/api/v1/competitions/${other}`)).status).toBe(200);
    expect((await first.send("DELETE", `/api/v1/competitions/${other}`)).status).toBe(204);
    expect((await second.send("GET", `/api/v1/competitions/${other}`)).status).toBe(404);
  },
);

it.each(places)(
  "on %s a person who was erased on one server is on no page, feed or list of the other from the next request on",
  async (_what, place) => {
    const path = await place();
    const servers = [await testServer(path), await testServer(path)];
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error("no server");
    const director = await visitor(one, "director");
    const stranger = await visitor(other);
    const ports = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };
    const sample = await createSample(one.competitions, "championship-running", "de", ports);
    if (!sample.ok) throw new Error(sample.error.code);
    const { id } = sample.value;
    const entry = 2;
    const name = (await one.competitions.state(id))?.entries.get(entry)?.name ?? "?";
    const read = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const address of ADDRESSES) {
        const answer = await stranger.send(
          "GET",
          address.replace("{id}", id).replace("{entry}", `${entry}`),
          {
            headers: { accept: address.startsWith("/api/") ? "application/json" : "text/html" },
          },
        );
        expect([address, answer.status]).toEqual([address, 200]);
        if (answer.text.includes(name)) found.push(address);
      }
      return found;
    };
    // The other server has all of it in its cache.
    expect(await read()).toEqual(ADDRESSES);
    expect((await give(director, id, { type: "erase-person", entry })).status).toBe(200);
    expect(await read()).toEqual([]);
  },
);

/** Addresses that show every player. */
const ADDRESSES = [
  "/c/{id}/standings",
  "/c/{id}/standings?embed=1",
  "/c/{id}/pairings/1",
  "/c/{id}/players/{entry}",
  "/c/{id}/screen",
  "/c/{id}/feed.json",
  "/api/v1/competitions/{id}/entries",
  "/api/v1/competitions/{id}/standings",
];
