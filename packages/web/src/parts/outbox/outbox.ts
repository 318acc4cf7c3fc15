import { type Answer, isOffline, isSignedOut, type Problem } from "@losfee/contract";
import type { CommandAnswer } from "@losfee/contract/api";
import type { CommandInput } from "@losfee/core";
import { newKey } from "../../shell/client/new-key.ts";

/** A line on its way to the server. */
export interface OutboxItem {
  /** Idempotency key, the same for every attempt. */
  readonly key: string;
  /** As typed. */
  readonly text: string;
  readonly board: number;
  readonly command: CommandInput;
  /** `waiting`: offline or signed out; it will be sent again. */
  readonly state: "queued" | "sending" | "waiting" | "refused" | "done";
  readonly problem: Problem | null;
  readonly answer: CommandAnswer | null;
  /** Time of typing in milliseconds; defines the order of sending, even after a reload. */
  readonly typed: number;
}

/** Sends a line typed at `typed`, in milliseconds. */
type Send = (command: CommandInput, key: string, typed: number) => Promise<Answer<CommandAnswer>>;

/** An observable value: a signal, or a page's substitute. */
export interface Cell<Value> {
  value: Value;
}

/** Storage of unsent lines across reloads: `localStorage`, one key each. */
export type Memory = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export interface Outbox {
  /** Latest first. */
  readonly items: { readonly value: readonly OutboxItem[] };
  readonly add: (text: string, board: number, command: CommandInput) => void;
  /** Removes an item, e.g. to correct a refused line. */
  readonly drop: (key: string) => void;
  /** Sends waiting lines now. */
  readonly retry: () => void;
}

/** Number of finished lines that stay visible. */
const KEPT = 12;

/** Milliseconds before a line is sent again. */
const WAIT = 2_000;

/**
 * Queue of typed lines, sent one after the other in the order of typing. Users never wait for the
 * network, and no line is lost: each stays until the server has answered it.
 */
export const createOutbox = (
  name: string,
  send: Send,
  memory: Memory | null,
  cell: (initial: readonly OutboxItem[]) => Cell<readonly OutboxItem[]>,
  now: () => number = Date.now,
): Outbox => {
  const items = cell(recall(name, memory));
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: readonly OutboxItem[]): void => {
    const before = items.value;
    const done = next.filter(({ state }) => state === "done").slice(0, KEPT);
    items.value = next.filter((item) => item.state !== "done" || done.includes(item));
    remember(name, before, items.value, memory);
  };
  const put = (key: string, part: Partial<OutboxItem>): void =>
    change(items.value.map((item) => (item.key === key ? { ...item, ...part } : item)));

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    clearTimeout(timer);
    for (let next = oldestUnsent(items.value); next !== undefined; ) {
      if (next.state === "queued") put(next.key, { state: "sending" });
      const answer = await send(next.command, next.key, next.typed);
      if (answer.ok) put(next.key, { state: "done", answer: answer.value, problem: null });
      else if (isOffline(answer.problem) || isSignedOut(answer.problem)) {
        put(next.key, { state: "waiting", problem: answer.problem });
        // Without a session, it would be refused repeatedly.
        if (isOffline(answer.problem)) timer = setTimeout(run, WAIT);
        break;
      } else put(next.key, { state: "refused", problem: answer.problem });
      next = oldestUnsent(items.value);
    }
    running = false;
  };

  if (items.value.length > 0) void run();
  return {
    items,
    add: (text, board, command) => {
      const typed = Math.max(now(), (items.value[0]?.typed ?? 0) + 1);
      const item = { key: newKey(), text, board, command, problem: null, answer: null, typed };
      change([{ ...item, state: "queued" }, ...items.value]);
      void run();
    },
    drop: (key) => change(items.value.filter((item) => item.key !== key)),
    retry: () => void run(),
  };
};

/** True if the server has neither recorded nor refused a line. */
export const isOnItsWay = ({ state }: OutboxItem): boolean =>
  state !== "done" && state !== "refused";

/** True if a line belongs to a round. */
export const isOfRound = ({ command }: OutboxItem, round: number): boolean =>
  "round" in command && command.round === round;

/** Returns the boards of a round whose lines are on their way. */
export const boardsOnTheirWay = (
  items: readonly OutboxItem[],
  round: number,
): ReadonlySet<number> =>
  new Set(
    items.filter((item) => isOnItsWay(item) && isOfRound(item, round)).map(({ board }) => board),
  );

const oldestUnsent = (items: readonly OutboxItem[]): OutboxItem | undefined =>
  items.findLast(({ state }) => state === "queued" || state === "sending" || state === "waiting");

const placeIn = (name: string, key: string): string => `${name}/${key}`;

/** Storage keys of all unanswered lines, including those of other tabs. */
const stored = (name: string, memory: Memory): readonly string[] =>
  Array.from({ length: memory.length }, (_, index) => memory.key(index) ?? "").filter((key) =>
    key.startsWith(placeIn(name, "")),
  );

/** Stores unanswered lines. If the browser forbids storage, they are lost on reload. */
const remember = (
  name: string,
  before: readonly OutboxItem[],
  now: readonly OutboxItem[],
  memory: Memory | null,
): void => {
  try {
    const unsent = now.filter(({ state }) => state !== "done");
    for (const { key } of before) {
      if (!unsent.some((item) => item.key === key)) memory?.removeItem(placeIn(name, key));
    }
    for (const item of unsent) memory?.setItem(placeIn(name, item.key), JSON.stringify(item));
  } catch {
    // Ignored: the lines are still on the page.
  }
};

const recall = (name: string, memory: Memory | null): readonly OutboxItem[] => {
  try {
    if (memory === null) return [];
    return stored(name, memory)
      .map((key): unknown => JSON.parse(memory.getItem(key) ?? "null"))
      .filter(isItem)
      .toSorted((a, b) => b.typed - a.typed);
  } catch {
    return [];
  }
};

/** True if this version of the program stored it. */
const isItem = (value: unknown): value is OutboxItem =>
  typeof value === "object" && value !== null && "command" in value && "typed" in value;
