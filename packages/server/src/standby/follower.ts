import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@losfee/core";
import { type Following, readReign, writeReign } from "../journal/reign.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { askOther, isAnswer, type NoAnswer, type OtherMachine } from "./asking.ts";
import type { AnswerTo, ChangedRow } from "./messages.ts";
import { keptTables, shapeOf } from "./shape.ts";
import { type Holdings, takeIn } from "./take-in.ts";

/** Why a file does not follow, or no longer. It stays as it is. */
export type FollowRefusal =
  /** There are competitions in it that came from nowhere else. */
  | { readonly code: "follow-not-empty"; readonly competitions: number }
  /** It follows another. */
  | { readonly code: "follow-other"; readonly url: string }
  /** Another has taken over from it: it is a leader of before. */
  | { readonly code: "follow-superseded"; readonly url: string }
  /** Whoever is there does not have this secret. */
  | { readonly code: "follow-stranger"; readonly url: string }
  /** Who is there does not lead, or does not let anybody follow any more. */
  | { readonly code: "follow-not-leading"; readonly url: string }
  | { readonly code: "follow-taken"; readonly url: string }
  /** The other Losfee is of another version. */
  | { readonly code: "follow-version"; readonly url: string };

/** How far it is. */
export type FollowState =
  | { readonly state: "unreachable" }
  | { readonly state: "receiving"; readonly rows: number }
  /** Everything is as it was there `at` that time. */
  | ({ readonly state: "current"; readonly at: string } & Holdings);

/** What following works with. */
export interface FollowPorts {
  readonly store: SqliteStore;
  readonly leader: OtherMachine;
  /** The port that this machine will serve at. */
  readonly port: number;
  readonly onState: (state: FollowState) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Before another attempt, in milliseconds. */
  readonly pause?: number;
}

/** The leader answers at once when there is something, and otherwise within ten seconds. */
const PATIENCE = 20_000;

const PAUSE = 1000;

/** As of when everything is here is written down so often, in milliseconds. */
const NOTE_EVERY = 10_000;

const FIRST: Omit<Following, "id" | "url"> = { life: "", position: 0, at: "" };

/** Keeps a file as it is on another machine, until `signal`; resolves then, or when it is refused. */
export const follow = async (ports: FollowPorts): Promise<Result<null, FollowRefusal>> => {
  const { store, leader, port, onState, signal, pause = PAUSE } = ports;
  const begun = await begin(ports);
  if (!begun.ok) return begun;
  let follows = begun.value;
  const tables = keptTables(store.database);
  const shape = shapeOf(tables);
  // A row may come before the one that it belongs to; at the end of a delivery both are here.
  store.database.exec("PRAGMA foreign_keys = OFF");
  /** What came since everything was as it was there at one moment. */
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
    // The first time there is nothing that could be half new: it need not all be held in memory.
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
    const answer = await askOther<"changes">(leader, question, PATIENCE, signal);
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

/** Whether the file may follow this leader, and from where on. */
const begin = async ({
  store,
  leader: { url, key },
}: FollowPorts): Promise<Result<Following, FollowRefusal>> => {
  const reign = await store.look(readReign);
  if (reign.superseded !== null)
    return err({ code: "follow-superseded", url: reign.superseded.url });
  if (reign.follows !== null && reign.key !== key) {
    return err({ code: "follow-other", url: reign.follows.url });
  }
  if (reign.follows === null) {
    const { length: competitions } = await store.heads();
    if (competitions > 0) return err({ code: "follow-not-empty", competitions });
  }
  const known = reign.follows ?? { ...FIRST, id: randomUUID(), url };
  const follows = { ...known, url };
  await store.transact(() => writeReign({ key, follows }));
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
