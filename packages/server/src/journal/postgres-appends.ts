import { setImmediate as nextTurn } from "node:timers/promises";
import { type JournalKey, keyText, type Result } from "@losfee/core";
import type { PostgresPool } from "../storage/postgres/pool.ts";
import type { Steps } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { type Attempt, appendInOrder, isAppended } from "./append-in-order.ts";
import { type EncodedAppend, encode } from "./appending.ts";
import { selectHash } from "./reading-queries.ts";
import type { Append, AppendOutcome, AppendRefusal, JournalHead } from "./store.ts";

/** An append to a journal that waits for the previous transaction. */
interface Waiting {
  readonly command: Append;
  readonly encoded: EncodedAppend;
  readonly resolve: (answer: Result<AppendOutcome, AppendRefusal>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Appends in call order; appends that arrive during a write share the next transaction, for one
 * journal and for many.
 */
export interface PostgresAppends {
  append(command: Append): Promise<Result<AppendOutcome, AppendRefusal>>;
  /** Later appends do not join the waiting group: other work comes in between. */
  closeGroup(journal: JournalKey): void;
}

/** Dependencies of appends. */
export interface AppendsOptions {
  readonly pool: PostgresPool;
  /** Runs work on a journal after everything requested before. */
  readonly inTurn: <T>(journal: JournalKey, work: () => Promise<T>) => Promise<T>;
  /** Called with everything that a transaction appended to a journal, in order. */
  readonly grown: (journal: JournalKey, heads: readonly JournalHead[]) => void;
}

/** Appends to one journal that wait for a transaction. */
interface Group {
  readonly key: string;
  readonly appends: readonly Waiting[];
  /** Called when all of them are answered. */
  readonly done: () => void;
}

/** Most concurrent transactions; later appends wait and share the next one. */
const AT_ONCE = 2;

/** Appends over the connections of `pool`. */
export const createPostgresAppends = ({ pool, inTurn, grown }: AppendsOptions): PostgresAppends => {
  /** Appended by this process: appends that build on another look it up here. */
  const appended = new WeakSet<Append>();
  /** By journal: the group whose transaction has not begun. */
  const open = new Map<string, Waiting[]>();

  /**
   * Groups waiting for a transaction: at most one per journal, and none of a journal being written.
   */
  let ready: Group[] = [];
  let underWay = 0;

  const appendAll = (group: readonly Waiting[]): Steps<readonly Attempt[]> =>
    appendInOrder(
      group.map(({ encoded }) => encoded),
      (base) => appended.has(base),
    );

  /** True if appends whose answer was lost are in the journal, by the hash of the last event. */
  const areThere = async (attempts: readonly Attempt[]): Promise<boolean> => {
    const head = attempts.findLast((attempt) => attempt.head !== null)?.head ?? null;
    if (head === null) return true;
    const { journal, lastSeq, hash } = head;
    const found = await pool.first(selectHash({ ...journal, seq: lastSeq }));
    return found?.hash === hash;
  };

  /** Writes several journals; the order is the same on every server, which prevents deadlocks. */
  const writeTogether = async (groups: readonly Group[]): Promise<void> => {
    const sorted = groups.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    let attempts: readonly (readonly Attempt[])[];
    try {
      attempts = await pool.transactTogether(
        () => sorted.map(({ appends }) => appendAll(appends)),
        async (found) => areAll(await Promise.all(found.map(areThere))),
      );
    } catch (error) {
      if (storageFaultOf(error) !== null) {
        for (const { reject } of sorted.flatMap(({ appends }) => appends)) reject(error);
        return;
      }
      // A conflict or a faulty one: the others must not fail with it.
      for (const { appends } of sorted) await write(appends);
      return;
    }
    for (const [index, { appends }] of sorted.entries()) answer(appends, attempts[index] ?? []);
  };

  const writeReady = async (): Promise<void> => {
    underWay++;
    // Everything requested in this turn.
    await nextTurn();
    const groups = ready;
    ready = [];
    for (const { key, appends } of groups) if (open.get(key) === appends) open.delete(key);
    try {
      const [only] = groups;
      if (groups.length === 1 && only !== undefined) await write(only.appends);
      else await writeTogether(groups);
    } catch (error) {
      for (const { reject } of groups.flatMap(({ appends }) => appends)) reject(error);
    }
    for (const { done } of groups) done();
    underWay--;
    if (ready.length > 0) void writeReady();
  };

  const inTransaction = (key: string, appends: readonly Waiting[]): Promise<void> =>
    new Promise((done) => {
      ready.push({ key, appends, done });
      if (underWay < AT_ONCE && ready.length === 1) void writeReady();
    });

  const write = async (group: readonly Waiting[]): Promise<void> => {
    let attempts: readonly Attempt[];
    try {
      attempts = await pool.transactIn("READ COMMITTED", () => appendAll(group), areThere);
    } catch (error) {
      if (group.length === 1 || storageFaultOf(error) !== null) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One of them cannot be written: the others must not fail with it.
      for (const one of group) await write([one]);
      return;
    }
    answer(group, attempts);
  };

  const answer = (group: readonly Waiting[], attempts: readonly Attempt[]): void => {
    const heads: JournalHead[] = [];
    for (const [index, { command, resolve }] of group.entries()) {
      const attempt = attempts[index];
      if (attempt === undefined) throw new Error("an append without an answer");
      if (isAppended(attempt)) appended.add(command);
      if (attempt.head !== null) heads.push(attempt.head);
      resolve(attempt.answer);
    }
    const [first] = heads;
    if (first !== undefined) grown(first.journal, heads);
  };

  const areAll = (those: readonly boolean[]): boolean => those.every(Boolean);

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
        const done = inTurn(journal, () => inTransaction(key, group));
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
