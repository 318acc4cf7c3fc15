import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";
import {
  createMail,
  type Mail,
  type MailPorts,
  type MailReader,
  readMailHere,
} from "../mail/index.ts";
import type { Tables } from "../storage/tables.ts";
import { type AsItLeaves, createLeavingLetters } from "./leaving-letters.ts";
import { createLetterWriter } from "./letter-writer.ts";
import { createMailFirst } from "./mail-first.ts";
import { createMailProcessor, type MailProcessor } from "./mail-processor.ts";
import { createReceipts } from "./receipts.ts";
import { createLadderScheduler, type LadderScheduler } from "./scheduler.ts";
import { createLadderWatch } from "./watch.ts";

/** Background jobs of pyramids: mail both ways, and deadlines. */
export interface LadderServices {
  readonly mail: Mail;
  readonly mailProcessor: MailProcessor;
  readonly scheduler: LadderScheduler;
  /** Rewrites a letter that has not left as of now. */
  readonly asItLeaves: AsItLeaves;
  /** Starts sending, receiving and watching deadlines. */
  start(): void;
  /** Stops after the work in progress; the store may be closed then. */
  stop(): Promise<void>;
}

/** Dependencies of the services. */
export interface LadderServicesPorts
  extends Pick<MailPorts, "configuration" | "now" | "onError" | "resolver" | "fence"> {
  readonly store: JournalStore & Tables;
  readonly competitions: CompetitionService;
  /** Reads the words of mails; without it, this thread does. */
  readonly mailReader?: MailReader;
  /** Checked before any action that depends on the date. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
}

/** Creates the services without starting them. */
export const createLadderServices = (ports: LadderServicesPorts): LadderServices => {
  const { store, competitions, clock, now, onError } = ports;
  const mail = createMail({
    ...ports,
    tables: store,
    onTaken: () => scheduler.mailCame(),
    onLeft: (competition) => scheduler.mailLeft(competition),
    asItLeaves: (letter) => asItLeaves(letter),
  });
  const asItLeaves = createLeavingLetters({ competitions, mail, now });
  // Mail that other servers took in but did not process is processed here before deadlines act.
  const mailFirst = createMailFirst({
    clock,
    caughtUp: mail.caughtUp,
    onRead: () => scheduler.mailCame(),
    onError,
  });
  const { mailReader = readMailHere } = ports;
  const mailProcessor = createMailProcessor({
    reader: mailReader,
    competitions,
    mail,
    clock,
    onError,
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
    clock: mailFirst,
    onError,
  });
  clock.onConfirmed(() => {
    mail.dispatcher?.wake();
    mail.watcher?.look();
  });
  return {
    mail,
    mailProcessor,
    scheduler,
    asItLeaves,
    start() {
      // Mails that are handed in may wait for the thread to start.
      if (ports.configuration.imap !== null) mailReader.start();
      mail.start();
      mailFirst.start();
      scheduler.start();
    },
    async stop() {
      mailFirst.stop();
      await mail.stop();
      await scheduler.stop();
      await mailReader.close();
    },
  };
};
