import type { AddressInfo } from "node:net";
import { err, ok, type Result } from "@losfee/core";
import type { Assets } from "@losfee/web";
import type { FastifyBaseLogger } from "fastify";
import { createHallListener, type HallListener } from "./access/hall-listener.ts";
import { createServerRegister } from "./access/servers.ts";
import { addressesOf, DEFAULT_HOST, DEFAULT_PORT, directorUrl, networkHosts } from "./addresses.ts";
import { installedBundles, readAssets, scriptsIn } from "./bundles.ts";
import { closeAll } from "./closing.ts";
import { systemPorts } from "./competitions/ports.ts";
import { compose } from "./compose.ts";
import { createApp } from "./http/app.ts";
import type { App } from "./http/decorations.ts";
import { showToStrangers } from "./http/routes/published.ts";
import { IN_MEMORY } from "./journal/database.ts";
import { createFileCheck, type FileCheck } from "./journal/file-check.ts";
import { openStorage, type Storage, storageRefusal } from "./journal/open-storage.ts";
import { createLogger } from "./log/logger.ts";
import { listenForMetrics, type MetricsListener } from "./metrics/listener.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createPublisher, type Publisher } from "./publishing/publisher.ts";
import type { ReaderOptions } from "./readers/reader.ts";
import { createReaderThreads, type ReaderThreads } from "./readers/reader-threads.ts";
import type { RunningServer, ServeOptions, StartRefusal } from "./serve-options.ts";
import { createStandbyDesk } from "./standby/leader.ts";
import { settleLeadership, tellFormerLeader } from "./standby/take-over.ts";
import { type StorageFault, storageFaultOf } from "./storage/storage-error.ts";

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
    // Other data in the journal's file is read at once, and may be damaged on its own.
    const fault = storageFaultOf(error);
    // A store that closed by itself knows the reason better than the failed call.
    const lost = fault?.code === "closed" ? await Promise.race([store.failure, null]) : fault;
    await store.close();
    if (lost?.code === "file-lost") return err(lost);
    if (fault === null) throw error;
    return err(storageRefusal(fault, storageAddress, error));
  }
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
  // A database has its own standby.
  const file = opened.medium === "file" ? { store: opened, now: ports.now } : null;
  const settled = file === null ? ok(null) : await settleLeadership(file);
  if (!settled.ok) {
    await opened.close();
    return settled;
  }
  const tookOver = settled.value;
  const standby = file === null ? null : createStandbyDesk(file);
  const logger = createLogger(logLevel, options.logTo);
  // The port is known once the server listens.
  let listening = { host, port };
  let hall: HallListener | null = null;
  const networkUrl = (): string | null =>
    addressesOf(listening).networkUrls[0] ?? hall?.state()?.addresses[0] ?? null;
  const stopAsked = Promise.withResolvers<void>();
  const localUrl = (): string => addressesOf(listening).url;
  let publisher: Publisher | null = null;
  const readers = readersBeside(options, folder, logger);
  const fileCheck = fileCheckBeside(opened, logger);
  const scripts = scriptsIn(folder);
  const composed = compose(metrics?.ofStore(opened) ?? opened, options, {
    ...{
      metrics,
      folder,
      scripts,
      assets,
      logger,
      standby,
      networkUrl,
      localUrl,
      readers,
      fileCheck,
    },
    publisher: () => publisher,
    hall: () => hall,
    stop: options.stoppable === true ? stopAsked.resolve : null,
  });
  const { context, services, clock, lease, store } = composed;
  const { competitions, access, hub, reader, odds } = context;
  const { publications, nameKeeper, ladder, acceptance, webhooks, backup, snapshots } = services;
  const { publicUrl } = context;
  const app = await createApp(context, logger);
  // Clients still waiting for a page when the server stops are answered at once.
  app.addHook("preClose", async () => readers?.close());
  hall = createHallListener({
    server: app.server,
    listening: () => listening,
    networkUrls: () => addressesOf(listening).networkUrls,
    hosts: networkHosts,
    publicUrl,
    onError: (error) => logger.error({ err: error }, "hall"),
  });
  app.addHook("preClose", async () => hall?.end());
  publisher = createPublisher({
    publications,
    store,
    seqOf: async (id) => {
      const state = await competitions.state(id);
      return state === null || state.rehearsal !== null ? null : state.seq;
    },
    show: showToStrangers(app),
    scripts,
    now: ports.now,
    onError: (error) => logger.error({ err: error }, "publishing"),
  });
  const workers = [
    ...[publisher, nameKeeper, ladder, acceptance, webhooks, backup],
    ...(fileCheck === null ? [] : [fileCheck]),
  ];
  const records = [snapshots, lease, clock];
  const listeners: MetricsListener[] = [];
  const threads = () => [...listeners, reader, odds, ...(readers === null ? [] : [readers])];
  const end = (): Promise<void> => closeAll({ app, workers, records, threads: threads(), store });
  const refusal = await listen(app, host, port);
  if (refusal !== null) {
    await end();
    return err(refusal);
  }
  if (metrics !== null && options.metrics !== undefined) {
    const { sharedAnswers } = app;
    metrics.watch({ hub, competitions, backup, store, fileCheck, sharedAnswers, readers });
    const measuring = await listenForMetrics(metrics, options.metrics, (error) =>
      logger.error({ err: error }, "metrics"),
    );
    if (!measuring.ok) {
      await end();
      return measuring;
    }
    listeners.push(measuring.value);
  }
  listening = { host, port: portOf(app) };
  const addresses = addressesOf(listening);
  const register = createServerRegister(store);
  /** The server also runs on a full disk: only `losfee link` then has to guess its address. */
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
    stopAsked: stopAsked.promise,
    newDirectorUrl,
    close() {
      stopped.abort();
      closing ??= register.leave(listening).catch(unlessStorageFails).finally(end);
      return closing;
    },
  });
};

/**
 * Threads that answer public requests. None for an in-memory storage, nor when the sources run
 * uncompiled, since a thread cannot load those of the pages.
 */
const readersBeside = (
  options: ServeOptions,
  folder: string,
  logger: FastifyBaseLogger,
): ReaderThreads | null => {
  const { storageAddress, logLevel = "warn", publicUrl = null, people } = options;
  if (options.readers === 0) return null;
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

/** Starts a check of the file, if there is one; logs what it finds. */
const fileCheckBeside = (opened: Storage, logger: FastifyBaseLogger): FileCheck | null => {
  if (opened.medium !== "file" || opened.path === IN_MEMORY) return null;
  const check = createFileCheck({
    path: opened.path,
    onError: (error) => logger.error({ err: error }, "file not checked"),
  });
  void check.found.then((damage) => logger.error({ damage }, "the journal's file is damaged"));
  return check;
};

/** Loads the metrics, only where they are enabled. */
const measured = async (): Promise<Metrics> =>
  (await import("./metrics/metrics.ts")).createMetrics();

/** Unknown name, no resolver (a hall without internet), or an address of another machine. */
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

const portOf = (app: App): number => {
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};
