import { once } from "node:events";
import { connect as connectSocket, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { TIMEOUTS } from "../../src/http/timeouts.ts";
import { connect, listen } from "./live-client.ts";
import { begunCompetition, give, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

/** Short limits to keep the test fast; it waits for closing without a limit. */
const timeouts = { headers: 400, request: 800, idle: 300, silence: 1_000, look: 50, drain: 0 };

/** Opens a connection without an HTTP client. */
const open = async (port: number): Promise<Socket> => {
  const socket = connectSocket({ host: "127.0.0.1", port });
  onTestFinished(() => {
    socket.destroy();
  });
  // A server that gives up may reset the connection.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};

/** Waits until the server has closed a connection; returns its output unless it was reset. */
const closed = (socket: Socket): Promise<string> => {
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  return new Promise((resolve) => socket.once("close", () => resolve(text)));
};

/** Sends a piece repeatedly until the connection is closed. */
const trickle = (socket: Socket, piece: string): void => {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.once("close", () => clearInterval(timer));
};

const setUp = async (more: Partial<typeof timeouts> = {}) => {
  const settings = { timeouts: { ...timeouts, ...more }, heartbeat: 100 };
  const server = await testServer(undefined, settings);
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  return { server, director, id, port: await listen(server) };
};

const HEAD = "GET /api/v1/formats HTTP/1.1\r\nhost: losfee\r\n";

describe("connections are closed", () => {
  it("on which nothing comes", async () => {
    const { port } = await setUp();
    await closed(await open(port));
  });

  it("whose headers never end", async () => {
    const { port } = await setUp();
    const socket = await open(port);
    socket.write(HEAD);
    trickle(socket, "x-a: b\r\n");
    expect(await closed(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it("whose body never ends", async () => {
    const { port } = await setUp();
    const socket = await open(port);
    const length = "content-type: application/json\r\ncontent-length: 60000\r\n\r\n";
    socket.write(`POST /api/v1/session/logout HTTP/1.1\r\nhost: losfee\r\n${length}`);
    trickle(socket, " ");
    expect(await closed(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it("but not those that are only not heard yet, because the server was busy", async () => {
    const { server, port } = await setUp({ request: 600_000, silence: 600_000 });
    const accepted = once(server.app.server, "connection");
    const socket = await open(port);
    await accepted;
    const answered = once(socket, "data");
    socket.write(`${HEAD}\r\n`);
    const until = performance.now() + 2 * timeouts.headers;
    while (performance.now() < until);
    const [answer] = await answered;
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("that stay open after an answer and ask nothing more", async () => {
    const { port } = await setUp();
    const socket = await open(port);
    socket.write(`${HEAD}\r\n`);
    expect(await closed(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("on which nobody reads the answers", async () => {
    const { server, port } = await setUp();
    const held = new Promise<void>((resolve) => {
      server.app.server.once("connection", (socket: Socket) => socket.once("close", resolve));
    });
    const deaf = await open(port);
    deaf.pause();
    const ask = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: losfee\r\n\r\n";
    deaf.write(ask.repeat(40));
    await held;
  });

  it("but never live streams, which go on while all of those are closed", async () => {
    const { server, director, id, port } = await setUp();
    const client = await connect(port, `/api/v1/competitions/${id}/stream`);
    const idle = await Promise.all(Array.from({ length: 3 }, () => open(port)));
    await Promise.all(idle.map(closed));
    const second = await open(port);
    second.write(`${HEAD}\r\n`);
    await closed(second);
    // Longer than the limit of silence.
    while ((client.text.match(/^:$/gm) ?? []).length < 30) await once(client.response, "data");
    await give(director, id, resultAt(await stateOf(server, id), 1));
    expect(await client.changes(1)).toEqual([5]);
  });

  it("in a hall after seconds, not minutes, and streams say more often that they are there", () => {
    expect(TIMEOUTS.headers).toBeLessThanOrEqual(15_000);
    expect(TIMEOUTS.idle).toBeLessThanOrEqual(30_000);
    expect(TIMEOUTS.silence).toBeGreaterThan(4 * 15_000);
  });
});
