import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { seal, unseal } from "../standby/sealed.ts";
import {
  type LaptopSays,
  laptopSaysSchema,
  PUBLISHING,
  publishingAnswer,
  type ServerSays,
  type Shown,
  type Wanted,
} from "./messages.ts";
import type { Publications } from "./publications.ts";
import { type RelayedAnswer, relayedAnswer } from "./relayed-answer.ts";

/** The answer to a visitor's request. */
export interface ShownAnswer extends RelayedAnswer {
  /** Last contact of an absent laptop, ISO 8601 in UTC; null if the answer is current. */
  readonly asOf: string | null;
}

/** A visitor's live connection to an event. */
export interface RelayListener {
  /** The event has reached this seq. */
  reached(seq: number): void;
  /** The event is no longer published here. */
  ended(): void;
}

/**
 * Publishes events of laptops that no browser can reach: they poll for requests and answer them.
 */
export interface Relay {
  /**
   * The sealed answer to a laptop's message; null if the key is unknown. `gone` signals that its
   * connection has broken.
   */
  hear(sealed: Uint8Array, gone: AbortSignal): Promise<Buffer | null>;
  /** True if an event of a laptop is published here. */
  has(competition: string): boolean;
  /** The laptop's public answer at an address; null if it is away and nothing is cached. */
  ask(competition: string, question: Omit<Wanted, "id">): Promise<ShownAnswer | null>;
  /** Last seq of an event; 0 if it is not published here. */
  seqOf(competition: string): number;
  /** Subscribes to an event's changes. Returns a function that ends the subscription. */
  listen(competition: string, listener: RelayListener): () => void;
  /** Ends all pending waits: the server is about to stop. */
  endWaiting(): void;
}

/** Dependencies of a relay. */
export interface RelayPorts {
  readonly publications: Pick<Publications, "keys">;
  /** True if the identifier belongs to an event on this server, or is invalid. */
  readonly isTaken: (competition: string) => Promise<boolean>;
  /** Version of the scripts and styles of this server's pages. */
  readonly scripts: string;
  /** ISO 8601 in UTC. */
  readonly now: () => string;
  /** Longest wait of a visitor for a laptop, in milliseconds. */
  readonly timeout?: number;
}

/** Longest poll of a laptop without requests, in milliseconds. */
const ASK_AGAIN = 10_000;

/** A laptop without contact for this long is away, in milliseconds. */
const AWAY_AFTER = 15_000;

const TIMEOUT = 8000;

/** Validity of answers with times relative to now, in milliseconds. */
const HOLDS = 30_000;

/** Cache limit for all events together, in bytes, and for one answer. */
const MOST_KEPT = 256 * 1024 * 1024;
const LARGEST = 8 * 1024 * 1024;

/** Most pending requests for one laptop. */
const MOST_WANTED = 300;

interface Kept extends RelayedAnswer {
  readonly seq: number;
  /** By the process's clock, in milliseconds. */
  readonly at: number;
}

/** A laptop's answer, with the least seq of its event. */
type Answered = Shown & { readonly seq: number };

/** A published event of a laptop. */
interface Shop {
  readonly key: string;
  seq: number;
  /** The laptop's last contact, by the monotonic clock and by date. */
  heard: number;
  heardAt: string;
  /** Pending polls of the laptop. */
  waiting: number;
  wanted: Wanted[];
  /** Wakes a pending poll of the laptop. */
  wake: () => void;
  readonly asked: Map<string, (shown: Answered | null) => void>;
  readonly underWay: Map<string, Promise<Kept | null>>;
  readonly listeners: Set<RelayListener>;
}

