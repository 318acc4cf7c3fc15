import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "@losfee/contract";
import { competitionKey, err, ok, type Result } from "@losfee/core";
import { type AssetManifests, type Assets, assetsFrom } from "@losfee/web";
import type { FastifyBaseLogger } from "fastify";
import type { DestinationStream } from "pino";
import { type Access, createAccess } from "./access/access.ts";
import { createServerRegister } from "./access/servers.ts";
import { addressesOf, DEFAULT_HOST, DEFAULT_PORT, directorUrl } from "./addresses.ts";
import { createBackups } from "./backup/backups.ts";
import { createChannelServices } from "./channels/channel-services.ts";
import { createClock } from "./clock/clock.ts";
import { CLOCK_LIMITS } from "./clock/judge.ts";
import { type Machine, systemMachine } from "./clock/machine.ts";
import { closeAll } from "./closing.ts";
import {
  type CompetitionService,
  createCompetitionService,
} from "./competitions/competition-service.ts";
import { isUsableId } from "./competitions/identifier.ts";
import { type Ports, systemPorts } from "./competitions/ports.ts";
import { createCutLines, createRaces } from "./competitions/reckoner.ts";
import { createSnapshotKeeper } from "./competitions/snapshot-keeper.ts";
import { createSnapshots } from "./competitions/snapshots.ts";
import { createLease, ownLease } from "./duty/lease.ts";
import { onDuty } from "./duty/on-duty.ts";
import { createEmbeds } from "./embeds/embeds.ts";
import { erasers } from "./erasing/erasers.ts";
import { watchSources } from "./http/answer-sources.ts";
import { createApp } from "./http/app.ts";
import type { AppContext } from "./http/context.ts";
import type { App } from "./http/decorations.ts";
import { LIMITS } from "./http/limits.ts";
import { PATIENCE } from "./http/patience.ts";
import { showToStrangers } from "./http/routes/published.ts";
import { IN_MEMORY } from "./journal/database.ts";
import { createFileCheck, type FileCheck } from "./journal/file-check.ts";
import type { FileDamage } from "./journal/file-damage.ts";
import {
  openStorage,
  type Storage,
  type StorageRefusal,
  storageRefusal,
} from "./journal/open-storage.ts";
import type { TookOver } from "./journal/reign.ts";
import { createLadderServices } from "./ladder/ladder-services.ts";
import { createLogger, type LogLevel } from "./log/logger.ts";
import type { MailConfiguration } from "./mail/index.ts";
import {
  listenForMetrics,
  type MetricsAddress,
  type MetricsListener,
  type MetricsRefusal,
} from "./metrics/listener.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createNews } from "./news/news.ts";
import { createOddsService } from "./odds/odds-service.ts";
import { createOrganisationServices } from "./organisations/organisation-services.ts";
import type { PeopleConfiguration } from "./people/configuration.ts";
import { createConsents } from "./people/consents.ts";
import { createPeopleServices } from "./people/people-services.ts";
import { createClaims } from "./personal-data/claims.ts";
import { createCorrections } from "./personal-data/corrections.ts";
import { createNameKeeper } from "./personal-data/name-keeper.ts";
import { createPictureMaker } from "./pictures/picture-maker.ts";
import { createPreviewMaker } from "./previews/preview-maker.ts";
import { createPublications } from "./publishing/publications.ts";
import { createPublisher, type Publisher } from "./publishing/publisher.ts";
import { createReception } from "./publishing/reception.ts";
import type { ReaderOptions } from "./readers/reader-options.ts";
import { createReaderThreads, type ReaderThreads } from "./readers/reader-threads.ts";
import { createThreadedReader } from "./reading/upload-reader.ts";
import { createStandbyDesk } from "./standby/leader.ts";
import { type ReignRefusal, settleReign, tellFormerLeader } from "./standby/take-over.ts";
import { type StorageFault, storageFaultOf } from "./storage/storage-error.ts";
import { createChangeHub } from "./stream/change-hub.ts";
import { createAcceptanceScheduler } from "./tournament/acceptance.ts";
import { createTraces } from "./traces/traces.ts";
import { createWebhookServices } from "./webhooks/webhook-services.ts";

