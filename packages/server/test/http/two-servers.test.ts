import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { begunCompetition, give, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

it.each([
  ["one file", async () => join(temporaryFolder(), "journal.db")],
  ["one PostgreSQL database", emptyDatabase],
])(
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
    // What one creates, renames and deletes, the other shows.
    const other = await begunCompetition(second);
    expect((await first.send("GET", `/api/v1/competitions/${other}`)).status).toBe(200);
    expect((await first.send("DELETE", `/api/v1/competitions/${other}`)).status).toBe(204);
    expect((await second.send("GET", `/api/v1/competitions/${other}`)).status).toBe(404);
  },
);