/** A relay without any published events. */
export const createRelay = (ports: RelayPorts): Relay => {
  const { publications, isTaken, scripts, now, timeout = TIMEOUT } = ports;
  const shops = new Map<string, Shop>();
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1000,
  });
  let isEnding = false;

  const isThere = ({ waiting, heard }: Shop): boolean =>
    waiting > 0 || performance.now() - heard < AWAY_AFTER;

  const forget = (competition: string): void => {
    const shop = shops.get(competition);
    if (shop === undefined) return;
    shops.delete(competition);
    for (const answer of shop.asked.values()) answer(null);
    for (const listener of shop.listeners) listener.ended();
    for (const key of kept.keys()) {
      if (key.startsWith(`${JSON.stringify(competition)} `)) kept.delete(key);
    }
  };

  const shopOf = (competition: string, key: string): Shop | null => {
    const known = shops.get(competition);
    if (known !== undefined) return known.key === key || !isThere(known) ? known : null;
    const shop: Shop = {
      key,
      seq: 0,
      heard: Number.NEGATIVE_INFINITY,
      heardAt: now(),
      waiting: 0,
      wanted: [],
      wake: () => undefined,
      asked: new Map(),
      underWay: new Map(),
      listeners: new Set(),
    };
    shops.set(competition, shop);
    return shop;
  };

  /** A polling laptop reports its current seq; that of an answer may be outdated. */
  const note = (shop: Shop, { say, seq }: Exclude<LaptopSays, { say: "end" }>): void => {
    shop.heard = performance.now();
    shop.heardAt = now();
    if (say === "wait" ? seq === shop.seq : seq <= shop.seq) return;
    shop.seq = seq;
    for (const listener of [...shop.listeners]) listener.reached(seq);
  };

  const untilWanted = async (shop: Shop, gone: AbortSignal): Promise<readonly Wanted[]> => {
    if (shop.wanted.length === 0 && !isEnding) {
      shop.waiting++;
      const { promise, resolve } = Promise.withResolvers<void>();
      shop.wake();
      shop.wake = resolve;
      const timer = setTimeout(resolve, ASK_AGAIN);
      gone.addEventListener("abort", () => resolve(), { once: true });
      await promise;
      clearTimeout(timer);
      shop.waiting--;
      if (gone.aborted) {
        shop.heard = Number.NEGATIVE_INFINITY;
        return [];
      }
      shop.heard = performance.now();
    }
    return shop.wanted.splice(0, 20);
  };

  const answerTo = async (
    says: LaptopSays,
    key: string,
    gone: AbortSignal,
  ): Promise<ServerSays> => {
    const { competition } = says;
    if (says.say === "end") {
      if (shops.get(competition)?.key === key) forget(competition);
      return { say: "noted" };
    }
    if (await isTaken(competition)) {
      forget(competition);
      return { say: "refused", why: "taken" };
    }
    if (says.say === "wait" && says.scripts !== scripts) return { say: "refused", why: "version" };
    const shop = shopOf(competition, key);
    if (shop === null) return { say: "refused", why: "other" };
    note(shop, says);
    if (says.say === "wait") {
      return { say: "wanted", wanted: says.isFirst ? [] : [...(await untilWanted(shop, gone))] };
    }
    for (const one of says.shown) shop.asked.get(one.id)?.({ ...one, seq: says.seq });
    return { say: "noted" };
  };

  const request = (
    competition: string,
    shop: Shop,
    place: string,
    question: Omit<Wanted, "id">,
  ): Promise<Kept | null> => {
    if (shop.wanted.length >= MOST_WANTED) return Promise.resolve(null);
    const { promise, resolve } = Promise.withResolvers<Answered | null>();
    const id = randomUUID();
    const timer = setTimeout(() => resolve(null), timeout);
    shop.asked.set(id, resolve);
    shop.wanted.push({ id, ...question });
    shop.wake();
    const made = promise.then((shown): Kept | null => {
      clearTimeout(timer);
      shop.asked.delete(id);
      shop.underWay.delete(place);
      const relayed = shown === null ? null : relayedAnswer(competition, shown);
      if (shown === null || relayed === null) return null;
      const answer = { ...relayed, seq: shown.seq, at: performance.now() };
      kept.set(place, answer);
      return answer;
    });
    shop.underWay.set(place, made);
    return made;
  };

  return {
    async hear(sealed, gone) {
      for (const key of await publications.keys()) {
        const says = laptopSaysSchema.safeParse(unseal(key, PUBLISHING, sealed));
        if (!says.success) continue;
        return seal(key, publishingAnswer(says.data.nonce), await answerTo(says.data, key, gone));
      }
      return null;
    },
    has: (competition) => shops.has(competition),
    async ask(competition, question) {
      const shop = shops.get(competition);
      if (shop === undefined) return null;
      const { path, language, accept, baseUrl } = question;
      const about = JSON.stringify([path, language, accept, baseUrl]);
      const place = `${JSON.stringify(competition)} ${about}`;
      const before = kept.get(place);
      const isCurrent =
        before !== undefined && before.seq === shop.seq && performance.now() - before.at < HOLDS;
      const there = isThere(shop);
      if (before !== undefined && isCurrent && there) return { ...before, asOf: null };
      const fresh = there
        ? await (shop.underWay.get(place) ?? request(competition, shop, place, question))
        : null;
      if (fresh !== null) return { ...fresh, asOf: null };
      return before === undefined ? null : { ...before, asOf: shop.heardAt };
    },
    seqOf: (competition) => shops.get(competition)?.seq ?? 0,
    listen(competition, listener) {
      const shop = shops.get(competition);
      shop?.listeners.add(listener);
      return () => shop?.listeners.delete(listener);
    },
    endWaiting() {
      isEnding = true;
      for (const shop of shops.values()) {
        shop.wake();
        for (const answer of shop.asked.values()) answer(null);
      }
    },
  };
};
