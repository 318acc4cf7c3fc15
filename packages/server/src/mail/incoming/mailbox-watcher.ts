import { clockMoment } from "@losfee/core";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { DateGuard } from "../../clock/clock.ts";
import { storageFaultOf } from "../../storage/storage-error.ts";
import type { ImapAccount } from "../configuration.ts";
import { createImapClient } from "../imap-client.ts";
import type { Inbox, MailboxPlace } from "./inbox.ts";
import type { MailIntake } from "./intake.ts";
import { LARGEST_MESSAGE } from "./read-message.ts";

/** Status of a mailbox watch. `fault`: the error's code, never its text. */
export type WatchStatus =
  | { readonly state: "stopped" }
  | { readonly state: "connecting" }
  | { readonly state: "watching" }
  | { readonly state: "waiting"; readonly fault: string; readonly attempts: number };

/** Dependencies of a watcher. */
export interface WatcherPorts {
  readonly account: ImapAccount;
  readonly inbox: Pick<Inbox, "lastUid" | "skipTo">;
  readonly intake: MailIntake;
  /** Earlier messages are skipped; null: all of them, for now. ISO 8601 in UTC. */
  readonly since: () => Promise<string | null>;
  /** Mails stay in the mailbox while the date is in doubt. */
  readonly clock: DateGuard;
  /** Called after every message that was taken. */
  readonly onTaken: () => void;
  /** Called with errors of storage or program, not of mail; the watch goes on. */
  readonly onError: (error: unknown) => void;
  /** Ends the connection even in the middle of a message, which is then fetched again. */
  readonly ending?: AbortSignal;
  /** Resolves after the given milliseconds, or when the signal ends the watch. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Watches a mailbox. */
export interface MailboxWatcher {
  start(): void;
  /** Resolves when all present messages are taken, or the mailbox cannot be read. */
  caughtUp(): Promise<void>;
  /** Looks for new messages now. */
  look(): void;
  status(): WatchStatus;
  /** Ends the connection after the message in progress. */
  stop(): Promise<void>;
}

const PAUSES = [1_000, 5_000, 15_000, 60_000, 300_000] as const;

/** Failed attempts after which a mailbox counts as unreadable. */
const ATTEMPTS = 3;

/** Failed fetches in a row before a message is put aside: refused, or cut off. */
const FETCHES = { refused: 3, cut: 10 } as const;

/** Polling interval in milliseconds, for servers that do not report new messages. */
const ASK_EVERY = 60_000;

/**
 * Creates a watcher: takes every message once and in order, stores it, then marks it as seen.
 * Reconnects after ever longer pauses.
 */
export const createMailboxWatcher = (ports: WatcherPorts): MailboxWatcher => {
  const wait = ports.wait ?? pause;
  const ending = new AbortController();
  let status: WatchStatus = { state: "stopped" };
  let watching: Promise<void> | null = null;
  const news = createBell();
  const troubles = createTroubles();
  /** Callers that wait until everything is taken. */
  const askers = new Set<() => void>();
  let isUnreadable = false;

  const answer = (asked: Iterable<() => void>): void => {
    for (const resolve of asked) {
      askers.delete(resolve);
      resolve();
    }
  };

  const watch = async (): Promise<void> => {
    let attempts = 0;
    while (!ending.signal.aborted) {
      status = { state: "connecting" };
      try {
        await watchOnce(ports, ending.signal, {
          news,
          troubles,
          connected() {
            attempts = 0;
            isUnreadable = false;
            status = { state: "watching" };
          },
          asked: () => [...askers],
          answer,
        });
      } catch (error) {
        const fault = faultOf(error);
        if (fault === null || fault === STORAGE) ports.onError(error);
        attempts += 1;
        status = { state: "waiting", fault: fault ?? "error", attempts };
        isUnreadable = isLasting(fault) || attempts >= ATTEMPTS;
        if (isUnreadable) answer([...askers]);
      }
      const length = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? PAUSES[0];
      if (!ending.signal.aborted) await wait(length, ending.signal);
    }
    status = { state: "stopped" };
    answer([...askers]);
  };

  return {
    start() {
      watching ??= watch();
    },
    async caughtUp() {
      if (isUnreadable || ending.signal.aborted) return;
      const taken = new Promise<void>((resolve) => askers.add(resolve));
      news.ring();
      await taken;
    },
    look: news.ring,
    status: () => status,
    async stop() {
      ending.abort();
      await watching;
    },
  };
};

/** Runs one connection, until it or the watch ends. */
const watchOnce = async (
  ports: WatcherPorts,
  signal: AbortSignal,
  progress: {
    readonly news: Bell;
    readonly troubles: Troubles;
    readonly connected: () => void;
    /** Resolvers of the callers that wait until everything is taken. */
    readonly asked: () => readonly (() => void)[];
    readonly answer: (asked: readonly (() => void)[]) => void;
  },
): Promise<void> => {
  const client = await createImapClient(ports.account);
  const { news, troubles } = progress;
  const ring = (): void => news.ring();
  client.on("exists", ring);
  client.on("close", ring);
  const end = (): void => {
    // Nothing is in progress yet: no reason to wait for a server that does not answer.
    if (!client.usable) client.close();
    ring();
  };
  const breakOff = (): void => client.close();
  signal.addEventListener("abort", end);
  ports.ending?.addEventListener("abort", breakOff);
  const asking = setInterval(ring, ASK_EVERY);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(ports.account.mailbox);
    progress.connected();
    while (!signal.aborted && client.usable) {
      const asked = progress.asked();
      // A server may report a new message only after the next command (RFC 9051, 7.4.1).
      if (asked.length > 0) await client.noop();
      const isAll = await takeNew(client, String(uidValidity), ports, troubles, signal);
      if (isAll) progress.answer(asked);
      if (!signal.aborted && client.usable) await news.rung();
    }
    if (!signal.aborted) throw new ConnectionEnded();
  } finally {
    clearInterval(asking);
    signal.removeEventListener("abort", end);
    ports.ending?.removeEventListener("abort", breakOff);
    client.close();
  }
};

