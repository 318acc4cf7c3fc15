import { Counter, Gauge, type Registry } from "prom-client";
import type { BackupScheduler } from "../backup/scheduler.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { FileCheck } from "../journal/file-check.ts";
import type { Storage } from "../journal/open-storage.ts";
import type { ReaderThreads } from "../readers/reader-threads.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { ChangeHub } from "../stream/change-hub.ts";
import { undelivered } from "./undelivered.ts";

/** Sources that are read at each scrape. */
export interface Watched {
  readonly hub: Pick<ChangeHub, "clients">;
  readonly competitions: Pick<CompetitionService, "inMemory">;
  readonly backup: Pick<BackupScheduler, "state">;
  readonly store: Storage;
  /** A check of the journal's file; null if there is none. */
  readonly fileCheck: Pick<FileCheck, "damage"> | null;
  readonly sharedAnswers: {
    readonly bytes: number;
    readonly hits: number;
    readonly misses: number;
    readonly stale: number;
  };
  /** Threads that answer public requests; null if there are none. */
  readonly readers: Pick<ReaderThreads, "waiting" | "lost"> | null;
}

/** Adds the sizes of queues and caches to `registry`. */
export const watchServer = (server: Watched, registry: Registry): void => {
  const { hub, competitions, sharedAnswers } = server;
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  };
  /** Adds a monotonic counter. */
  const total = (name: string, help: string, read: () => number): void => {
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  };
  gauge("losfee_streams", "Live streams that are open", () => hub.clients);
  gauge("losfee_competitions_in_memory", "Competitions that are kept in memory", () =>
    competitions.inMemory(),
  );
  gauge(
    "losfee_shared_answers_bytes",
    "Kept answers that are the same for everybody",
    () => sharedAnswers.bytes,
  );
  total(
    "losfee_shared_answers_hits_total",
    "Requests that a kept answer was sent to",
    () => sharedAnswers.hits,
  );
  total(
    "losfee_shared_answers_misses_total",
    "Requests that a shared answer was made for",
    () => sharedAnswers.misses,
  );
  total(
    "losfee_shared_answers_stale_total",
    "Among the hits those overtaken by results a moment before",
    () => sharedAnswers.stale,
  );
  const { readers } = server;
  if (readers !== null) {
    gauge("losfee_readers_waiting", "Answers that readers are making", () => readers.waiting);
    total(
      "losfee_readers_lost_total",
      "Reader threads that ended by themselves, or were ended since they did not answer",
      () => readers.lost,
    );
  }
  watchStorage(server, gauge, registry);
};

const watchStorage = (
  { store, backup, fileCheck }: Watched,
  gauge: (name: string, help: string, read: () => number) => void,
  registry: Registry,
): void => {
  const registers = [registry];
  if (store.medium === "database") {
    const connections = (): ReturnType<typeof store.connections> => store.connections();
    gauge("losfee_database_connections", "Connections to the database", () => connections().total);
    gauge("losfee_database_connections_idle", "Those that nobody uses", () => connections().idle);
    gauge("losfee_database_waiting", "Who waits for a connection", () => connections().waiting);
  }
  if (fileCheck !== null) {
    gauge("losfee_file_damaged", "1: a check found the journal's file damaged", () =>
      fileCheck.damage === null ? 0 : 1,
    );
  }
  new Gauge({
    name: "losfee_undelivered",
    help: "Letters and messages that have not left, by what became of them",
    labelNames: ["what", "status"],
    registers,
    async collect() {
      this.reset();
      const rows = await unlessAway(() => undelivered(store));
      for (const { what, status, count } of rows ?? []) this.set({ what, status }, count);
    },
  });
  const lastBackup = new Gauge({
    name: "losfee_backup_last_timestamp_seconds",
    help: "When this server made its last backup; missing: not since it started",
    registers,
  });
  new Gauge({
    name: "losfee_backup_failing",
    help: "1: the last backup by plan failed",
    registers,
    async collect() {
      const state = await unlessAway(() => backup.state());
      if (state === null) return;
      this.set(state.failure === null ? 0 : 1);
      if (state.last === null) lastBackup.remove();
      else lastBackup.set(Date.parse(state.last.madeAt) / 1000);
    },
  });
};

/** Null while the storage is unavailable: the other metrics are still reported. */
const unlessAway = async <T>(read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read();
  } catch (error) {
    if (storageFaultOf(error) === null) throw error;
    return null;
  }
};
