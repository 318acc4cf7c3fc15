import { competitionKey } from "@losfee/core";
import type { Assets } from "@losfee/web";
import type { FastifyBaseLogger } from "fastify";
import { createAccess } from "./access/access.ts";
import { createBackups } from "./backup/backups.ts";
import { createChannelServices } from "./channels/channel-services.ts";
import { createClock } from "./clock/clock.ts";
import { CLOCK_LIMITS } from "./clock/judge.ts";
import { systemMachine } from "./clock/machine.ts";
import { createCutLines, createRaces } from "./competitions/background-computation.ts";
import { createCompetitionService } from "./competitions/create-service.ts";
import { isUsableId } from "./competitions/identifier.ts";
import { systemPorts } from "./competitions/ports.ts";
import { createSnapshotKeeper } from "./competitions/snapshot-keeper.ts";
import { createSnapshots } from "./competitions/snapshots.ts";
import type { Capacity } from "./competitions/state-cache.ts";
import { createLease, type Lease, onDuty, ownLease } from "./duty/lease.ts";
import { createEmbeds } from "./embeds/embeds.ts";
import { erasers } from "./erasing/erasers.ts";
import { watchSources } from "./http/answer-sources.ts";
import type { AppContext } from "./http/context.ts";
import { LIMITS } from "./http/limits.ts";
import { TIMEOUTS } from "./http/timeouts.ts";
import type { Storage } from "./journal/open-storage.ts";
import { createLadderServices } from "./ladder/ladder-services.ts";
import { undecidedMails } from "./ladder/undecided-mails.ts";
import {
  createMailReader,
  type DnsResolver,
  type Mail,
  type MailConfiguration,
  type MailReader,
  readMailHere,
} from "./mail/index.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createNews } from "./news/news.ts";
import { createOddsService, type OddsServiceOptions } from "./odds/odds-service.ts";
import { createOrganisationServices } from "./organisations/organisation-services.ts";
import { createConsents } from "./people/consents.ts";
import { createPeopleServices } from "./people/people-services.ts";
import { createClaims } from "./personal-data/claims.ts";
import { createCorrections } from "./personal-data/corrections.ts";
import { createNameKeeper } from "./personal-data/name-keeper.ts";
import { createPictureMaker, type PictureMaker } from "./pictures/picture-maker.ts";
import { createPreviewMaker } from "./previews/preview-maker.ts";
import { createPublications } from "./publishing/publications.ts";
import type { Publisher } from "./publishing/publisher.ts";
import { createRelay } from "./publishing/relay.ts";
import { createThreadedReader, type ThreadedReader } from "./reading/upload-reader.ts";
import { withLivingSample } from "./samples/living.ts";
import type { ServeOptions } from "./serve-options.ts";
import { createChangeHub } from "./stream/change-hub.ts";
import { createAcceptanceScheduler } from "./tournament/acceptance.ts";
import { createTraces } from "./traces/traces.ts";
import { createWebhookServices } from "./webhooks/webhook-services.ts";

/** Parts of a server that its options do not give. */
interface Surroundings
  extends Pick<
    AppContext,
    "standby" | "networkUrl" | "localUrl" | "hall" | "stop" | "readers" | "fileCheck"
  > {
  readonly metrics: Metrics | null;
  /** Folder of the browser bundles; null: none are served. */
  readonly folder: string | null;
  /** Version of the pages' scripts and styles. */
  readonly scripts: string;
  readonly assets: Assets;
  readonly logger: FastifyBaseLogger;
  /** A getter, since publisher and app need each other. */
  readonly publisher: () => Publisher | null;
}

/** Parts and limits that tests replace, as threads and processes cost them too much time. */
export interface Replacements {
  readonly lease?: Lease;
  readonly reader?: ThreadedReader;
  readonly mailReader?: MailReader;
  readonly pictures?: PictureMaker;
  readonly resolver?: DnsResolver;
  /** Sends sign-in links; the outgoing mail by default. */
  readonly letters?: Pick<Mail, "sendPassing">;
  readonly odds?: Pick<OddsServiceOptions, "runs" | "player">;
  /** Least number of events for a snapshot. */
  readonly snapshotsFrom?: number;
  readonly capacity?: Partial<Capacity>;
  /** Of live streams, in milliseconds. */
  readonly heartbeat?: number;
  /** Time limits of webhooks and laptops, in milliseconds. */
  readonly webhookTimeout?: number;
  readonly laptopTimeout?: number;
  /** Called with errors of background jobs in place of the log. */
  readonly onError?: (error: unknown) => void;
}