/** How a server is started. */
export interface ServeOptions {
  /** Where everything is stored: an SQLite file, created if it is missing, or `postgres://…`. */
  readonly storageAddress: string;
  /** Where to listen; this machine alone by default. `0.0.0.0`: the whole network. */
  readonly host?: string;
  /** 0: any free port. Default 4711. */
  readonly port?: number;
  /** How much is logged; `warn` by default. Never names or addresses of people. */
  readonly logLevel?: LogLevel;
  /** Where it is logged; stderr by default. */
  readonly logTo?: DestinationStream;
  /** The folder of the browser's bundles; that of the installed package by default. */
  readonly bundleFolder?: string;
  readonly ports?: Ports;
  /** What tells how much time has passed when somebody sets the date; this machine by default. */
  readonly machine?: Machine;
  /** After how many days without a sign of life the director confirms the date; 45 by default. */
  readonly awayDays?: number;
  /** Mail servers to send and receive through; none by default. */
  readonly mail?: MailConfiguration;
  /** How people get accounts, and by which providers they sign in; by invitation alone by default. */
  readonly people?: PeopleConfiguration;
  /**
   * IP addresses or networks (CIDR) of proxies in front of the server: what they say of whom they
   * forward (`X-Forwarded-For`, `-Proto`, `-Host`) is taken for true. Nobody else's is.
   */
  readonly trustedProxies?: readonly string[];
  /**
   * The address by which everybody finds the server, behind a proxy perhaps, where needed with a path:
   * `https://club.example/losfee`. As visitors call it, and without a path, by default.
   */
  readonly publicUrl?: string;
  /** Whether webhooks may send to this machine and into its network; not by default. */
  readonly privateWebhooks?: boolean;
  /**
   * How long a server that is to stop goes on answering but says that it is not ready any more, in
   * seconds; not at all by default.
   */
  readonly drain?: number;
  /** How many threads answer readers; as many as there are cores besides one by default. */
  readonly readers?: number;
  /** Where Prometheus reads how the server fares; nowhere by default. */
  readonly metrics?: MetricsAddress;
}

/** A server that answers. */
export interface RunningServer {
  /** Its address on this machine, without a slash at the end. */
  readonly url: string;
  /** Its addresses in the network, where it listens there. */
  readonly networkUrls: readonly string[];
  /** Where its metrics are read; null: nowhere. */
  readonly metricsUrl: string | null;
  /** Makes whoever opens it first a director; void after that, and after a restart. */
  readonly directorUrl: string;
  readonly competitions: CompetitionService;
  readonly access: Access;
  /**
   * Resolves when the journal's file was lost or cannot be reached any more, or another machine has
   * taken over: every command is refused from then on, and the server is to be closed.
   */
  readonly failure: Promise<StorageFault>;
  /** Resolves where a check of the journal's file, made beside everything else, found damage. */
  readonly damaged: Promise<FileDamage>;
  /** From which machine this one has just taken over; null: it led before. */
  readonly tookOver: TookOver | null;
  /** A new director's link; the last one that was not used is void. */
  newDirectorUrl(): string;
  /** Answers what is under way, ends live streams, closes the journal. May be called twice. */
  close(): Promise<void>;
}

/** Why a server does not start. */
export type StartRefusal =
  | MetricsRefusal
  | StorageRefusal
  | { readonly code: "port-in-use"; readonly host: string; readonly port: number }
  | { readonly code: "port-not-permitted"; readonly host: string; readonly port: number }
  | { readonly code: "host-unknown"; readonly host: string }
  | Extract<StorageFault, { readonly code: "file-lost" }>
  | ReignRefusal
  /** The pages' scripts and styles are missing: the package was not built. */
  | { readonly code: "bundles-missing"; readonly folder: string };

/** Opens the journal and serves API, live changes and pages until `close` is called. */
export const startServer = async (
  options: ServeOptions,
): Promise<Result<RunningServer, StartRefusal>> => {
  const folder = options.bundleFolder ?? installedBundles();
  const assets = readAssets(folder);
  if (assets === null) return err({ code: "bundles-missing", folder });
  const { storageAddress } = options;
  const opened = await openStorage(storageAddress);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    return await serveFrom(store, options, folder, assets);
  } catch (error) {
    // What is kept beside the journal in its file is read at once, and may be damaged alone.
    const fault = storageFaultOf(error);
    // A store that has closed by itself knows more than the call that found it closed.
    const lost = fault?.code === "closed" ? await Promise.race([store.failure, null]) : fault;
    await store.close();
    if (lost?.code === "file-lost") return err(lost);
    if (fault === null) throw error;
    return err(storageRefusal(fault, storageAddress, error));
  }
};

