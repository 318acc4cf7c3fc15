import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Migration } from "../journal/migrations.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { createMail, type Mail, type MailPorts, mailMigrations } from "../mail/index.ts";
import { createLetterWriter } from "./letter-writer.ts";
import { createMailProcessor, type MailProcessor } from "./mail-processor.ts";
import { ladderMigrations } from "./migrations.ts";
import { createReceipts } from "./receipts.ts";
import { createLadderScheduler, type LadderScheduler } from "./scheduler.ts";
import { createLadderWatch } from "./watch.ts";

/** What runs pyramids beside people: mail both ways, and time. */
export interface LadderServices {
  readonly mail: Mail;
  readonly mailProcessor: MailProcessor;
  readonly scheduler: LadderScheduler;
  /** Sends, receives and lets deadlines act from now on. */
  start(): void;
  /** Ends after what is under way; the store may be closed then. */
  stop(): Promise<void>;
}

/** What they work with. */
export interface LadderServicesPorts
  extends Pick<MailPorts, "configuration" | "now" | "onError" | "resolver"> {
  /** Opened with `ladderServicesMigrations`. */
  readonly store: SqliteStore;
  readonly competitions: CompetitionService;
  /** Checked before anything happens by the date. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
}

/** The tables that they need in the journal's file. */
export const ladderServicesMigrations: readonly Migration[] = [
  ...mailMigrations,
  ...ladderMigrations,
];

/** The services, still at rest. */
export const createLadderServices = (ports: LadderServicesPorts): LadderServices => {
  const { store, competitions, clock, now, onError } = ports;
  const mail = createMail({
    ...ports,
    onTaken: () => scheduler.mailCame(),
    onLeft: (competition) => scheduler.mailLeft(competition),
  });
  const mailProcessor = createMailProcessor({
    competitions,
    mail,
    clock,
    writeReceipt: createReceipts({ mail, now }),
  });
  const letters = createLetterWriter({ store, competitions, mail, now });
  const scheduler: LadderScheduler = createLadderScheduler({
    store,
    competitions,
    mail,
    mailProcessor,
    letters,
    watch: createLadderWatch(store),
    now,
    clock,
    onError,
  });
  const trusted = Promise.withResolvers<void>();
  if (clock.isTrusted()) trusted.resolve();
  clock.onConfirmed(() => {
    mail.dispatcher?.wake();
    mail.watcher?.look();
    trusted.resolve();
  });
  let stopped = false;
  return {
    mail,
    mailProcessor,
    scheduler,
    start() {
      mail.start();
      // Mails that came in time while no server ran are read before deadlines act.
      void trusted.promise.then(mail.caughtUp).then(() => {
        if (!stopped) scheduler.start();
      });
    },
    async stop() {
      stopped = true;
      await mail.stop();
      await scheduler.stop();
    },
  };
};