/** Creates all parts of an app over the storage, not yet started. */
export const compose = (
  opened: Storage,
  options: Omit<ServeOptions, "storageAddress">,
  surroundings: Surroundings,
  replacements: Replacements = {},
) => {
  const { metrics, folder, scripts, assets, logger, standby, publisher } = surroundings;
  const { networkUrl, localUrl, hall, stop, readers, fileCheck } = surroundings;
  const { snapshotsFrom, capacity, resolver, webhookTimeout, laptopTimeout } = replacements;
  const { store, sources } = watchSources(opened);
  const ports = options.ports ?? systemPorts;
  const { now } = ports;
  const errorsOf = (job: string) =>
    replacements.onError ?? ((error: unknown) => logger.error({ err: error }, job));
  const { uptime, boot } = options.machine ?? systemMachine();
  const clock = createClock({
    tables: store,
    read: () => ({ at: now(), uptime: uptime(), boot }),
    limits: {
      ...CLOCK_LIMITS,
      ...(options.awayDays === undefined ? {} : { awayDays: options.awayDays }),
    },
    onError: errorsOf("clock"),
  });
  const lease =
    replacements.lease ??
    (store.medium === "file"
      ? ownLease
      : createLease({ tables: store, onError: errorsOf("lease") }));
  const acting = { clock: onDuty(clock, lease), fence: lease.fence };
  const reader = replacements.reader ?? createThreadedReader();
  const snapshots = createSnapshotKeeper({
    snapshots: createSnapshots({
      tables: store,
      onUseless: (_competition, reason) => {
        replacements.onError?.(new Error(`snapshot: ${reason}`));
        logger.warn({ reason }, "snapshot not used");
      },
    }),
    onError: errorsOf("snapshots"),
    ...(snapshotsFrom === undefined ? {} : { shortest: snapshotsFrom }),
  });
  const service = createCompetitionService(store, ports, {
    reader,
    clock,
    snapshots,
    ...(capacity === undefined ? {} : { capacity }),
    undecided: (state, at) => undecidedMails(ladder.mail.inbox)(state, at),
    alongside: erasers,
  });
  const competitions = withLivingSample(metrics?.ofCommands(service) ?? service, now);
  const access = createAccess(store, () => new Date(now()));
  const hub = createChangeHub(store, replacements.heartbeat);
  const ladder = createLadderServices({
    store,
    competitions,
    ...acting,
    configuration: options.mail ?? NO_MAIL,
    now,
    onError: errorsOf("mail or deadlines"),
    mailReader: replacements.mailReader ?? mailReaderBeside(logger),
    ...(resolver === undefined ? {} : { resolver }),
  });
  const { publicUrl = null } = options;
  if (options.mail?.smtp != null && publicUrl === null) {
    logger.warn(
      "mails go out without links: no address by which everybody finds the server is given",
    );
  }
  const accounts = createPeopleServices({
    ...{ tables: store, access, publicUrl, now },
    mail: replacements.letters ?? ladder.mail,
    ...(options.people === undefined ? {} : { configuration: options.people }),
  });
  const acceptance = createAcceptanceScheduler({
    store,
    competitions,
    ...acting,
    now,
    onError: errorsOf("reported results"),
  });
  const backup = createBackups({ store, now, onError: errorsOf("backup") });
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
    now,
    onError: errorsOf("messages"),
  });
  const webhooks = createWebhookServices({
    ...channels,
    store,
    news,
    ...acting,
    allowsPrivate,
    now,
    onError: errorsOf("webhooks"),
    ...(webhookTimeout === undefined ? {} : { timeout: webhookTimeout }),
  });
  const odds = createOddsService({
    currentSeq: async (id) => (await competitions.state(id))?.seq ?? null,
    onError: errorsOf("chances"),
    ...replacements.odds,
  });
  const organisations = createOrganisationServices(store, accounts.people, now);
  const nameKeeper = createNameKeeper({
    competitions,
    retention: organisations.retention,
    clock: acting.clock,
    now,
    onError: errorsOf("retention"),
  });
  const context = {
    competitions,
    access,
    traces: createTraces(store),
    accounts,
    claims: createClaims(store, now),
    corrections: createCorrections(store, competitions, now),
    hub,
    ladder,
    news,
    webhooks,
    channels,
    consents: createConsents(store, now),
    embeds: createEmbeds(store),
    organisations,
    nameKeeper,
    showing: (competition: string) => publisher()?.showing(competition) ?? null,
    relay: createRelay({
      publications,
      isTaken: async (id) => !isUsableId(id) || (await store.headSeq(competitionKey(id))) > 0,
      scripts,
      now,
      ...(laptopTimeout === undefined ? {} : { timeout: laptopTimeout }),
    }),
    previews: createPreviewMaker(),
    odds,
    cutLines: createCutLines(),
    races: createRaces(),
    clock,
    backup,
    ports,
    pictures: replacements.pictures ?? createPictureMaker(),
    reader,
    standby,
    fileCheck,
    publicUrl,
    isDesk: options.isDesk === true,
    networkUrl,
    localUrl,
    hall,
    stop,
    sources,
    readers,
    assets,
    onAnswered: metrics?.answered ?? null,
    bundleFolder: folder,
    limits: LIMITS,
    timeouts: { ...TIMEOUTS, drain: 1000 * (options.drain ?? 0) },
    trustedProxies: options.trustedProxies ?? [],
  };
  const services = { publications, nameKeeper, ladder, acceptance, webhooks, backup, snapshots };
  return { context, services, clock, lease, store };
};

/** Mails are read in a worker thread, or in this one if the sources run uncompiled. */
const mailReaderBeside = (logger: FastifyBaseLogger): MailReader =>
  import.meta.url.endsWith(".ts")
    ? readMailHere
    : createMailReader({
        module: new URL("./mail-reader-thread.js", import.meta.url),
        onError: (error) => logger.error({ err: error }, "reader of mails ended"),
      });

/** Without a mail server, mails wait and messages are handed in by hand. */
const NO_MAIL: MailConfiguration = {
  smtp: null,
  imap: null,
  from: null,
  perMinute: 30,
  trustedHosts: [],
};
