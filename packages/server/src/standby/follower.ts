import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@losfee/core";
import { type Following, readLeadership, writeLeadership } from "../journal/leadership.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { askOther, isAnswer, type NoAnswer, type OtherMachine } from "./asking.ts";
import type { AnswerTo, ChangedRow } from "./messages.ts";
import { keptTables, shapeOf } from "./shape.ts";
import { type Holdings, takeIn } from "./take-in.ts";

/** Why a file cannot follow, or stops. It stays unchanged. */
export type FollowRefusal =
  /** It contains competitions of its own. */
  | { readonly code: "follow-not-empty"; readonly competitions: number }
  /** It follows another leader. */
  | { readonly code: "follow-other"; readonly url: string }
  /** Another machine has taken over from it: it is a former leader. */
  | { readonly code: "follow-superseded"; readonly url: string }
  /** The other machine does not have this secret. */
  | { readonly code: "follow-stranger"; readonly url: string }
  /** The other machine does not lead, or no longer allows a standby. */
  | { readonly code: "follow-not-leading"; readonly url: string }
  | { readonly code: "follow-taken"; readonly url: string }
  /** The other Losfee has another version. */
  | { readonly code: "follow-version"; readonly url: string };

/** Progress of following. */
export type FollowState =
  | { readonly state: "unreachable" }
  | { readonly state: "receiving"; readonly rows: number }
  /** Complete as of the leader's state `at` that time. */
  | ({ readonly state: "current"; readonly at: string } & Holdings);

/** Dependencies of following. */
export interface FollowPorts {
  readonly store: SqliteStore;
  readonly leader: OtherMachine;
  /** The port that this machine will serve on. */
  readonly port: number;
  readonly onState: (state: FollowState) => void;
  /** Ends following. */
  readonly signal: AbortSignal;
  /** Pause before a retry, in milliseconds. */
  readonly pause?: number;
}

/** The leader answers at once if there are changes, otherwise within ten seconds. */
const TIMEOUT = 20_000;

const PAUSE = 1000;

/** Interval of storing the time of the last complete state, in milliseconds. */
const NOTE_EVERY = 10_000;

const FIRST: Omit<Following, "id" | "url"> = { life: "", position: 0, at: "" };

/** Keeps a file in sync with another machine until `signal`; resolves then, or on a refusal. */
export const follow = async (ports: FollowPorts): Promise<Result<null, FollowRefusal>> => {
  const { store, leader, port, onState, signal, pause = PAUSE } = ports;
  const begun = await begin(ports);
  if (!begun.ok) return begun;
  let follows = begun.value;
  const tables = keptTables(store.database);
  const shape = shapeOf(tables);
  // A row may arrive before the one it refers to; both are there at the end of a delivery.
  store.database.exec("PRAGMA foreign_keys = OFF");
  /** Rows received since the last complete state. */
  let waiting: ChangedRow[] = [];
  let received = 0;
  let asked = { life: follows.life, after: follows.position };
  let holdings = null as Holdings | null;
  let notedAt = 0;

  const takeAnswer = async (answer: AnswerTo<"changes">): Promise<void> => {
    const { life, rows, upTo, isComplete, at } = answer;
    const isAnew = life !== follows.life;
    if (life !== asked.life) waiting = [];
    waiting.push(...rows);
    received += rows.length;
    asked = { life, after: upTo };
    // The first copy has no earlier state to protect: it need not fit in memory.
    const isFirst = follows.at === "";
    if (!isComplete && !isFirst) return;
    const mustWrite = rows.length > 0 || waiting.length > 0 || isAnew || holdings === null;
    if (mustWrite || performance.now() - notedAt > NOTE_EVERY) {
      follows = { ...follows, life, position: upTo, at: isComplete ? at : follows.at };
      const delivery = { rows: waiting, isAnew, isComplete, follows };
      holdings = (await takeIn(store, tables, delivery)) ?? holdings;
      waiting = [];
      notedAt = performance.now();
    }
  };

  while (!signal.aborted) {
    const question = { ask: "changes" as const, ...asked, id: follows.id, port };
    const answer = await askOther<"changes">(leader, question, TIMEOUT, signal);
    if (signal.aborted) break;
    if (answer === "unreachable") {
      onState({ state: "unreachable" });
      await delay(pause, undefined, { signal }).catch(() => undefined);
      continue;
    }
    const refusal = refusalIn(answer, shape, leader.url);
    if (refusal !== null) return err(refusal);
    if (!isAnswer(answer, "changes")) return err({ code: "follow-stranger", url: leader.url });
    await takeAnswer(answer);
    if (answer.isComplete && holdings !== null) {
      onState({ state: "current", at: answer.at, ...holdings });
    } else onState({ state: "receiving", rows: received });
  }
  return ok(null);
};

/** Asks whether the file may follow this leader, and from which change. */
const begin = async ({
  store,
  leader: { url, key },
}: FollowPorts): Promise<Result<Following, FollowRefusal>> => {
  const leadership = await store.look(readLeadership);
  if (leadership.superseded !== null)
    return err({ code: "follow-superseded", url: leadership.superseded.url });
  if (leadership.follows !== null && leadership.key !== key) {
    return err({ code: "follow-other", url: leadership.follows.url });
  }
  if (leadership.follows === null) {
    const { length: competitions } = await store.heads();
    if (competitions > 0) return err({ code: "follow-not-empty", competitions });
  }
  const known = leadership.follows ?? { ...FIRST, id: randomUUID(), url };
  const follows = { ...known, url };
  await store.transact(() => writeLeadership({ key, follows }));
  return ok(follows);
};

const refusalIn = (
  answer: Exclude<Awaited<ReturnType<typeof askOther>>, "unreachable"> | NoAnswer,
  shape: string,
  url: string,
): FollowRefusal | null => {
  if (typeof answer === "string") return { code: "follow-stranger", url };
  if (answer.answer === "refused") {
    return { code: answer.why === "not-leading" ? "follow-not-leading" : "follow-taken", url };
  }
  if (answer.answer === "changes" && answer.shape !== shape) return { code: "follow-version", url };
  return null;
};
