import type { DutyClock } from "../duty/on-duty.ts";

/** What reading first works with. */
export interface MailFirstPorts {
  readonly clock: DutyClock;
  /** Resolves when what has arrived in the mailbox by now is here, or will not come soon. */
  readonly caughtUp: () => Promise<void>;
  /** Called each time that it is, before whoever may act again. */
  readonly onRead: () => void;
  readonly onError: (error: unknown) => void;
}

/** The clock of whatever must hear first what came in time. */
export interface MailFirst extends DutyClock {
  /** From now on nothing may act before the mailbox was read. */
  start(): void;
  stop(): void;
}

/**
 * The clock as it is for deadlines: it may be acted upon once the mailbox was read after this server
 * has come to act by itself, each time anew. While it was not the one that acts, or the date was in
 * doubt, mail may have come that nobody has read.
 */
export const createMailFirst = (ports: MailFirstPorts): MailFirst => {
  const { clock, caughtUp, onRead, onError } = ports;
  const listeners: (() => void)[] = [];
  let started = false;
  /** Services at rest act when they are asked to. */
  let isRead = true;
  let readings = 0;

  const read = async (): Promise<void> => {
    isRead = false;
    readings += 1;
    const reading = readings;
    await caughtUp();
    // A later one has begun, and counts; or what it would be read for has ended.
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
