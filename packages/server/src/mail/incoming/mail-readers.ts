import { createThreads, type Threads } from "../../threads/threads.ts";
import type { IncomingMessage } from "./message.ts";
import { readSenderWishes, type SenderWishes } from "./sender-wishes.ts";

/** A mail to be read among the players of a competition. */
export interface MailToRead {
  readonly about: string | null;
  readonly message: IncomingMessage;
  readonly players: Parameters<typeof readSenderWishes>[1];
  readonly arrivedAt: string;
  /** The club's, e.g. `Europe/Berlin`. */
  readonly timeZone: string;
}

/** Reads the wishes of mails. @throws MailUnreadable */
export interface MailReader {
  read(mail: MailToRead): Promise<SenderWishes>;
  /** Begins before the first mail comes, so that it does not wait. */
  start(): void;
  close(): Promise<void>;
}

/** A mail that ended the thread that read it, or was not read in time: it is left to the director. */
export class MailUnreadable extends Error {
  constructor(why: string, cause?: unknown) {
    super(`a mail cannot be read: ${why}`, { cause });
    this.name = "MailUnreadable";
  }
}

/** Reads mails in the thread that asks for it: where there is nobody whom it would hold up. */
export const readMailHere: MailReader = {
  read: async ({ message, players, arrivedAt, timeZone }) =>
    readSenderWishes(message, players, arrivedAt, timeZone),
  start() {},
  async close() {},
};

/** A mail takes some milliseconds; a busy machine makes seconds of them. */
const PATIENCE = 20_000;

/** How the thread is run. */
export interface MailReaderOptions {
  /** The module that it runs. */
  readonly module: URL;
  readonly workerData?: unknown;
  readonly onError: (error: unknown) => void;
  /** How long one mail may take, in milliseconds; then its thread is ended. */
  readonly patience?: number;
}

/**
 * Reads mails in a thread of its own, one after the other, so that none holds up the thread that takes
 * commands. A thread that ends or hangs is replaced.
 */
export const createMailReader = ({
  module,
  workerData = null,
  onError,
  patience = PATIENCE,
}: MailReaderOptions): MailReader => {
  const threads: Threads<MailToRead, SenderWishes> = createThreads({
    ...{ module, workerData, onError, patience, threads: 1 },
    away: (why, cause) => new MailUnreadable(why, cause),
  });
  // One at a time: while one waits, the time that it is given does not run.
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(mail) {
      const reading = last.then(() => threads.ask(mail));
      last = reading.catch(() => null);
      return reading;
    },
    start: () => threads.start(),
    close: () => threads.close(),
  };
};