/** The server ended the connection, as it may at any time. */
class ConnectionEnded extends Error {
  readonly code = "connection-ended";
}

interface Bell {
  readonly ring: () => void;
  rung(): Promise<void>;
}

/** Remembers a ring until the next wait. */
const createBell = (): Bell => {
  let rung = false;
  let answer: (() => void) | null = null;
  return {
    ring(): void {
      rung = true;
      answer?.();
    },
    async rung(): Promise<void> {
      if (!rung) await new Promise<void>((resolve) => (answer = resolve));
      rung = false;
      answer = null;
    },
  };
};

/** Messages that could not be fetched, by place. */
interface Troubles {
  /** Counts one more failure; true if the message must be put aside. */
  readonly note: (place: MailboxPlace, error: unknown) => boolean;
}

/** Remembers the last failed message: those behind it are fetched only after it. */
const createTroubles = (): Troubles => {
  let last = { key: "", count: 0 };
  return {
    note({ account, uidValidity, uid }, error) {
      const key = JSON.stringify([account, uidValidity, uid]);
      last = { key, count: last.key === key ? last.count + 1 : 1 };
      // By then a faulty network would have failed other requests, too.
      return last.count >= (isOfNetwork(error) ? FETCHES.cut : FETCHES.refused);
    },
  };
};

