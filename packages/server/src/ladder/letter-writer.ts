import { isOfKind, type LadderState, type Notice, noticesOf } from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import { keyOf } from "../journal/keys.ts";
import { integerOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import type { Mail } from "../mail/index.ts";
import { letterIdOf, lettersOf } from "./letters/compose.ts";

/** Writes the letters of the notices that are due, each once. */
export interface LetterWriter {
  /**
   * Queues the letters of every notice up to `state` that has none yet. How far it came is stored in
   * the same transaction as the letters, so that a crash neither loses nor repeats any.
   */
  write(state: LadderState): Promise<void>;
  /** Forgets a competition that was removed. */
  forget(competition: string): void;
}

/** What a letter writer works with. */
export interface LetterWriterPorts {
  readonly store: Pick<SqliteStore, "database" | "transact">;
  readonly competitions: Pick<CompetitionService, "stateAt">;
  readonly mail: Pick<Mail, "outbox" | "enqueueOptions" | "dispatcher">;
  readonly now: () => string;
}

/** A letter writer in the tables of `store`'s file (see `ladderMigrations`). */
export const createLetterWriter = ({
  store: { database, transact },
  competitions,
  mail,
  now,
}: LetterWriterPorts): LetterWriter => {
  const select = database.prepare(
    "SELECT seq FROM ladder_letters WHERE owner = ? AND competition = ?",
  );
  const upsert = database.prepare(`
    INSERT INTO ladder_letters (owner, competition, seq) VALUES (?, ?, ?)
    ON CONFLICT (owner, competition) DO UPDATE SET seq = excluded.seq`);
  /** The last state whose letters are written, so that it need not be folded again. */
  const written = new Map<string, LadderState>();

  const writtenUpTo = (competition: string): number => {
    const row = select.get(...keyOf(competition));
    return row === undefined ? 0 : integerOf(row, "seq");
  };

  const stateWrittenUpTo = async (
    competition: string,
    seq: number,
  ): Promise<LadderState | null> => {
    const known = written.get(competition);
    if (known?.seq === seq) return known;
    const state = await competitions.stateAt(competition, Math.max(1, seq));
    return state !== null && isOfKind("ladder", state) ? state : null;
  };

  /** Letters of withdrawn notices that have not left: nobody need be told. */
  const takeBack = async (
    competition: string,
    notices: readonly Notice[],
  ): Promise<ReadonlySet<string>> => {
    const unsent = new Set<string>();
    for (const { id, to, content } of notices) {
      if (content.kind !== "withdrawn") continue;
      for (const player of to) {
        if (await mail.outbox.cancel(competition, letterIdOf(content.notice, player))) {
          unsent.add(letterIdOf(id, player));
        }
      }
    }
    return unsent;
  };

  return {
    async write(state) {
      const { competition } = state;
      const how = mail.enqueueOptions(competition);
      const seq = writtenUpTo(competition);
      if (seq >= state.seq) return;
      const before = await stateWrittenUpTo(competition, seq);
      const notices = noticesOf(before, state, Date.parse(now()));
      const unsent = await takeBack(competition, notices);
      const letters = notices
        .flatMap((notice) => lettersOf(state, notice, how?.page ?? null))
        .filter(({ id }) => !unsent.has(id));
      const queued = await transact(() => {
        // Another server on this journal may have been faster.
        if (writtenUpTo(competition) !== seq) return null;
        upsert.run(...keyOf(competition), state.seq);
        return how === null ? 0 : mail.outbox.enqueueWithin(competition, letters, how);
      });
      if (queued === null) return;
      written.set(competition, state);
      if (queued > 0) mail.dispatcher?.wake();
    },
    forget(competition) {
      written.delete(competition);
    },
  };
};
