import { addressKey } from "@losfee/files";
import { type DateGuard, trustedDate } from "../clock/clock.ts";
import type { Fence } from "../duty/lease.ts";
import type { Tables } from "../storage/tables.ts";
import type { MailConfiguration } from "./configuration.ts";
import type { DnsResolver } from "./incoming/authenticity.ts";
import { systemResolver } from "./incoming/dns.ts";
import { createInbox, type Inbox } from "./incoming/inbox.ts";
import { createMailIntake, type MailIntake } from "./incoming/intake.ts";
import { createMailboxWatcher, type MailboxWatcher } from "./incoming/mailbox-watcher.ts";
import { createLetterDispatcher, type LetterDispatcher } from "./outgoing/dispatcher.ts";
import type { LetterContent, OutboxRow } from "./outgoing/letter.ts";
import { createOutbox, type EnqueueOptions, type Outbox } from "./outgoing/outbox.ts";
import { createPassingLetters, type PassingLetter } from "./outgoing/passing-letters.ts";
import { wasSent } from "./outgoing/sent-mail.ts";
import { createSmtpTransport } from "./outgoing/smtp.ts";
import { createMailSettings, type MailSettingsStore } from "./settings.ts";

/** Dependencies of the server's mail. */
export interface MailPorts {
  readonly tables: Tables;
  readonly configuration: MailConfiguration;
  readonly now: () => string;
  /** While the date is in doubt nothing is sent and no mailbox is read. */
  readonly clock: DateGuard;
  /** Called after each incoming message: `inbox.pending()` has it. */
  readonly onTaken: () => void;
  /** Called after each letter that has left. */
  readonly onLeft?: (competition: string) => void;
  /** Rewrites a letter as of now; without it, letters leave as they were queued. */
  readonly asItLeaves?: (letter: OutboxRow) => Promise<LetterContent>;
  /** Called with errors other than the network's; mail goes on. */
  readonly onError: (error: unknown) => void;
  /** Checks that this server is the one that sends. */
  readonly fence?: Fence | null;
  /** Resolver for signatures; this machine's name servers by default. */
  readonly resolver?: DnsResolver;
}

/** The mail of a server. Without configuration mails wait and messages are handed in by hand. */
export interface Mail {
  readonly settings: MailSettingsStore;
  readonly outbox: Outbox;
  readonly inbox: Inbox;
  readonly intake: MailIntake;
  /** Null: mails wait, since no outgoing server is configured. */
  readonly dispatcher: LetterDispatcher | null;
  /** Sends a short-lived letter; null: no outgoing server is configured. */
  readonly sendPassing: ((letter: PassingLetter) => void) | null;
  /** Null: no mailbox is configured. */
  readonly watcher: MailboxWatcher | null;
  /** Returns the sender address of letters about a competition; null if there is none. */
  sender(competition: string): Promise<string | null>;
  /** Returns the options for queueing a competition's mails; null: it sends none. */
  enqueueOptions(competition: string): Promise<EnqueueOptions | null>;
  /** Starts sending and receiving. */
  start(): void;
  /**
   * Resolves when the mailbox's present messages are taken in, or clearly will not be soon:
   * deadlines must first take note of mail that came in time.
   */
  caughtUp(): Promise<void>;
  /** Finishes the work in progress. */
  stop(): Promise<void>;
}

/** Milliseconds that deadlines wait for a mailbox that does not answer. */
const CATCH_UP_WITHIN = 60_000;

/** Milliseconds that the mail in progress may take when the server stops. */
const STOP_WITHIN = 4_000;

/** Creates the mail of a server without starting it. */
export const createMail = (ports: MailPorts): Mail => {
  const { tables, configuration, now, clock, onTaken, onLeft, onError } = ports;
  const { smtp, imap, from, perMinute, trustedHosts } = configuration;
  const settings = createMailSettings(tables);
  const outbox = createOutbox(tables, now, ports.fence);
  const inbox = createInbox(tables, now);
  const resolver = ports.resolver ?? systemResolver();
  const believed = { resolver, trustedHosts };
  const intake = createMailIntake({ inbox, outbox, settings, from, onError, ...believed });
  const ending = new AbortController();
  const transport = smtp === null ? null : createSmtpTransport(smtp);
  ending.signal.addEventListener("abort", () => transport?.close());
  const sending =
    transport === null || from === null
      ? null
      : { transport, settings, from, perMinute, now, clock, onError };
  const dispatcher =
    sending === null
      ? null
      : createLetterDispatcher({
          ...sending,
          outbox,
          wasSent: (messageId) => wasSent(imap, messageId, ending.signal),
          ...(onLeft === undefined ? {} : { onLeft }),
          ...(ports.asItLeaves === undefined ? {} : { asItLeaves: ports.asItLeaves }),
        });
  const passing = sending && createPassingLetters(sending.from, now);
  const passingDispatcher =
    sending &&
    passing &&
    createLetterDispatcher({
      ...sending,
      outbox: passing.outbox,
      wasSent: async () => null,
      // The user waits for this very server, on duty or not; such letters contain no deadlines.
      clock: trustedDate,
    });
  const since = (): Promise<string | null> => earliest(settings);
  const watcher =
    imap === null
      ? null
      : createMailboxWatcher({
          ...{ account: imap, inbox, intake, since, clock, onTaken, onError },
          ending: ending.signal,
        });
  const sender = async (competition: string): Promise<string | null> =>
    addressKey((await settings.of(competition))?.address ?? from ?? "");
  return {
    settings,
    outbox,
    inbox,
    intake,
    dispatcher,
    sendPassing:
      passing &&
      ((letter) => {
        passing.add(letter);
        passingDispatcher?.wake();
      }),
    watcher,
    sender,
    async enqueueOptions(competition) {
      const own = await settings.of(competition);
      if (own === null || own.sending === "off") return null;
      const address = await sender(competition);
      if (address === null) return null;
      const as = own.sending === "drafts" ? "draft" : "waiting";
      return { from: address, as, since: own.since, page: own.page ?? null };
    },
    start() {
      dispatcher?.start();
      passingDispatcher?.start();
      watcher?.start();
    },
    async caughtUp() {
      if (watcher === null) return;
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, CATCH_UP_WITHIN);
      await Promise.race([watcher.caughtUp(), timeout.promise]);
      clearTimeout(timer);
    },
    async stop() {
      // If a mail server does not answer, the mail's state is uncertain, as after a crash.
      const grace = setTimeout(() => ending.abort(), STOP_WITHIN);
      await Promise.all([dispatcher?.stop(), passingDispatcher?.stop(), watcher?.stop()]);
      clearTimeout(grace);
      ending.abort();
    },
  };
};

/** Returns the earliest start of reading mail of all competitions; null: none reads any. */
const earliest = async (settings: MailSettingsStore): Promise<string | null> =>
  (await settings.all())
    .filter((it) => it.settings.receiving)
    .map((it) => it.settings.since)
    .toSorted()
    .at(0) ?? null;
