import { competitionKey } from "@losfee/core";
import type { Assets } from "@losfee/web";
import type { FastifyBaseLogger } from "fastify";
import { createAccess } from "./access/access.ts";
import { createBackups } from "./backup/backups.ts";
import { scriptsIn } from "./bundles.ts";
import { createChannelServices } from "./channels/channel-services.ts";
import { createClock } from "./clock/clock.ts";
import { CLOCK_LIMITS } from "./clock/judge.ts";
import { systemMachine } from "./clock/machine.ts";
import { createCompetitionService } from "./competitions/competition-service.ts";
import { isUsableId } from "./competitions/identifier.ts";
import { systemPorts } from "./competitions/ports.ts";
import { createCutLines, createRaces } from "./competitions/reckoner.ts";
import { createSnapshotKeeper } from "./competitions/snapshot-keeper.ts";
import { createSnapshots } from "./competitions/snapshots.ts";
import { createLease, ownLease } from "./duty/lease.ts";
import { onDuty } from "./duty/on-duty.ts";
import { createEmbeds } from "./embeds/embeds.ts";
import { erasers } from "./erasing/erasers.ts";
import { watchSources } from "./http/answer-sources.ts";
import type { AppContext } from "./http/context.ts";
import { LIMITS } from "./http/limits.ts";
import { PATIENCE } from "./http/patience.ts";
import type { Storage } from "./journal/open-storage.ts";
import { createLadderServices } from "./ladder/ladder-services.ts";
import { undecidedMails } from "./ladder/undecided-mails.ts";
import {
  createMailReader,
  type MailConfiguration,
  type MailReader,
  readMailHere,
} from "./mail/index.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createNews } from "./news/news.ts";
import { createOddsService } from "./odds/odds-service.ts";
import { createOrganisationServices } from "./organisations/organisation-services.ts";
import { createConsents } from "./people/consents.ts";
import { createPeopleServices } from "./people/people-services.ts";
import { createClaims } from "./personal-data/claims.ts";
import { createCorrections } from "./personal-data/corrections.ts";
import { createNameKeeper } from "./personal-data/name-keeper.ts";
import { createPictureMaker } from "./pictures/picture-maker.ts";
import { createPreviewMaker } from "./previews/preview-maker.ts";
import { createPublications } from "./publishing/publications.ts";
import type { Publisher } from "./publishing/publisher.ts";
import { createReception } from "./publishing/reception.ts";
import { createThreadedReader } from "./reading/upload-reader.ts";
import type { ServeOptions } from "./serve-options.ts";
import { createChangeHub } from "./stream/change-hub.ts";
import { createAcceptanceScheduler } from "./tournament/acceptance.ts";
import { createTraces } from "./traces/traces.ts";
import { createWebhookServices } from "./webhooks/webhook-services.ts";

/** Parts of a server that its options do not give. */
interface Surroundings
  extends Pick<AppContext, "standby" | "networkUrl" | "localUrl" | "readers" | "fileCheck"> {
  readonly metrics: Metrics | null;
  readonly folder: string;
  readonly assets: Assets;
  readonly logger: FastifyBaseLogger;
  /** A getter, since publisher and app need each other. */
  readonly publisher: () => Publisher | null;
}

/** Creates all parts of an app over the storage, not yet started. */
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
    undecided: (state, now) => undecidedMails(ladder.mail.inbox)(state, now),
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
    mailReader: mailReaderBeside(logger),
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
