import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { THE_PLACE } from "@losfee/core";
import type { Showing } from "@losfee/web";
import type { JournalStore } from "../journal/store.ts";
import { seal, unseal } from "../standby/sealed.ts";
import {
  type LaptopSays,
  PUBLISH_PATH,
  PUBLISHING,
  publishingAnswer,
  type ServerSays,
  type Shown,
  serverSaysSchema,
  type Wanted,
} from "./messages.ts";
import type { Publication, Publications } from "./publications.ts";
import { isAddressOf } from "./relayed-answer.ts";

/** Publishes events of this machine on public servers. It connects to them, never the reverse. */
export interface Publisher {
  /** Starts publishing. */
  start(): void;
  /** State of an event's publication; null if it is not published. */
  showing(competition: string): Showing | null;
  stop(): Promise<void>;
}

/** Dependencies of a publisher. */
export interface PublisherPorts {
  readonly publications: Pick<Publications, "all">;
  readonly store: Pick<JournalStore, "subscribe">;
  /** The event's last seq; null if there is none, or it is not public. */
  readonly seqOf: (competition: string) => Promise<number | null>;
  /** Renders the public page at an address of the event, with that server's base URL. */
  readonly show: (wanted: Wanted) => Promise<Shown>;
  readonly scripts: string;
  readonly now: () => string;
  /** Called with unexpected errors. */
  readonly onError: (error: unknown) => void;
  /** Pause before a retry, in milliseconds. */
  readonly pause?: number;
}

/** The server answers within ten seconds. */
const TIMEOUT = 20_000;

/** Polling interval for new publications, which the command line enters, in milliseconds. */
const READ_EVERY = 2000;

const PAUSE = 1000;

/** A refusal is unlikely to change soon. */
const PAUSE_AFTER_REFUSAL = 10_000;

interface Running extends Publication {
  readonly ended: AbortController;
  readonly loop: Promise<void>;
}

/** A publisher, not yet started. */
export const createPublisher = (ports: PublisherPorts): Publisher => {
  const { publications, store, seqOf, show, scripts, now, onError, pause = PAUSE } = ports;
  const running = new Map<string, Running>();
  const states = new Map<string, Showing>();
  const stopping = new AbortController();
  let reading: Promise<void> = Promise.resolve();
  let unsubscribe: (() => void) | null = null;

  const enter = ({ competition, url }: Publication, state: Showing["state"]): void => {
    if (states.get(competition)?.state === state) return;
    const shownAt = `${url}/c/${competition}`;
    states.set(competition, { url: shownAt, state, since: now() });
  };

  /** Sends the event's seq and a requested page; lost answers are requested again. */
  const tell = async (
    publication: Publication,
    signal: AbortSignal,
    show: () => Promise<readonly Shown[]> = async () => [],
  ): Promise<void> => {
    const { competition } = publication;
    // Read before rendering: the page is then at least as new.
    const seq = await seqOf(competition);
    if (seq === null) return;
    await say(publication, { say: "show", competition, seq, shown: [...(await show())] }, signal);
  };

  const answerAll = async (
    publication: Publication,
    wanted: readonly Wanted[],
    signal: AbortSignal,
  ): Promise<void> => {
    const asked = wanted.filter(({ path }) => isOf(path, publication.competition));
    await Promise.all(asked.map((one) => tell(publication, signal, async () => [await show(one)])));
  };

  const keepShowing = async (publication: Publication, signal: AbortSignal): Promise<void> => {
    const { competition } = publication;
    while (!signal.aborted) {
      const seq = await seqOf(competition);
      if (seq === null) return;
      const isFirst = states.get(competition)?.state !== "shown";
      const waits = { say: "wait" as const, competition, seq, scripts, isFirst };
      const answer = await say(publication, waits, signal);
      if (signal.aborted) return;
      if (typeof answer === "string") {
        enter(publication, answer);
        await delay(pause, undefined, { signal }).catch(() => undefined);
      } else if (answer.say === "refused") {
        enter(publication, answer.why);
        const wait = Math.max(pause, PAUSE_AFTER_REFUSAL);
        await delay(wait, undefined, { signal }).catch(() => undefined);
      } else {
        enter(publication, "shown");
        // Answers in the background while the next requests are fetched.
        if (answer.say === "wanted" && answer.wanted.length > 0) {
          void answerAll(publication, answer.wanted, signal).catch(onError);
        }
      }
    }
  };

  const begin = (publication: Publication): void => {
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, stopping.signal]);
    enter(publication, "connecting");
    const loop = keepShowing(publication, signal).catch(onError);
    running.set(publication.competition, { ...publication, ended, loop });
  };

  const end = async ({ ended, loop, ...publication }: Running): Promise<void> => {
    const { competition } = publication;
    running.delete(competition);
    states.delete(competition);
    ended.abort();
    await loop;
    // An unreachable server notices the missing answers.
    await say(publication, { say: "end", competition }, AbortSignal.timeout(3000));
  };

  const read = async (): Promise<void> => {
    const wanted = new Map((await publications.all()).map((one) => [one.competition, one]));
    for (const one of [...running.values()]) {
      const still = wanted.get(one.competition);
      if (still?.url !== one.url || still.key !== one.key) await end(one);
    }
    for (const one of wanted.values()) if (!running.has(one.competition)) begin(one);
  };

  const keepReading = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await read().catch(onError);
      await delay(READ_EVERY, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    start() {
      unsubscribe = store.subscribe(({ kind, journal: { owner, id } }) => {
        const publication = running.get(id);
        if (kind !== "appended" || owner !== THE_PLACE || publication === undefined) return;
        void tell(publication, stopping.signal).catch(onError);
      });
      reading = keepReading();
    },
    showing: (competition) => states.get(competition) ?? null,
    async stop() {
      stopping.abort();
      unsubscribe?.();
      await reading;
      await Promise.all([...running.values()].map(({ loop }) => loop));
    },
  };
};

/** True if a path is public and belongs to the event: nothing else is published. */
const isOf = (path: string, competition: string): boolean =>
  path.startsWith("/") &&
  !path.startsWith("//") &&
  isAddressOf(competition, new URL(path, "http://localhost").pathname);

type WithoutNonce<Said> = Said extends { readonly nonce: string } ? Omit<Said, "nonce"> : never;

/** Sends a message to the server; returns its answer, or why there is none. */
const say = async (
  { url, key }: Publication,
  says: WithoutNonce<LaptopSays>,
  signal: AbortSignal,
): Promise<ServerSays | "unreachable" | "stranger"> => {
  const nonce = randomUUID();
  let sealed: Uint8Array;
  try {
    const response = await fetch(url + PUBLISH_PATH, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(seal(key, PUBLISHING, { ...says, nonce })),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    sealed = new Uint8Array(await response.arrayBuffer());
    if (response.status >= 500 || response.status === 429) return "unreachable";
    if (!response.ok) return "stranger";
  } catch (error) {
    // Errors of fetch concern the network: unreachable, interrupted, timeout.
    if (!(error instanceof Error)) throw error;
    return "unreachable";
  }
  const answer = serverSaysSchema.safeParse(unseal(key, publishingAnswer(nonce), sealed));
  return answer.success ? answer.data : "stranger";
};
