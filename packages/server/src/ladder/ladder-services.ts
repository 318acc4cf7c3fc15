import { isOfKind, type LadderState, NotInMemory } from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";
import {
  createMail,
  type LetterContent,
  type Mail,
  type MailPorts,
  type MailReader,
  type OutboxRow,
  readMailHere,
} from "../mail/index.ts";
import type { Tables } from "../storage/tables.ts";
import { createLetterWriter } from "./letter-writer.ts";
import { letterLeaving } from "./letters/compose.ts";
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

/** Dependencies of rewriting letters. */
interface LeavingLettersPorts {
  readonly competitions: Pick<CompetitionService, "state" | "runningState">;
  readonly mail: Pick<Mail, "outbox" | "settings">;
  readonly now: () => string;
}

/** Rewrites a letter that has not left as it must read if it leaves now. */
type AsItLeaves = (row: OutboxRow) => Promise<LetterContent>;

/**
 * Letters are rewritten when they leave: their deadlines run from then. Letters that the director
 * edited, and those without deadlines or seats, keep their words.
 */
const createLeavingLetters = ({ competitions, mail, now }: LeavingLettersPorts): AsItLeaves => {
  const writtenIn = async (row: OutboxRow, state: LadderState): Promise<LetterContent | null> => {
    const parts = await mail.outbox.partsOf(row.competition, row.id);
    const page = (await mail.settings.of(row.competition))?.page ?? null;
    const anew = letterLeaving(state, parts, Date.parse(now()), page);
    // The director may have corrected the address, for this letter or for all.
    return anew && { ...contentOf(row), subject: anew.subject, text: anew.text };
  };

  const written = async (
    row: OutboxRow,
    read: CompetitionService["state"],
  ): Promise<LetterContent | null> => {
    const state = await read(row.competition);
    return state !== null && isOfKind("ladder", state) ? writtenIn(row, state) : null;
  };

  const readRunning: CompetitionService["state"] = async (id) =>
    (await competitions.runningState(id))?.state ?? null;

  return async (row) => {
    if (row.told === undefined) return row;
    const content = await written(row, readRunning).catch((error: unknown) => {
      if (!(error instanceof NotInMemory)) throw error;
      return written(row, competitions.state);
    });
    if (content === null || (content.subject === row.subject && content.text === row.text)) {
      return row;
    }
    await mail.outbox.rewrite(row.competition, row.id, content);
    return content;
  };
};

const contentOf = ({ to, subject, text, inReplyTo, unsubscribe, told, also }: OutboxRow) => ({
  ...{ to, subject, text, inReplyTo, told },
  ...(also === undefined ? {} : { also }),
  ...(unsubscribe === undefined ? {} : { unsubscribe }),
});
