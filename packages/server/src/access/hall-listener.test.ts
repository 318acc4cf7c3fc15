import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createHallListener, type HallListener } from "./hall-listener.ts";

/** Stands for the machine's address in a network: the second loopback address. */
const NETWORK = "127.0.0.2";

const serving = async (hosts: () => readonly string[], listen = "127.0.0.1") => {
  const server = createServer((_request, response) => response.end("losfee"));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, listen, resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  const hall = createHallListener({
    server,
    listening: () => ({ host: listen, port }),
    networkUrls: () => [],
    publicUrl: null,
    onError: (error) => {
      throw error;
    },
    hosts,
  });
  onTestFinished(async () => {
    await hall.close();
    hall.disconnect();
    server.closeAllConnections();
    server.close();
  });
  return { server, hall, port };
};

const read = async (port: number): Promise<string> =>
  (await fetch(`http://${NETWORK}:${port}/`)).text();

const open = async (hall: HallListener) => {
  const opened = await hall.open();
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

// Other systems have only one loopback address.
const onLinux = it.runIf(process.platform === "linux");

onLinux("answers in the network only between opening and closing, on the same port", async () => {
  const { hall, port } = await serving(() => [NETWORK]);
  expect(hall.state()).toMatchObject({ reach: "computer", addresses: [], port });
  await expect(read(port)).rejects.toThrow();
  const { reach, addresses } = await open(hall);
  expect({ reach, addresses }).toEqual({ reach: "hall", addresses: [`http://${NETWORK}:${port}`] });
  expect(await read(port)).toBe("losfee");
  await hall.close();
  expect(hall.state()).toMatchObject({ reach: "computer", addresses: [] });
  hall.disconnect();
  await expect(read(port)).rejects.toThrow();
});

onLinux("opens again, and opening twice changes nothing", async () => {
  const { hall, port } = await serving(() => [NETWORK]);
  await open(hall);
  expect(await open(hall)).toEqual(hall.state());
  await hall.close();
  await open(hall);
  expect(await read(port)).toBe("losfee");
});

it("says that the machine is in no network", async () => {
  const { hall } = await serving(() => []);
  expect(await hall.open()).toEqual({ ok: false, error: { code: "no-network" } });
  expect(hall.state()?.reach).toBe("computer");
});

onLinux("says that another program has the port in the network", async () => {
  const { hall, port } = await serving(() => [NETWORK]);
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(port, NETWORK, resolve));
  onTestFinished(() => void other.close());
  expect(await hall.open()).toEqual({ ok: false, error: { code: "network-port-taken", port } });
  expect(hall.state()?.reach).toBe("computer");
});

onLinux("leaves a server alone that was given one address of its own", async () => {
  const { hall } = await serving(() => [NETWORK], NETWORK);
  expect(hall.state()).toBeNull();
});

onLinux("waits for its connections when the server stops", async () => {
  const { hall, server, port } = await serving(() => [NETWORK]);
  await open(hall);
  await read(port);
  const ended = hall.end();
  server.closeIdleConnections();
  await ended;
  await expect(read(port)).rejects.toThrow();
});
