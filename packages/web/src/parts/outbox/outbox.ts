import { type Answer, isOffline, isSignedOut, type Problem } from "@losfee/contract";
import type { CommandAnswer } from "@losfee/contract/api";
import type { CommandInput } from "@losfee/core";
import { newKey } from "../../shell/client/new-key.ts";

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
  /** When it was typed, in milliseconds: the order of sending, after a reload too. */
  readonly typed: number;
}

/** Sends a line; `typed` says when it was typed, in milliseconds. */
type Send = (command: CommandInput, key: string, typed: number) => Promise<Answer<CommandAnswer>>;

/** Holds a value that others watch: a signal, or what a page has in its place. */
export interface Cell<Value> {
  value: Value;
}

/** Where unsent lines outlive a reload: `localStorage`, each under a key of its own. */
export type Memory = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export interface Outbox {
  /** Latest first. */
  readonly items: { readonly value: readonly OutboxItem[] };
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
      const typed = Math.max(now(), (items.value[0]?.typed ?? 0) + 1);
      const item = { key: newKey(), text, board, command, problem: null, answer: null, typed };
      change([{ ...item, state: "queued" }, ...items.value]);
      void run();
    },
    drop: (key) => change(items.value.filter((item) => item.key !== key)),
    retry: () => void run(),
  };
};

/** Whether the server has neither recorded nor refused a line. */
export const isOnItsWay = ({ state }: OutboxItem): boolean =>
  state !== "done" && state !== "refused";

/** Whether a line is of a round. */
export const isOfRound = ({ command }: OutboxItem, round: number): boolean =>
  "round" in command && command.round === round;

/** The boards of a round whose lines are on their way. */
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

/** Where each line that is not answered yet is stored; other tabs have theirs there, too. */
const stored = (name: string, memory: Memory): readonly string[] =>
  Array.from({ length: memory.length }, (_, index) => memory.key(index) ?? "").filter((key) =>
    key.startsWith(placeIn(name, "")),
  );

/** Writes down what is not answered yet. Where a browser forbids that, it outlives no reload. */
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
    // Nothing to be done: the lines are still on the page.
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

/** Whether it was this version of the program that stored it. */
const isItem = (value: unknown): value is OutboxItem =>
  typeof value === "object" && value !== null && "command" in value && "typed" in value;
