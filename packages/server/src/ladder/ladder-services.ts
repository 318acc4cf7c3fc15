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

/** What runs pyramids beside people: mail both ways, and time. */
export interface LadderServices {
  readonly mail: Mail;
  readonly mailProcessor: MailProcessor;
  readonly scheduler: LadderScheduler;
  /** A letter that has not left, as it is to be read if it leaves now. */
  readonly asItLeaves: AsItLeaves;
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
  /** Reads the words of mails; in this thread where it is missing. */
  readonly mailReader?: MailReader;
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
    asItLeaves: (letter) => asItLeaves(letter),
  });
  const asItLeaves = createLeavingLetters({ competitions, mail, now });
  // What other servers took and did not work on is worked on here before deadlines act, too.
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
      mailReader.start();
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
