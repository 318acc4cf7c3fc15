import type { DutyClock } from "../duty/lease.ts";

/** Dependencies of reading mail first. */
export interface MailFirstPorts {
  readonly clock: DutyClock;
  /** Resolves when the mailbox's present mail is taken in, or will not arrive soon. */
  readonly caughtUp: () => Promise<void>;
  /** Called each time the mailbox was read, before deadlines may act again. */
  readonly onRead: () => void;
  readonly onError: (error: unknown) => void;
}

/** The clock of jobs that must first process the mail that came in time. */
export interface MailFirst extends DutyClock {
  /** From now on nothing may act before the mailbox was read. */
  start(): void;
  stop(): void;
}

/**
 * Creates the clock of deadlines: each time this server gains the right to act, the mailbox must be
 * read first. While another server acted, or the date was in doubt, unread mail may have come in.
 */
export const createMailFirst = (ports: MailFirstPorts): MailFirst => {
  const { clock, caughtUp, onRead, onError } = ports;
  const listeners: (() => void)[] = [];
  let started = false;
  /** Without `start`, services act when called. */
  let isRead = true;
  let readings = 0;

  const read = async (): Promise<void> => {
    isRead = false;
    readings += 1;
    const reading = readings;
    await caughtUp();
    // A later reading has begun and counts instead, or the services have stopped.
    if (reading !== readings) return;
    isRead = true;
    onRead();
    for (const listener of listeners) listener();
  };

  clock.onConfirmed(() => {
    if (started) read().catch(onError);
    else for (const listener of listeners) listener();
  });

  return {
    isTrusted: async () => isRead && (await clock.isTrusted()) && isRead,
    onConfirmed: (listener) => listeners.push(listener),
    start() {
      started = true;
      read().catch(onError);
    },
    stop() {
      started = false;
      readings += 1;
    },
  };
};