/** What a server is composed of besides what its options say. */
interface Surroundings
  extends Pick<AppContext, "standby" | "networkUrl" | "localUrl" | "readers" | "fileCheck"> {
  readonly metrics: Metrics | null;
  readonly folder: string;
  readonly assets: Assets;
  readonly logger: FastifyBaseLogger;
  /** It asks the app, and the app's pages ask it. */
  readonly publisher: () => Publisher | null;
}

/** Everything that an app works with over what is stored, at rest. */
export const compose = (opened: Storage, options: ServeOptions, surroundings: Surroundings) => {
  const { metrics, folder, assets, logger, standby, publisher } = surroundings;
  const { networkUrl, localUrl, readers, fileCheck } = surroundings;
  const { store, sources } = watchSources(opened);
  const ports = options.ports ?? systemPorts;
  const { uptime, boot } = options.machine ?? systemMachine();
  const clock = createClock({
    tables: store,
    read: () => ({ at: ports.now(), uptime: uptime(), boot }),
    limits: {
      ...CLOCK_LIMITS,
      ...(options.awayDays === undefined ? {} : { awayDays: options.awayDays }),
    },
    onError: (error) => logger.error({ err: error }, "clock"),
  });
  const lease =
    store.medium === "file"
      ? ownLease
      : createLease({
          tables: store,
          onError: (error) => logger.error({ err: error }, "lease"),
        });
  const acting = { clock: onDuty(clock, lease), fence: lease.fence };
  const reader = createThreadedReader();
  const snapshots = createSnapshotKeeper({
    snapshots: createSnapshots({
      tables: store,
      onUseless: (_competition, reason) => logger.warn({ reason }, "snapshot not used"),
    }),
    onError: (error) => logger.error({ err: error }, "snapshots"),
  });
  const service = createCompetitionService(store, ports, {
    reader,
    clock,
    snapshots,
    alongside: erasers,
  });
  const competitions = metrics?.ofCommands(service) ?? service;
  const access = createAccess(store, () => new Date(ports.now()));
  const hub = createChangeHub(store);
  const ladder = createLadderServices({
    store,
    competitions,
    ...acting,
    configuration: options.mail ?? NO_MAIL,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "mail or deadlines"),
  });
  const { publicUrl = null } = options;
  if (options.mail?.smtp != null && publicUrl === null) {
    logger.warn(
      "mails go out without links: no address by which everybody finds the server is given",
    );
  }
  const accounts = createPeopleServices({
    ...{ tables: store, access, mail: ladder.mail, publicUrl, now: ports.now },
    ...(options.people === undefined ? {} : { configuration: options.people }),
  });
  const acceptance = createAcceptanceScheduler({
    store,
    competitions,
    ...acting,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "reported results"),
  });
  const backup = createBackups({
    store,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "backup"),
  });
  const news = createNews(competitions, store);
  const publications = createPublications(store);
  const allowsPrivate = options.privateWebhooks ?? false;
  const channels = createChannelServices({
    tables: store,
    competitions,
    access,
    mail: ladder.mail,
    publicUrl,
    allowsPrivate,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "messages"),
  });
  const webhooks = createWebhookServices({
    ...channels,
    store,
    news,
    ...acting,
    allowsPrivate,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "webhooks"),
  });
  const odds = createOddsService({
    currentSeq: async (id) => (await competitions.state(id))?.seq ?? null,
    onError: (error) => logger.error({ err: error }, "chances"),
  });
  const organisations = createOrganisationServices(store, accounts.people, ports.now);
  const nameKeeper = createNameKeeper({
    competitions,
    retention: organisations.retention,
    clock: acting.clock,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "retention"),
  });
  const context = {
    competitions,
    access,
    traces: createTraces(store),
    accounts,
    claims: createClaims(store, ports.now),
    corrections: createCorrections(store, competitions, ports.now),
    hub,
    ladder,
    news,
    webhooks,
    channels,
    consents: createConsents(store, ports.now),
    embeds: createEmbeds(store),
    organisations,
    nameKeeper,
    showing: (competition: string) => publisher()?.showing(competition) ?? null,
    reception: createReception({
      publications,
      isTaken: async (id) => !isUsableId(id) || (await store.headSeq(competitionKey(id))) > 0,
      scripts: scriptsIn(folder),
      now: ports.now,
    }),
    previews: createPreviewMaker(),
    odds,
    cutLines: createCutLines(),
    races: createRaces(),
    clock,
    backup,
    ports,
    pictures: createPictureMaker(),
    reader,
    standby,
    fileCheck,
    publicUrl,
    networkUrl,
    localUrl,
    sources,
    readers,
    assets,
    onAnswered: metrics?.answered ?? null,
    bundleFolder: folder,
    limits: LIMITS,
    patience: { ...PATIENCE, drain: 1000 * (options.drain ?? 0) },
    trustedProxies: options.trustedProxies ?? [],
  };
  const services = { publications, nameKeeper, ladder, acceptance, webhooks, backup, snapshots };
  return { context, services, clock, lease, store };
};

