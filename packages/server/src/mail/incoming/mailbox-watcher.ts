import { isoMoment } from "@losfee/core";
import type { FetchMessageObject, ImapFlow } from "imapflow";
import type { DateGuard } from "../../clock/clock.ts";
import { storageFaultOf } from "../../storage/storage-error.ts";
import type { ImapAccount } from "../configuration.ts";
import { createImapClient } from "../imap-client.ts";
import type { Inbox, MailboxPlace } from "./inbox.ts";
import type { MailIntake } from "./intake.ts";
import { LARGEST_MESSAGE } from "./read-message.ts";

/** How a watch over a mailbox goes. `fault`: the error's code, never its text. */
export type WatchStatus =
  | { readonly state: "stopped" }
  | { readonly state: "connecting" }
  | { readonly state: "watching" }
  | { readonly state: "waiting"; readonly fault: string; readonly attempts: number };

/** What a watcher works with. */
export interface WatcherPorts {
  readonly account: ImapAccount;
  readonly inbox: Pick<Inbox, "lastUid" | "skipTo">;
  readonly intake: MailIntake;
  /** Messages that arrived earlier are left alone; null: all of them, for now. ISO 8601 in UTC. */
  readonly since: () => Promise<string | null>;
  /** Mails stay in the mailbox while the date is in doubt. */
  readonly clock: DateGuard;
  /** Called after every message that was taken. */
  readonly onTaken: () => void;
  /** Called with errors that are not mail's (of the storage or the program); the watch goes on. */
  readonly onError: (error: unknown) => void;
  /** Resolves after so many milliseconds, or when the signal ends the watch. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Watches a mailbox. */
export interface MailboxWatcher {
  start(): void;
  /** Resolves when everything that has arrived by now was taken, or the mailbox cannot be read. */
  caughtUp(): Promise<void>;
  /** Looks for new messages now. */
  look(): void;
  status(): WatchStatus;
  /** Ends the connection after the message that is under way. */
  stop(): Promise<void>;
}

const PAUSES = [1_000, 5_000, 15_000, 60_000, 300_000] as const;

/** So often a mailbox may fail to open before it counts as one that cannot be read. */
const ATTEMPTS = 3;

/** So often in a row a message may fail to be fetched before it is put aside: refused, or cut off. */
const FETCHES = { refused: 3, cut: 10 } as const;

/** Servers that do not tell of new messages are asked. Milliseconds. */
const ASK_EVERY = 60_000;

/**
 * A watcher: takes every message once and in order, keeps it, then marks it as seen. When the
 * connection breaks it connects again, after ever longer pauses.
 */
export const createMailboxWatcher = (ports: WatcherPorts): MailboxWatcher => {
  const wait = ports.wait ?? pause;
  const ending = new AbortController();
  let status: WatchStatus = { state: "stopped" };
  let watching: Promise<void> | null = null;
  const news = createBell();
  const troubles = createTroubles();
  /** Who waits until everything was taken. */
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

/** One connection, until it ends or the watch does. */
const watchOnce = async (
  ports: WatcherPorts,
  signal: AbortSignal,
  progress: {
    readonly news: Bell;
    readonly troubles: Troubles;
    readonly connected: () => void;
    /** Who waits until everything was taken, and how they are told. */
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
    // Nothing is under way yet: no reason to wait for a server that does not answer.
    if (!client.usable) client.close();
    ring();
  };
  signal.addEventListener("abort", end);
  const asking = setInterval(ring, ASK_EVERY);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(ports.account.mailbox);
    progress.connected();
    while (!signal.aborted && client.usable) {
      const asked = progress.asked();
      // A server may tell of what has just arrived only after the next command (RFC 9051, 7.4.1).
      if (asked.length > 0) await client.noop();
      const isAll = await takeNew(client, String(uidValidity), ports, troubles, signal);
      if (isAll) progress.answer(asked);
      if (!signal.aborted && client.usable) await news.rung();
    }
    if (!signal.aborted) throw new ConnectionEnded();
  } finally {
    clearInterval(asking);
    signal.removeEventListener("abort", end);
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

/** Remembers that it was rung until somebody waits for it. */
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

/** Messages that could not be fetched, by their places. */
interface Troubles {
  /** Counts one more; whether the message is to be put aside. */
  readonly note: (place: MailboxPlace, error: unknown) => boolean;
}

/** Remembers the message that failed last: those behind it are fetched only when it is done with. */
const createTroubles = (): Troubles => {
  let last = { key: "", count: 0 };
  return {
    note({ account, uidValidity, uid }, error) {
      const key = JSON.stringify([account, uidValidity, uid]);
      last = { key, count: last.key === key ? last.count + 1 : 1 };
      // Where the network is to blame, it should have been to blame of other requests, too, by then.
      return last.count >= (isOfNetwork(error) ? FETCHES.cut : FETCHES.refused);
    },
  };
};

/** Takes what is new; whether that was all of it. */
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
  // `*` is the last message, whatever its number.
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
    // Somebody deleted it meanwhile.
    if (raw === null) continue;
    const sized = { raw, size: Math.max(size > LARGEST_MESSAGE ? size : 0, raw.length), arrivedAt };
    await ports.intake.take({ ...sized, place, competition: null });
    ports.onTaken();
    await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
  }
  return true;
};

/** INTERNALDATE: when the server put the message into the mailbox (RFC 9051, 2.3.3). */
const arrivalOf = ({ internalDate }: FetchMessageObject): string =>
  isoMoment(internalDate === undefined ? Number.NaN : new Date(internalDate).getTime()) ??
  new Date().toISOString();

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

/** Tells mailboxes apart; without the password. */
const accountName = ({ host, port, login, mailbox }: ImapAccount): string =>
  `${login?.user ?? ""}@${host}:${port}/${mailbox}`;

/**
 * What networks, encryption and mail servers do, by the codes of Node.js and of the library. Whatever is
 * not listed is a fault of the program: it is told, and never taken for a network that will come back.
 */
const OF_NETWORK =
  /^(E(CONN\w+|TIMEDOUT|TIMEOUT|PIPE|PROTO|HOST\w+|NET\w+|ADDRNOTAVAIL|NOTFOUND|AI_\w+|THROTTLE|EOF|ConnectionClosed)|NoConnection|ClosedAfterConnectTLS|ClosedAfterConnectText|(CONNECT|GREETING|UPGRADE)_TIMEOUT|connection-ended|ERR_(TLS|SSL)\w*|CERT_\w+|UNABLE_TO_\w+|\w*SELF_SIGNED\w*|HOSTNAME_MISMATCH|STARTTLS_INJECTION)$/;

const isOfNetwork = (error: unknown): boolean => OF_NETWORK.test(codeOf(error));

const codeOf = (error: unknown): string => {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
  return typeof code === "string" ? code : "";
};

/** The medium is away: the same message is taken as soon as it is back. */
const STORAGE = "storage";

/** The code of an error that networks, mail servers and the medium cause; null for any other. */
const faultOf = (error: unknown): string | null => {
  if (storageFaultOf(error) !== null) return STORAGE;
  if (!(error instanceof Error)) return null;
  if (Reflect.get(error, "authenticationFailed") === true) return "login-refused";
  if (isOfNetwork(error)) return codeOf(error);
  return Reflect.get(error, "responseStatus") === undefined ? null : "refused";
};

/** Whether trying again soon would end the same way. A network that is just coming up is no such case. */
const isLasting = (fault: string | null): boolean => fault === null || fault === "login-refused";

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
