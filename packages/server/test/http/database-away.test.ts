import { expect, it } from "vitest";
import { lineTo } from "../postgres/cut-line.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { connect, listen } from "./live-client.ts";
import { begunCompetition, give, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

it("while the database is away commands are told when to come again, and streams resume after it", async () => {
  const line = await lineTo(await emptyDatabase());
  const server = await testServer(line.address);
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const port = await listen(server);
  const state = await stateOf(server, id);
  const once = { headers: { "idempotency-key": "board-1" } };

  line.down();
  const refused = await give(director, id, resultAt(state, 1), once);
  expect(refused).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  expect(refused.text).toContain("unreachable");
  const stranger = await visitor(server);
  expect((await stranger.send("GET", "/health/live")).body).toEqual({ status: "live" });
  expect((await stranger.send("GET", "/health/ready")).status).toBe(503);

  line.up();
  expect((await director.send("GET", "/health/ready")).status).toBe(200);
  const done = await give(director, id, resultAt(state, 1), once);
  expect(done).toMatchObject({ status: 200, body: { seq: state.seq + 1 } });
  expect(await give(director, id, resultAt(state, 1), once)).toMatchObject({
    status: 200,
    body: { seq: state.seq + 1 },
  });
  // After a stream ended, its client reconnects and names what it has seen.
  const seen = { "last-event-id": `${state.seq}` };
  const live = await connect(port, `/api/v1/competitions/${id}/stream`, seen);
  expect(await live.changes(1)).toEqual([state.seq + 1]);
});

it("a command whose COMMIT was not answered, over HTTP, is done once under its key", async () => {
  const line = await lineTo(await emptyDatabase());
  const server = await testServer(line.address);
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const state = await stateOf(server, id);
  const once = { headers: { "idempotency-key": "board-1" } };
  line.cutAt("after-commit", "down");
  expect(await give(director, id, resultAt(state, 1), once)).toMatchObject({ status: 503 });
  line.up();
  expect(await give(director, id, resultAt(state, 1), once)).toMatchObject({
    status: 200,
    body: { seq: state.seq + 1 },
  });
  expect(await stateOf(server, id)).toMatchObject({ seq: state.seq + 1 });
});
