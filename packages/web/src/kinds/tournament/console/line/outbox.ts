import { type Answer, isOffline, isSignedOut, type Problem } from "@losfee/contract";
import type { CommandAnswer } from "@losfee/contract/api";
import type { CommandInput } from "@losfee/core";
import { type Signal, signal } from "@preact/signals";
import { newKey } from "../../../../shell/client/api.ts";

/** A line on its way to the server. */
export interface OutboxItem {
  /** The same for every attempt: the server carries it out once. */
  readonly key: string;
  /** As typed. */
  readonly text: string;
  readonly board: number;
  readonly command: CommandInput;
  /** `waiting`: the network is gone, or the session; it will be sent again. */
  readonly state: "queued" | "sending" | "waiting" | "refused" | "done";
  readonly problem: Problem | null;
  readonly answer: CommandAnswer | null;
}

type Send = (command: CommandInput, key: string) => Promise<Answer<CommandAnswer>>;

/** Where unsent lines outlive a reload: `sessionStorage`. */
interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface Outbox {
  /** Latest first. */
  readonly items: Signal<readonly OutboxItem[]>;
  readonly add: (text: string, board: number, command: CommandInput) => void;
  /** Takes an item out, e.g. to mend a refused line. */
  readonly drop: (key: string) => void;
  /** Sends what waits, now. */
  readonly retry: () => void;
}

/** How many finished lines stay in view. */
const KEPT = 12;

/** How long to wait before a line is sent again, in milliseconds. */
const WAIT = 2_000;

/**
 * Lines that were typed, sent one after the other in the order of typing. Nobody has to wait for the
 * network, and nothing typed is lost: a line stays until the server has answered it.
 */
export const createOutbox = (name: string, send: Send, memory: Memory | null): Outbox => {
  const items = signal<readonly OutboxItem[]>(recall(name, memory));
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: readonly OutboxItem[]): void => {
    const done = next.filter(({ state }) => state === "done").slice(0, KEPT);
    items.value = next.filter((item) => item.state !== "done" || done.includes(item));
    const unsent = items.value.filter(({ state }) => state !== "done");
    try {
      memory?.setItem(name, JSON.stringify(unsent));
    } catch {
      // Full or forbidden: then a reload forgets, which the page itself does not.
    }
  };
  const put = (key: string, part: Partial<OutboxItem>): void =>
    change(items.value.map((item) => (item.key === key ? { ...item, ...part } : item)));

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    clearTimeout(timer);
    for (let next = oldestUnsent(items.value); next !== undefined; ) {
      if (next.state === "queued") put(next.key, { state: "sending" });
      const answer = await send(next.command, next.key);
      if (answer.ok) put(next.key, { state: "done", answer: answer.value, problem: null });
      else if (isOffline(answer.problem) || isSignedOut(answer.problem)) {
        put(next.key, { state: "waiting", problem: answer.problem });
        // Without a session it would be refused over and over.
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
      const item = { key: newKey(), text, board, command, problem: null, answer: null };
      change([{ ...item, state: "queued" }, ...items.value]);
      void run();
    },
    drop: (key) => change(items.value.filter((item) => item.key !== key)),
    retry: () => void run(),
  };
};

/** The boards whose lines the server has neither recorded nor refused. */
export const boardsOnTheirWay = (items: readonly OutboxItem[]): ReadonlySet<number> =>
  new Set(
    items.filter(({ state }) => state !== "done" && state !== "refused").map(({ board }) => board),
  );

const oldestUnsent = (items: readonly OutboxItem[]): OutboxItem | undefined =>
  items.findLast(({ state }) => state === "queued" || state === "sending" || state === "waiting");

const recall = (name: string, memory: Memory | null): readonly OutboxItem[] => {
  try {
    const items: unknown = JSON.parse(memory?.getItem(name) ?? "[]");
    return Array.isArray(items) ? (items as OutboxItem[]) : [];
  } catch {
    return [];
  }
};
