import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@losfee/core";
import {
  type Leadership,
  type ReplicatedHead,
  readLeadership,
  type Superseded,
  type TookOver,
  writeLeadership,
} from "../journal/leadership.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { askOther, isAnswer } from "./asking.ts";
import { beginChangeLog } from "./change-log.ts";
import { type MissingEvents, missingThere } from "./shape.ts";

/** Why a server does not start on a file. */
export type LeadershipRefusal =
  /** The leader answers. */
  | { readonly code: "standby-leader-runs"; readonly url: string }
  /** The copy was incomplete when the leader stopped answering. */
  | { readonly code: "standby-incomplete"; readonly url: string }
  | {
      readonly code: "superseded";
      readonly url: string;
      readonly at: string;
      readonly missing: readonly MissingEvents[];
    };

/** Dependencies of the decision. */
export interface LeadershipPorts {
  readonly store: SqliteStore;
  readonly now: () => string;
  /** Longest wait for another machine's answer, in milliseconds. */
  readonly timeout?: number;
}

const TIMEOUT = 2000;

/**
 * Decides who leads before a server starts on a file: a standby takes over if its leader does not
 * answer; a former leader whose standby has taken over does not start.
 */
export const settleLeadership = async (
  ports: LeadershipPorts,
): Promise<Result<TookOver | null, LeadershipRefusal>> => {
  const { store, timeout = TIMEOUT } = ports;
  const leadership = await store.look(readLeadership);
  const { key, follows, standby } = leadership;
  if (key === null) return ok(null);
  if (follows !== null) return takeOver(ports, leadership);
  const found =
    leadership.superseded ??
    (standby && (await standbyThatLeads(standby.url, key, leadership, timeout)));
  if (found !== null) {
    if (leadership.superseded === null)
      await store.transact(() => writeLeadership({ superseded: found }));
    const { url, at } = found;
    return err({ code: "superseded", url, at, missing: await missingThere(store, found.heads) });
  }
  await beginChangeLog(store);
  return ok(leadership.tookOver?.told === false ? leadership.tookOver : null);
};

const standbyThatLeads = async (
  url: string,
  key: string,
  { epoch }: Leadership,
  timeout: number,
): Promise<Superseded | null> => {
  const answer = await askOther<"hello">({ url, key }, { ask: "hello" }, timeout);
  if (!isAnswer(answer, "hello") || !answer.leads || answer.epoch <= epoch) return null;
  return answer.tookOver === null ? null : { ...answer.tookOver, url };
};

const takeOver = async (
  { store, now, timeout = TIMEOUT }: LeadershipPorts,
  { epoch, key, follows }: Leadership,
): Promise<Result<TookOver, LeadershipRefusal>> => {
  if (follows === null || key === null) throw new TypeError("it follows nobody");
  const { url } = follows;
  const answer = await askOther<"hello">({ url, key }, { ask: "hello" }, timeout);
  if (isAnswer(answer, "hello") && answer.leads) return err({ code: "standby-leader-runs", url });
  if (follows.at === "") return err({ code: "standby-incomplete", url });
  const heads = (await store.heads()).map(
    ({ journal, lastSeq, hash }): ReplicatedHead => ({
      competition: journal.id,
      seq: lastSeq,
      hash,
    }),
  );
  const tookOver = { epoch: epoch + 1, at: now(), heads, from: url, asOf: follows.at, told: false };
  await store.transact(() =>
    writeLeadership({ epoch: epoch + 1, follows: null, standby: null, tookOver }),
  );
  await beginChangeLog(store);
  return ok(tookOver);
};

/** Interval of attempts to inform the former leader, in milliseconds. */
const TELL_EVERY = 3000;

/**
 * Informs the former leader, once it is back, that it no longer leads; until it knows, or `signal`.
 * `url`: this machine's.
 */
export const tellFormerLeader = async (
  { store, timeout = TIMEOUT }: Omit<LeadershipPorts, "now">,
  tookOver: TookOver,
  url: string,
  signal: AbortSignal,
  every = TELL_EVERY,
): Promise<void> => {
  const { key } = await store.look(readLeadership);
  if (key === null) return;
  const { epoch, at, heads, from } = tookOver;
  const to = { epoch, at, heads, url };
  while (!signal.aborted) {
    const answer = await askOther<"give-way">(
      { url: from, key },
      { ask: "give-way", to },
      timeout,
      signal,
    );
    if (isAnswer(answer, "gave-way") && answer.isDone) {
      await store.transact(() => writeLeadership({ tookOver: { ...tookOver, told: true } }));
      return;
    }
    await delay(every, undefined, { signal }).catch(() => undefined);
  }
};
