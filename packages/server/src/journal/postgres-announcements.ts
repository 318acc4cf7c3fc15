import { randomUUID } from "node:crypto";
import type { JournalKey } from "@losfee/core";
import pg from "pg";
import { asPostgresFault } from "../storage/postgres/faults.ts";
import { connectionOptions } from "../storage/postgres/pool.ts";
import { StorageError } from "../storage/storage-error.ts";

/** Announcements of writes between servers. */
export interface Announcements {
  /** Resolves once this server listens, or will as soon as the database answers. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The announcement of a journal by this server, which ignores its own. */
  textOf(journal: JournalKey): string;
}

/** Dependencies of announcements. */
export interface AnnouncementsPorts {
  readonly address: string;
  /** Checks a journal that another server wrote to. */
  readonly lookAt: (journal: JournalKey) => Promise<void>;
  /** Checks all: announcements may have been missed. */
  readonly refresh: () => Promise<void>;
  readonly pollEvery: number;
}

/** Pause before listening again, in milliseconds. */
const PAUSE = 500;

/** Announcements over LISTEN and NOTIFY. After a lost connection it checks for missed changes. */
export const createAnnouncements = (ports: AnnouncementsPorts): Announcements => {
  const { address, lookAt, refresh, pollEvery } = ports;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  /** Running checks, to be awaited before the store ends. */
  const looks = new Set<Promise<void>>();
  /** Distinguishes this server's announcements from those of others. */
  const server = randomUUID();

  /** If the database is unavailable, the next poll catches up. */
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

/**
 * The announced journal and server (undefined in earlier versions); null if the text is not ours.
 */
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
