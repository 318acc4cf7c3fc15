import { createThreads, type Threads } from "../../threads/threads.ts";
import type { IncomingMessage } from "./message.ts";
import { readSenderWishes, type SenderWishes } from "./sender-wishes.ts";

/** A mail to read among the players of a competition. */
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
  /** Starts the thread before the first mail comes, so that it need not wait. */
  start(): void;
  close(): Promise<void>;
}

/** A mail that crashed its thread, or was not read in time: it is left to the director. */
export class MailUnreadable extends Error {
  constructor(why: string, cause?: unknown) {
    super(`a mail cannot be read: ${why}`, { cause });
    this.name = "MailUnreadable";
  }
}

/** Reads mails in the caller's thread, for programs where blocking it is harmless. */
export const readMailHere: MailReader = {
  read: async ({ message, players, arrivedAt, timeZone }) =>
    readSenderWishes(message, players, arrivedAt, timeZone),
  start() {},
  async close() {},
};

/** A mail takes some milliseconds; a busy machine turns them into seconds. */
const TIMEOUT = 20_000;

/** Options of the thread. */
export interface MailReaderOptions {
  /** Module that the thread runs. */
  readonly module: URL;
  readonly workerData?: unknown;
  readonly onError: (error: unknown) => void;
  /** Limit in milliseconds for one mail; after that its thread is ended. */
  readonly timeout?: number;
}

/**
 * Reads mails one by one in a thread of its own, so that none blocks the thread that takes
 * commands. Replaces a thread that ends or hangs.
 */
export const createMailReader = ({
  module,
  workerData = null,
  onError,
  timeout = TIMEOUT,
}: MailReaderOptions): MailReader => {
  const threads: Threads<MailToRead, SenderWishes> = createThreads({
    ...{ module, workerData, onError, timeout, threads: 1 },
    away: (why, cause) => new MailUnreadable(why, cause),
  });
  // One at a time, so that the time limit of a waiting mail does not run.
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
