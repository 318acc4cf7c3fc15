import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";
import { createMail, type Mail, type MailPorts } from "../mail/index.ts";
import type { Tables } from "../storage/tables.ts";
import { createLetterWriter } from "./letter-writer.ts";
import { createMailProcessor, type MailProcessor } from "./mail-processor.ts";
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
  extends Pick<MailPorts, "configuration" | "now" | "onError" | "resolver" | "fence"> {
  readonly store: JournalStore & Tables;
  readonly competitions: CompetitionService;
  /** Checked before anything happens by the date. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
}

/** The services, still at rest. */
export const createLadderServices = (ports: LadderServicesPorts): LadderServices => {
  const { store, competitions, clock, now, onError } = ports;
  const mail = createMail({
    ...ports,
    tables: store,
    onTaken: () => scheduler.mailCame(),
    onLeft: (competition) => scheduler.mailLeft(competition),
  });
  const mailProcessor = createMailProcessor({
    competitions,
    mail,
    clock,
    writeReceipt: createReceipts({ mail, now }),
  });
  const letters = createLetterWriter({ tables: store, competitions, mail, now });
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
      clock
        .isTrusted()
        .then((isTrusted) => {
          if (isTrusted) trusted.resolve();
        })
        .catch(onError);
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
