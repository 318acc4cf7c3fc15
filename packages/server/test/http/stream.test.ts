import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { connect, listen } from "./live-client.ts";
import { begunCompetition, give, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

const setUp = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const port = await listen(server);
  const path = `/api/v1/competitions/${id}/stream`;
  const cookie = `losfee_session=${director.cookies["losfee_session"]}`;
  return { server, director, id, port, path, cookie };
};

describe("the live stream", () => {
  it("tells each change, with the headers that keep it alive through proxies", async () => {
    const { server, director, id, port, path } = await setUp();
    const client = await connect(port, path);
    expect(client.response.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "content-security-policy": expect.stringContaining("default-src 'self'"),
    });
    const state = await stateOf(server, id);
    await give(director, id, resultAt(state, 1));
    await give(director, id, resultAt(state, 2));
    expect(await client.changes(2)).toEqual([5, 6]);
    expect(client.text).toContain('data: {"seq":5,"type":"result-entered","round":1}');
  });

  it("resumes after the last change a client has seen, by header or by address", async () => {
    const { server, director, id, port, path } = await setUp();
    const state = await stateOf(server, id);
    for (const board of [1, 2, 3]) await give(director, id, resultAt(state, board));
    const resumed = await connect(port, path, { "last-event-id": "5" });
    const fresh = await connect(port, `${path}?after=6`);
    expect(await resumed.changes(2)).toEqual([6, 7]);
    expect(await fresh.changes(1)).toEqual([7]);
    await give(director, id, resultAt(state, 4));
    expect(await resumed.changes(3)).toEqual([6, 7, 8]);
    expect(await fresh.changes(2)).toEqual([7, 8]);
  });

  it("keeps drafts from the public", async () => {
    const { server, director, id, port, path, cookie } = await setUp();
    const state = await stateOf(server, id);
    for (const board of [1, 2, 3, 4]) await give(director, id, resultAt(state, board));
    const [publicClient, directorClient] = [
      await connect(port, path),
      await connect(port, path, { cookie }),
    ];
    await give(director, id, { type: "draft-round" });
    await give(director, id, { type: "publish-round", round: 2 });
    expect(await directorClient.changes(2)).toEqual([9, 10]);
    expect(await publicClient.changes(1)).toEqual([10]);
    expect(publicClient.text).not.toContain("drafted");
  });

  it("reaches hundreds of clients at once", async () => {
    const { server, director, id, port, path } = await setUp();
    const clients = await Promise.all(Array.from({ length: 300 }, () => connect(port, path)));
    await give(director, id, resultAt(await stateOf(server, id), 1));
    const heard = await Promise.all(clients.map((client) => client.changes(1)));
    expect(new Set(heard.flat())).toEqual(new Set([5]));
  });

  it("ends when the server stops, which does not wait for it", async () => {
    const { server, port, path } = await setUp();
    const client = await connect(port, path);
    const ended = once(client.response, "end");
    // The client stays for ever: if this waited for it, it would never return.
    await server.app.close();
    await ended;
    expect(client.response.complete).toBe(true);
  });

  it("does not exist for a competition that does not exist", async () => {
    const { port } = await setUp();
    const client = await connect(port, "/api/v1/competitions/nowhere/stream");
    expect(client.response.statusCode).toBe(404);
  });
});