const serveFrom = async (
  opened: Storage,
  options: ServeOptions,
  folder: string,
  assets: Assets,
): Promise<Result<RunningServer, StartRefusal>> => {
  const metrics = options.metrics === undefined ? null : await measured();
  const { host = DEFAULT_HOST, port = DEFAULT_PORT, logLevel = "warn" } = options;
  const ports = options.ports ?? systemPorts;
  // On a database its own standby takes over.
  const file = opened.medium === "file" ? { store: opened, now: ports.now } : null;
  const settled = file === null ? ok(null) : await settleReign(file);
  if (!settled.ok) {
    await opened.close();
    return settled;
  }
  const tookOver = settled.value;
  const standby = file === null ? null : createStandbyDesk(file);
  const logger = createLogger(logLevel, options.logTo);
  // The port is known once the server listens.
  let listening = { host, port };
  const networkUrl = (): string | null => addressesOf(listening).networkUrls[0] ?? null;
  const localUrl = (): string => addressesOf(listening).url;
  let publisher: Publisher | null = null;
  const readers = readersBeside(options, folder, logger);
  const fileCheck = fileCheckBeside(opened, logger);
  const composed = compose(metrics?.ofStore(opened) ?? opened, options, {
    ...{ metrics, folder, assets, logger, standby, networkUrl, localUrl, readers, fileCheck },
    publisher: () => publisher,
  });
  const { context, services, clock, lease, store } = composed;
  const { competitions, access, hub, reader, odds } = context;
  const { publications, nameKeeper, ladder, acceptance, webhooks, backup, snapshots } = services;
  const { publicUrl } = context;
  const app = await createApp(context, logger);
  // Whoever still waits for a page when the server stops is told at once.
  app.addHook("preClose", async () => readers?.close());
  publisher = createPublisher({
    publications,
    store,
    seqOf: async (id) => {
      const state = await competitions.state(id);
      return state === null || state.rehearsal !== null ? null : state.seq;
    },
    show: showToStrangers(app),
    scripts: scriptsIn(folder),
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "publishing"),
  });
  const workers = [
    publisher,
    nameKeeper,
    ladder,
    acceptance,
    webhooks,
    backup,
    snapshots,
    lease,
    clock,
    ...(fileCheck === null ? [] : [fileCheck]),
  ];
  const listeners: MetricsListener[] = [];
  const threads = () => [...listeners, reader, odds, ...(readers === null ? [] : [readers])];
  const end = (): Promise<void> => closeAll(app, workers, threads(), store);
  const refusal = await listen(app, host, port);
  if (refusal !== null) {
    await end();
    return err(refusal);
  }
  if (metrics !== null && options.metrics !== undefined) {
    const { sharedAnswers } = app;
    metrics.watch({ hub, competitions, backup, store, fileCheck, sharedAnswers, readers });
    const told = await listenForMetrics(metrics, options.metrics, (error) =>
      logger.error({ err: error }, "metrics"),
    );
    if (!told.ok) {
      await end();
      return told;
    }
    listeners.push(told.value);
  }
  listening = { host, port: portOf(app) };
  const addresses = addressesOf(listening);
  const register = createServerRegister(store);
  /** On a full disk the server serves all the same: only `losfee link` has to guess its address. */
  const unlessStorageFails = (error: unknown): void => {
    const fault = storageFaultOf(error);
    if (fault === null) throw error;
    logger.warn({ fault: fault.code }, "address not recorded");
  };
  await register.enter(listening, ports.now()).catch(unlessStorageFails);
  readers?.start();
  clock.start();
  lease.start();
  ladder.start();
  publisher.start();
  acceptance.start();
  nameKeeper.start();
  webhooks.start();
  backup.start();
  fileCheck?.start();
  const stopped = new AbortController();
  if (file !== null && tookOver !== null) {
    const url = addresses.networkUrls[0] ?? addresses.url;
    tellFormerLeader(file, tookOver, url, stopped.signal).catch((error: unknown) =>
      logger.error({ err: error }, "standby"),
    );
  }
  const newDirectorUrl = (): string =>
    directorUrl(publicUrl ?? addresses.url, access.newDirectorToken());
  let closing: Promise<void> | null = null;
  return ok({
    ...addresses,
    metricsUrl: listeners[0]?.url ?? null,
    directorUrl: newDirectorUrl(),
    competitions,
    access,
    failure: Promise.race([
      store.failure,
      ...(standby === null
        ? []
        : [standby.superseded.then((): StorageFault => ({ code: "superseded" }))]),
    ]),
    damaged: fileCheck?.found ?? new Promise(() => undefined),
    tookOver,
    newDirectorUrl,
    close() {
      stopped.abort();
      closing ??= register.leave(listening).catch(unlessStorageFails).finally(end);
      return closing;
    },
  });
};