/** Takes new messages; true if that was all of them. */
const takeNew = async (
  client: ImapFlow,
  uidValidity: string,
  ports: WatcherPorts,
  troubles: Troubles,
  signal: AbortSignal,
): Promise<boolean> => {
  const since = await ports.since();
  if (!(await ports.clock.isTrusted())) return false;
  if (since === null) return true;
  const box = { account: accountName(ports.account), uidValidity };
  const last = await ports.inbox.lastUid(box);
  const query = { uid: true, size: true, internalDate: true };
  const found = await client.fetchAll(`${last + 1}:*`, query, { uid: true });
  // `*` is the last message, regardless of its number.
  const fresh = found.filter(({ uid }) => uid > last).toSorted((a, b) => a.uid - b.uid);
  for (const message of fresh) {
    if (signal.aborted || !(await ports.clock.isTrusted())) return false;
    const { uid } = message;
    const arrivedAt = arrivalOf(message);
    if (arrivedAt < since) {
      await ports.inbox.skipTo({ ...box, uid });
      continue;
    }
    const size = message.size ?? 0;
    const place = { ...box, uid };
    let raw: Uint8Array | null;
    try {
      raw = await fetchRaw(client, uid, size > LARGEST_MESSAGE);
    } catch (error) {
      if (!troubles.note(place, error)) throw error;
      await ports.intake.putAside({ arrivedAt, place, competition: null }, error);
      ports.onTaken();
      continue;
    }
    // Deleted in the meantime.
    if (raw === null) continue;
    const sized = { raw, size: Math.max(size > LARGEST_MESSAGE ? size : 0, raw.length), arrivedAt };
    await ports.intake.take({ ...sized, place, competition: null });
    ports.onTaken();
    await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
  }
  return true;
};

/** INTERNALDATE: when the server put the message into the mailbox (RFC 9051, 2.3.3). */
const arrivalOf = ({ internalDate }: FetchMessageObject): string => {
  const time = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime();
  return clockMoment(Number.isNaN(time) ? Date.now() : time);
};

const fetchRaw = async (
  client: ImapFlow,
  uid: number,
  headerOnly: boolean,
): Promise<Uint8Array | null> => {
  const query = headerOnly ? { headers: true } : { source: true };
  const message = await client.fetchOne(String(uid), query, { uid: true });
  if (!message) return null;
  return (headerOnly ? message.headers : message.source) ?? null;
};

/** Identifies a mailbox, without the password. */
const accountName = ({ host, port, login, mailbox }: ImapAccount): string =>
  `${login?.user ?? ""}@${host}:${port}/${mailbox}`;

/**
 * Faults of networks, encryption and mail servers, by the codes of Node.js and of the library. All
 * others are faults of the program: they are reported, never mistaken for network faults.
 */
const OF_NETWORK =
  /^(E(CONN\w+|TIMEDOUT|TIMEOUT|PIPE|PROTO|HOST\w+|NET\w+|ADDRNOTAVAIL|NOTFOUND|AI_\w+|THROTTLE|EOF|ConnectionClosed)|NoConnection|ClosedAfterConnectTLS|ClosedAfterConnectText|(CONNECT|GREETING|UPGRADE)_TIMEOUT|connection-ended|ERR_(TLS|SSL)\w*|CERT_\w+|UNABLE_TO_\w+|\w*SELF_SIGNED\w*|HOSTNAME_MISMATCH|STARTTLS_INJECTION)$/;

const isOfNetwork = (error: unknown): boolean => OF_NETWORK.test(codeOf(error));

const codeOf = (error: unknown): string => {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
  return typeof code === "string" ? code : "";
};

/** Storage is unavailable: the same message is taken as soon as it is back. */
const STORAGE = "storage";

/** Returns the code of an error of network, mail server or storage; null for any other. */
const faultOf = (error: unknown): string | null => {
  if (storageFaultOf(error) !== null) return STORAGE;
  if (!(error instanceof Error)) return null;
  if (Reflect.get(error, "authenticationFailed") === true) return "login-refused";
  if (isOfNetwork(error)) return codeOf(error);
  return Reflect.get(error, "responseStatus") === undefined ? null : "refused";
};

/** True if an early retry would fail the same way; not for a network that just comes up. */
const isLasting = (fault: string | null): boolean => fault === null || fault === "login-refused";

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
