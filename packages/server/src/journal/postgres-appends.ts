import { type JournalKey, keyText, type Result } from "@losfee/core";
import type { PostgresPool } from "../storage/postgres/pool.ts";
import type { Steps } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { type Attempt, append, type EncodedAppend, encode } from "./appending.ts";
import { selectHash } from "./reading-queries.ts";
import type { Append, AppendOutcome, AppendRefusal, JournalHead } from "./store.ts";

/** What was asked to be appended to a journal and waits for the transaction before it. */
interface Waiting {
  readonly command: Append;
  readonly encoded: EncodedAppend;
  readonly resolve: (answer: Result<AppendOutcome, AppendRefusal>) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends in the order of the calls; what comes while a journal is written to shares the next transaction. */
export interface PostgresAppends {
  append(command: Append): Promise<Result<AppendOutcome, AppendRefusal>>;
  /** What is asked for from now on does not join what waits: something else comes in between. */
  closeGroup(journal: JournalKey): void;
}

/** What appends stand on. */
export interface AppendsOptions {
  readonly pool: PostgresPool;
  /** Carries out work on a journal after everything that was asked for before. */
  readonly inTurn: <T>(journal: JournalKey, work: () => Promise<T>) => Promise<T>;
  /** Hears of all that a transaction appended to a journal, in order. */
  readonly grown: (journal: JournalKey, heads: readonly JournalHead[]) => void;
}

/** Appends over the connections of `pool`. */
export const createPostgresAppends = ({ pool, inTurn, grown }: AppendsOptions): PostgresAppends => {
  /** Appended by this process: what builds on another must find it here. */
  const appended = new WeakSet<Append>();
  /** By journal: the group whose transaction has not begun. */
  const open = new Map<string, Waiting[]>();

  function* appendAll(group: readonly Waiting[]): Steps<readonly Attempt[]> {
    const here = new Set<Append>();
    const attempts: Attempt[] = [];
    for (const { command, encoded } of group) {
      const { buildsOn } = command;
      const isThere = buildsOn === undefined || appended.has(buildsOn) || here.has(buildsOn);
      const attempt = yield* append(encoded, !isThere);
      if (attempt.head !== null) here.add(command);
      attempts.push(attempt);
    }
    return attempts;
  }

  /** Whether appends whose answer was lost are in the journal: the hash of the last event tells. */
  const areThere = async (attempts: readonly Attempt[]): Promise<boolean> => {
    const head = attempts.findLast((attempt) => attempt.head !== null)?.head ?? null;
    if (head === null) return true;
    const { journal, lastSeq, hash } = head;
    const found = await pool.first(selectHash({ ...journal, seq: lastSeq }));
    return found?.hash === hash;
  };

  const write = async (group: readonly Waiting[]): Promise<void> => {
    let attempts: readonly Attempt[];
    try {
      attempts = await pool.transactIn("READ COMMITTED", () => appendAll(group), areThere);
    } catch (error) {
      if (group.length === 1 || storageFaultOf(error) !== null) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One of them cannot be written: the others are not to suffer for it.
      for (const one of group) await write([one]);
      return;
    }
    const heads: JournalHead[] = [];
    for (const [index, { command, resolve }] of group.entries()) {
      const attempt = attempts[index];
      if (attempt === undefined) throw new Error("an append without an answer");
      if (attempt.head !== null) {
        appended.add(command);
        heads.push(attempt.head);
      }
      resolve(attempt.answer);
    }
    const [first] = heads;
    if (first !== undefined) grown(first.journal, heads);
  };

  return {
    async append(command) {
      const encoded = encode(command);
      const { journal } = command;
      const key = keyText(journal);
      return new Promise((resolve, reject) => {
        const waiting: Waiting = { command, encoded, resolve, reject };
        const joined = open.get(key);
        if (joined !== undefined) {
          joined.push(waiting);
          return;
        }
        const group = [waiting];
        open.set(key, group);
        const done = inTurn(journal, () => {
          if (open.get(key) === group) open.delete(key);
          return write(group);
        });
        done.catch((error: unknown) => {
          if (open.get(key) === group) open.delete(key);
          for (const one of group) one.reject(error);
        });
      });
    },
    closeGroup: (journal) => {
      open.delete(keyText(journal));
    },
  };
};
