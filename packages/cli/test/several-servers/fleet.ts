import { freePort } from "../../../../test/free-port.ts";
import type { servedFolder } from "../served.ts";
import { launcher } from "../served.ts";

/** Server processes on one database, each at a fixed address. */
export interface Fleet {
  readonly urls: readonly string[];
  /** The director's link of the first server's first start. */
  readonly directorUrl: string;
  /** Kills a server with SIGKILL and starts it again at its address. */
  killAndStart(number: number): Promise<void>;
  /** Servers that ended without being killed. */
  readonly fallen: readonly string[];
}

/** Starts that many servers on `database`. */
export const startFleet = async (
  served: ReturnType<typeof servedFolder>,
  database: string,
  count: number,
  environment: Readonly<Record<string, string>>,
): Promise<Fleet> => {
  const fallen: string[] = [];
  const killed = new WeakSet<object>();
  const start = async (port: number) => {
    const args = ["serve", "--port", `${port}`, "--json", "--database", database];
    const serving = await served.start(process.execPath, [launcher, ...args], {
      environment,
      wanted: /\n/,
    });
    void serving.ended.then((code) => {
      if (!killed.has(serving.child)) fallen.push(`ended with ${code}: ${serving.errors()}`);
    });
    return serving;
  };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  // Concurrently: they race to create the tables.
  const running = await Promise.all(ports.map(start));
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    directorUrl: JSON.parse(running[0]?.first ?? "").directorUrl,
    fallen,
    async killAndStart(number) {
      const [port, serving] = [ports[number], running[number]];
      if (port === undefined || serving === undefined) throw new Error(`no server ${number}`);
      killed.add(serving.child);
      serving.child.kill("SIGKILL");
      await serving.ended;
      running[number] = await start(port);
    },
  };
};
