import { randomUUID } from "node:crypto";
import type { JournalKey } from "@losfee/core";
import pg from "pg";
import { asPostgresFault } from "../storage/postgres/faults.ts";
import { connectionOptions } from "../storage/postgres/pool.ts";
import { StorageError } from "../storage/storage-error.ts";

/** What servers announce that they wrote. */
export interface Announcements {
  /** Resolves once they are listened to, or will be as soon as the database answers. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** What this server announces of a journal, which it does not listen to itself. */
  textOf(journal: JournalKey): string;
}

/** What announcements work with. */
export interface AnnouncementsPorts {
  readonly address: string;
  /** Looks at a journal that somebody wrote to. */
  readonly lookAt: (journal: JournalKey) => Promise<void>;
  /** Looks at all: announcements may have been missed. */
  readonly refresh: () => Promise<void>;
  readonly pollEvery: number;
}

/** How long to wait before listening anew, in milliseconds. */
const PAUSE = 500;

/** Announcements over LISTEN and NOTIFY. What was missed while the connection was lost is looked for. */
export const createAnnouncements = (ports: AnnouncementsPorts): Announcements => {
  const { address, lookAt, refresh, pollEvery } = ports;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  /** What is looked at just now: it ends before the store does. */
  const looks = new Set<Promise<void>>();
  /** Tells what this server announced from what others did. */
  const server = randomUUID();

  /** Where the database is away, the next poll makes up for it. */
  const unlessAway = (error: unknown): void => {
    if (!(asPostgresFault(error) instanceof StorageError)) throw error;
  };

  const inBackground = (work: () => Promise<void>): void => {
    if (stopped) return;
    const look = work()
      .catch(unlessAway)
      .finally(() => looks.delete(look));
    looks.add(look);
  };

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client(connectionOptions(address));
    fresh.on("error", () => undefined);
    fresh.on("end", () => {
      if (client === fresh) listenLater();
    });
    fresh.on("notification", ({ payload }) => {
      const announced = announcementIn(payload);
      if (announced === null) inBackground(refresh);
      else if (announced.server !== server) inBackground(() => lookAt(announced.journal));
    });
    try {
      await fresh.connect();
      await fresh.query("LISTEN losfee");
      client = fresh;
    } catch (error) {
      await fresh.end().catch(() => undefined);
      unlessAway(error);
      listenLater();
    }
  };

  const listenLater = (): void => {
    client = null;
    if (stopped) return;
    again = setTimeout(() => inBackground(() => listen().then(refresh)), PAUSE);
    again.unref();
  };

  const timer = pollEvery > 0 ? setInterval(() => inBackground(refresh), pollEvery) : undefined;
  timer?.unref();

  return {
    start: listen,
    async stop() {
      stopped = true;
      clearTimeout(again);
      clearInterval(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
      await Promise.all(looks);
    },
    textOf: ({ owner, id }) => JSON.stringify([owner, id, server]),
  };
};

/** What is announced and by whom (earlier versions do not tell); null where the text is not one of ours. */
const announcementIn = (
  payload: string | undefined,
): { readonly journal: JournalKey; readonly server: unknown } | null => {
  try {
    const [owner, id, server] = JSON.parse(payload ?? "") as readonly unknown[];
    const isOurs = typeof owner === "string" && typeof id === "string";
    return isOurs ? { journal: { owner, id }, server } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
};
