import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type Server as Listener, type Socket } from "node:net";
import type { HallState } from "@losfee/contract/api";
import { err, ok, type Result } from "@losfee/core";
import type { ListenAddress } from "./servers.ts";

/** Lets devices in the network reach a server that listens on its own computer. */
export interface HallListener {
  /** Null if the server has a public URL or was told one address: then others decide. */
  state(): HallState | null;
  /** Listens at the machine's addresses, and follows them when it changes networks. */
  open(): Promise<Result<HallState, HallRefusal>>;
  /** Accepts no further connections; `disconnect` ends the present ones. */
  close(): Promise<void>;
  disconnect(): void;
  /** Closes it and waits for the connections, which a stopping server ends within seconds. */
  end(): Promise<void>;
}

export type HallRefusal =
  /** The machine is in no network. */
  | { readonly code: "no-network" }
  /** Another program listens on the port at the network's address. */
  | { readonly code: "network-port-taken"; readonly port: number };

interface HallOptions {
  /** Serves the connections, with all its time limits. */
  readonly server: Server;
  readonly listening: () => ListenAddress;
  /** The server's URLs in the network if it was started for that. */
  readonly networkUrls: () => readonly string[];
  readonly publicUrl: string | null;
  readonly onError: (error: unknown) => void;
  /** The machine's addresses in its networks. */
  readonly hosts: () => readonly string[];
}

/** Interval of looking for new networks, in milliseconds. */
const LOOK = 5_000;

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "::1"]);

/** Creates the listener, closed. */
export const createHallListener = (options: HallOptions): HallListener => {
  const { server, listening, networkUrls, publicUrl, onError, hosts } = options;
  const listeners = new Map<string, Listener>();
  const sockets = new Set<Socket>();
  let timer: NodeJS.Timeout | null = null;
  /** Changes happen one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const listenAt = (host: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const listener = createServer((socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      // Node's documented way to hand a connection to another server.
      server.emit("connection", socket);
    });
    listener.once("error", reject);
    listener.listen({ host, port: listening().port }, () => {
      listener.off("error", reject).on("error", onError);
      listeners.set(host, listener);
      resolve();
    });
    return promise;
  };

  /** Listens exactly at the present addresses; returns the faults of the others. */
  const follow = async (): Promise<readonly unknown[]> => {
    const wanted = timer === null ? [] : hosts();
    for (const [host, listener] of listeners) {
      if (wanted.includes(host)) continue;
      listener.close();
      listeners.delete(host);
    }
    const missing = wanted.filter((host) => !listeners.has(host));
    const made = await Promise.allSettled(missing.map(listenAt));
    return made.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  };

  const state = (): HallState | null => {
    const { host, port } = listening();
    const always = networkUrls();
    const isAlways = always.length > 0;
    if (publicUrl !== null || (!isAlways && !LOOPBACK.has(host))) return null;
    const addresses = isAlways ? always : [...listeners.keys()].map((at) => `http://${at}:${port}`);
    const reach = isAlways ? "always" : timer === null ? "computer" : "hall";
    return { reach, addresses, system: systemOf(process.platform), port };
  };

  const close = async (): Promise<void> => {
    clearInterval(timer ?? undefined);
    timer = null;
    await inTurn(follow);
  };

  return {
    state,
    async open() {
      if (hosts().length === 0) return err({ code: "no-network" });
      timer ??= setInterval(() => void inTurn(follow).catch(onError), LOOK).unref();
      const faults = await inTurn(follow);
      const now = state();
      if (listeners.size > 0 && now !== null) return ok(now);
      await close();
      const isTaken = faults.some(
        (fault) => fault instanceof Error && "code" in fault && fault.code === "EADDRINUSE",
      );
      if (!isTaken && faults.length > 0) throw faults[0];
      return err({ code: "network-port-taken", port: listening().port });
    },
    close,
    disconnect() {
      for (const socket of sockets) socket.destroySoon();
    },
    async end() {
      await close();
      await Promise.all([...sockets].map((socket) => once(socket, "close")));
    },
  };
};

const systemOf = (platform: NodeJS.Platform): HallState["system"] =>
  platform === "win32" ? "windows" : platform === "darwin" ? "macos" : "linux";
