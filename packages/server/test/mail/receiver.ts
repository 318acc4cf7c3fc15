import { onTestFinished } from "vitest";
import { trustedDate } from "../../src/clock/clock.ts";
import { createInbox, type Inbox } from "../../src/mail/incoming/inbox.ts";
import { createMailIntake, type MailIntake } from "../../src/mail/incoming/intake.ts";
import {
  createMailboxWatcher,
  type MailboxWatcher,
} from "../../src/mail/incoming/mailbox-watcher.ts";
import { createOutbox, type Outbox } from "../../src/mail/outgoing/outbox.ts";
import { createMailSettings } from "../../src/mail/settings.ts";
import type { Tables } from "../../src/storage/tables.ts";
import type { ImapBox } from "./imap-box.ts";
import { resolver } from "./letters.ts";

/** Receives mail for the competitions of a journal. */
export interface Receiver {
  readonly inbox: Inbox;
  readonly outbox: Outbox;
  readonly intake: MailIntake;
}

export const receiverOn = (
  store: Tables,
  now: () => string,
  more: {
    readonly onError?: (error: unknown) => void;
    /** Wraps the inbox for the intake. */
    readonly before?: (inbox: Inbox) => Inbox;
  } = {},
): Receiver => {
  const { onError = throwError, before = (inbox) => inbox } = more;
  const inbox = createInbox(store, now);
  const outbox = createOutbox(store, now);
  const settings = createMailSettings(store);
  const ports = {
    inbox: before(inbox),
    outbox,
    settings,
    resolver,
    trustedHosts: [],
    from: "server@club.example",
    onError,
  };
  return { inbox, outbox, intake: createMailIntake(ports) };
};

const throwError = (error: unknown): never => {
  throw error;
};

/** A watch over a mailbox, and a way to wait for its actions. */
export interface Watch {
  readonly watcher: MailboxWatcher;
  /** Resolves when `holds` does; checked after each message and at each pause. */
  until(holds: () => Promise<boolean>): Promise<void>;
}

/** Starts a watch that never pauses for long; it ends with the test. */
export const watch = (
  box: ImapBox,
  { inbox, intake }: Pick<Receiver, "inbox" | "intake">,
  more: {
    readonly since?: () => Promise<string | null>;
    readonly onError?: (error: unknown) => void;
  } = {},
): Watch => {
  const waiting: (() => void)[] = [];
  const look = (): void => {
    for (const again of waiting.splice(0)) again();
  };
  const watcher = createMailboxWatcher({
    account: box.account,
    inbox,
    intake,
    since: more.since ?? (async () => "2026-01-01T00:00:00.000Z"),
    clock: trustedDate,
    onTaken: look,
    onError: more.onError ?? throwError,
    wait: async () => {
      look();
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
  });
  watcher.start();
  onTestFinished(() => watcher.stop());
  return {
    watcher,
    async until(holds) {
      for (;;) {
        const { promise: looked, resolve } = Promise.withResolvers<void>();
        waiting.push(resolve);
        if (await holds()) return;
        await looked;
      }
    },
  };
};