/**
 * Threads that answer what anybody may ask, beside the one that takes commands. None for what is in
 * memory alone, nor where the sources run as they are, since a thread cannot load those of pages.
 */
const readersBeside = (
  options: ServeOptions,
  folder: string,
  logger: FastifyBaseLogger,
): ReaderThreads | null => {
  const { storageAddress, logLevel = "warn", publicUrl = null, people } = options;
  if (storageAddress === IN_MEMORY || import.meta.url.endsWith(".ts")) return null;
  const { registration = "invitation", providers = [] } = people ?? {};
  const offersAccounts = registration === "open" || providers.length > 0;
  return createReaderThreads({
    module: new URL("./reader-thread.js", import.meta.url),
    workerData: {
      storageAddress,
      folder,
      logLevel,
      publicUrl,
      offersAccounts,
    } satisfies ReaderOptions,
    onError: (error) => logger.error({ err: error }, "reader ended"),
    ...(options.readers === undefined ? {} : { threads: options.readers }),
  });
};

/** A check of the file, if there is one; what it finds is logged. */
const fileCheckBeside = (opened: Storage, logger: FastifyBaseLogger): FileCheck | null => {
  if (opened.medium !== "file" || opened.path === IN_MEMORY) return null;
  const check = createFileCheck({
    path: opened.path,
    onError: (error) => logger.error({ err: error }, "file not checked"),
  });
  void check.found.then((damage) => logger.error({ damage }, "the journal's file is damaged"));
  return check;
};

/** What the pages' scripts and styles are called: two Losfees with the same are of one version. */
const scriptsIn = (folder: string): string => {
  const hash = createHash("sha256");
  for (const language of LANGUAGES) hash.update(readFileSync(manifestIn(folder, language)));
  return hash.digest("base64url");
};

/** What measures; loaded where somebody wants to know. */
const measured = async (): Promise<Metrics> =>
  (await import("./metrics/metrics.ts")).createMetrics();

/** Without a mail server mails wait, and messages are handed in by hand. */
const NO_MAIL: MailConfiguration = {
  smtp: null,
  imap: null,
  from: null,
  perMinute: 30,
  trustedHosts: [],
};

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
  fileURLToPath(new URL("dist/bundle/", import.meta.resolve("@losfee/web/package.json")));

const manifestIn = (folder: string, language: Language): string =>
  join(folder, `manifest.${language}.json`);

export const readAssets = (folder: string): Assets | null => {
  try {
    const manifests = LANGUAGES.map((language) => {
      const text = readFileSync(manifestIn(folder, language), "utf8");
      return [language, JSON.parse(text)] as const;
    });
    return assetsFrom(Object.fromEntries(manifests) as AssetManifests);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
};

const portOf = (app: App): number => {
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};
