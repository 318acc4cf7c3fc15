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

/** What somebody who asked is shown. */
export interface ShownAnswer extends RelayedAnswer {
  /** Since when the laptop has not been heard of, ISO 8601 in UTC; null: what is shown is as it is there. */
  readonly asOf: string | null;
}

/** Somebody who looks at an event. */
export interface ReceptionListener {
  /** The event has come so far. */
  told(seq: number): void;
  /** It is shown here no longer. */
  ended(): void;
}

/** Shows events of laptops that no browser could reach: they ask what is wanted, and answer it. */
export interface Reception {
  /**
   * The sealed answer to what a laptop says; null: it has no key of ours. `gone` says that its
   * connection has broken.
   */
  hear(sealed: Uint8Array, gone: AbortSignal): Promise<Buffer | null>;
  /** Whether an event is shown here that is run on a laptop. */
  has(competition: string): boolean;
  /** What the laptop shows everybody at an address; null: it is not there, and nothing was kept. */
  ask(competition: string, question: Omit<Wanted, "id">): Promise<ShownAnswer | null>;
  /** How far an event is; 0 where it is not shown here. */
  seqOf(competition: string): number;
  /** Tells somebody of an event from now on. Returns what ends that. */
  listen(competition: string, listener: ReceptionListener): () => void;
  /** Lets nobody wait any longer: the server is about to end. */
  endWaiting(): void;
}

/** What a reception works with. */
export interface ReceptionPorts {
  readonly publications: Pick<Publications, "keys">;
  /** Whether the identifier is one of an event on this server itself, or none that could be shown. */
  readonly isTaken: (competition: string) => Promise<boolean>;
  /** What the scripts and styles of this server's pages are called. */
  readonly scripts: string;
  /** ISO 8601 in UTC. */
  readonly now: () => string;
  /** How long somebody waits for a laptop, in milliseconds. */
  readonly patience?: number;
}

/** A laptop that nobody asks for anything asks again after so long, in milliseconds. */
const ASK_AGAIN = 10_000;

/** A laptop that was not heard of for so long is away, in milliseconds. */
const AWAY_AFTER = 15_000;

const PATIENCE = 8000;

/** What is told from the clock holds for so long, in milliseconds. */
const HOLDS = 30_000;

/** So much is kept of all events together, in bytes, and of one answer. */
const MOST_KEPT = 256 * 1024 * 1024;
const LARGEST = 8 * 1024 * 1024;

/** So many questions wait for one laptop at most. */
const MOST_WANTED = 300;

interface Kept extends RelayedAnswer {
  readonly seq: number;
  /** By the process's clock, in milliseconds. */
  readonly at: number;
}

/** What a laptop has answered, and how far the event was at least. */
type Answered = Shown & { readonly seq: number };

/** An event that is run on a laptop. */
interface Shop {
  readonly key: string;
  seq: number;
  /** When the laptop was last heard of, by the process's clock and by the day's. */
  heard: number;
  heardAt: string;
  /** Requests of the laptop that wait for a question. */
  waiting: number;
  wanted: Wanted[];
  /** Wakes a request of the laptop that waits. */
  wake: () => void;
  readonly asked: Map<string, (shown: Answered | null) => void>;
  readonly underWay: Map<string, Promise<Kept | null>>;
  readonly listeners: Set<ReceptionListener>;
}

/** A reception at which nothing is shown yet. */
export const createReception = (ports: ReceptionPorts): Reception => {
  const { publications, isTaken, scripts, now, patience = PATIENCE } = ports;
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

  /** What is told while a laptop waits is how far it is; what comes with an answer may be overtaken. */
  const note = (shop: Shop, { say, seq }: Exclude<LaptopSays, { say: "end" }>): void => {
    shop.heard = performance.now();
    shop.heardAt = now();
    if (say === "wait" ? seq === shop.seq : seq <= shop.seq) return;
    shop.seq = seq;
    for (const listener of [...shop.listeners]) listener.told(seq);
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
    const timer = setTimeout(() => resolve(null), patience);
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
