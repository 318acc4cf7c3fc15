import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "@losfee/core";
import { type AssetManifest, type Assets, assetsFrom } from "@losfee/web";
import { type DestinationStream, type Level, pino } from "pino";
import { type Access, createAccess } from "./access/access.ts";
import { accessMigrations } from "./access/migrations.ts";
import {
  type CompetitionService,
  createCompetitionService,
} from "./competitions/competition-service.ts";
import { type Ports, systemPorts } from "./competitions/ports.ts";
import { createApp } from "./http/app.ts";
import type { App } from "./http/decorations.ts";
import type { OpenRefusal } from "./journal/database.ts";
import { openSqliteStore, type SqliteStore } from "./journal/sqlite-store.ts";
import type { StorageFault } from "./journal/storage-error.ts";
import { createLadderOffice, type LadderOffice, ladderOfficeMigrations } from "./ladder/office.ts";
import type { MailConfiguration } from "./mail/index.ts";
import { createChangeHub } from "./stream/change-hub.ts";

/** How a server is started. */
export interface ServeOptions {
  /** The SQLite file; created if it is missing. */
  readonly journalPath: string;
  /** Where to listen; this machine alone by default. `0.0.0.0`: the whole network. */
  readonly host?: string;
  /** 0: any free port. Default 4711. */
  readonly port?: number;
  /** How much is logged to stderr; `warn` by default. Never names or addresses of people. */
  readonly logLevel?: Level | "silent";
  /** The folder of the browser's bundles; that of the installed package by default. */
  readonly bundleFolder?: string;
  readonly ports?: Ports;
  /** Mail servers to send and receive through; none by default. */
  readonly mail?: MailConfiguration;
}

/** A server that answers. */
export interface RunningServer {
  /** Its address on this machine, without a slash at the end. */
  readonly url: string;
  /** Its addresses in the network, where it listens there. */
  readonly networkUrls: readonly string[];
  /** Makes whoever opens it first a director; void after that, and after a restart. */
  readonly directorUrl: string;
  readonly competitions: CompetitionService;
  readonly access: Access;
  /**
   * Resolves when the journal's file was lost or cannot be reached any more: every command is
   * refused from then on, and the server is to be closed.
   */
  readonly failure: Promise<StorageFault>;
  /** A new director's link; the last one that was not used is void. */
  newDirectorUrl(): string;
  /** Answers what is under way, ends live streams, closes the journal. May be called twice. */
  close(): Promise<void>;
}

/** Why a server does not start. */
export type StartRefusal =
  | OpenRefusal
  | { readonly code: "port-in-use"; readonly host: string; readonly port: number }
  | { readonly code: "port-not-permitted"; readonly host: string; readonly port: number }
  | { readonly code: "host-unknown"; readonly host: string }
  /** The pages' scripts and styles are missing: the package was not built. */
  | { readonly code: "bundles-missing"; readonly folder: string };

const DEFAULT_HOST = "127.0.0.1";
const DEFAULT_PORT = 4711;

/** Opens the journal and serves API, live changes and pages until `close` is called. */
export const startServer = async (
  options: ServeOptions,
): Promise<Result<RunningServer, StartRefusal>> => {
  const { host = DEFAULT_HOST, port = DEFAULT_PORT, logLevel = "warn" } = options;
  const folder = options.bundleFolder ?? installedBundles();
  const assets = readAssets(folder);
  if (assets === null) return err({ code: "bundles-missing", folder });
  const opened = openSqliteStore(options.journalPath, {
    migrations: [...accessMigrations, ...ladderOfficeMigrations],
  });
  if (!opened.ok) return opened;
  const store = opened.value;
  const ports = options.ports ?? systemPorts;
  const competitions = createCompetitionService(store, ports);
  const access = createAccess(store, () => new Date(ports.now()));
  const hub = createChangeHub(store);
  const logger = pino({ level: logLevel, base: null }, stderr());
  const ladder = createLadderOffice({
    store,
    competitions,
    configuration: options.mail ?? NO_MAIL,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "mail or deadlines"),
  });
  // Known once the server listens.
  let urls: Urls = { local: "", network: [] };
  const networkUrl = (): string | null => urls.network[0] ?? null;
  const context = {
    competitions,
    access,
    hub,
    ladder,
    ports,
    networkUrl,
    assets,
    bundleFolder: folder,
  };
  const app = await createApp(context, logger);
  const refusal = await listen(app, host, port);
  if (refusal !== null) {
    await closeAll(app, ladder, store);
    return err(refusal);
  }
  urls = urlsOf(app, host);
  ladder.start();
  const newDirectorUrl = (): string => `${urls.local}/enter/${access.newDirectorToken()}`;
  let closing: Promise<void> | null = null;
  return ok({
    url: urls.local,
    networkUrls: urls.network,
    directorUrl: newDirectorUrl(),
    competitions,
    access,
    failure: store.failure,
    newDirectorUrl,
    close() {
      closing ??= closeAll(app, ladder, store);
      return closing;
    },
  });
};

/** Without a mail server mails wait, and messages are handed in by hand. */
const NO_MAIL: MailConfiguration = {
  smtp: null,
  imap: null,
  from: null,
  perMinute: 30,
  trustedHosts: [],
};

/** First the requests, then what works by itself, then what both write to. */
const closeAll = async (app: App, ladder: LadderOffice, store: SqliteStore): Promise<void> => {
  await app.close();
  await ladder.stop();
  await store.close();
};

const stderr = (): DestinationStream => pino.destination({ dest: 2, sync: true });

/** No such name, nobody to ask for it (a hall without internet), or not an address of ours. */
const UNKNOWN_HOST: ReadonlySet<unknown> = new Set(["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"]);

const listen = async (app: App, host: string, port: number): Promise<StartRefusal | null> => {
  try {
    await app.listen({ host, port });
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE") return { code: "port-in-use", host, port };
    if (code === "EACCES") return { code: "port-not-permitted", host, port };
    if (UNKNOWN_HOST.has(code)) return { code: "host-unknown", host };
    throw error;
  }
};

/** Beside the sources and beside what is compiled from them, the bundles are at the same place. */
const installedBundles = (): string =>
  fileURLToPath(new URL("../dist/bundle/", import.meta.resolve("@losfee/web")));

const readAssets = (folder: string): Assets | null => {
  try {
    const manifest: AssetManifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
    return assetsFrom(manifest);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
};

/** Where a server is to be found: on its machine, and in the networks that the machine is in. */
interface Urls {
  readonly local: string;
  readonly network: readonly string[];
}

const urlsOf = (app: App, host: string): Urls => {
  const port = portOf(app);
  const everywhere = host === "0.0.0.0" || host === "::";
  const local = `http://${everywhere ? "localhost" : inAddress(host)}:${port}`;
  if (!everywhere) return { local, network: [] };
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const network = addresses
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => `http://${address}:${port}`);
  return { local, network };
};

const portOf = (app: App): number => {
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

/** IPv6 addresses stand in brackets. */
const inAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host);
