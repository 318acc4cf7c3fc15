import { setTimeout as delay } from "node:timers/promises";
import type { Language } from "@losfee/contract";
import { THE_PLACE } from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import type { Fence } from "../duty/lease.ts";
import type { JournalStore } from "../journal/store.ts";
import type { News } from "../news/news.ts";
import { occurrenceId } from "../news/occurrence.ts";
import type { Tables } from "../storage/tables.ts";
import { createDeliveries, type Deliveries, type NewDelivery } from "./deliveries.ts";
import { createMessageDispatcher, type MessageDispatcherPorts } from "./dispatcher.ts";
import { createWebhookStore, type Webhook, type Webhooks } from "./hooks.ts";
import { payloadOf, testPayload } from "./payload.ts";
import { createServerKeys, type ServerKeys } from "./push-keys.ts";
import { createTargets } from "./target.ts";
import { webhookEventOf } from "./topics.ts";

/** Notifies other programs of public events in competitions. */
export interface WebhookServices {
  readonly webhooks: Webhooks;
  readonly deliveries: Pick<Deliveries, "log">;
  /** Keys that identify this server to push services. */
  readonly serverKeys: () => Promise<ServerKeys>;
  /** Sends one again; false if it does not exist or is in progress. */
  replay(competition: string, webhook: string, message: string): Promise<boolean>;
  /** Sends a test message; false if there is no such webhook. */
  test(competition: string, webhook: string, words: TestWords): Promise<boolean>;
  /** Queues what occurred since the last run, then starts sending messages as they fall due. */
  start(): void;
  stop(): Promise<void>;
}

/** Titles of a test message, by language. */
export type TestWords = Readonly<Record<Language, string>>;

/** Dependencies of the services. */
export interface WebhookServicesPorts extends Pick<MessageDispatcherPorts, "post"> {
  readonly store: Pick<JournalStore, "subscribe"> & Tables;
  readonly news: News;
  /** Queues further messages, to people, for the same dispatcher. */
  readonly personal: {
    queue(competition: string): Promise<void>;
    competitions(): Promise<readonly string[]>;
  };
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  /** Checks that this server is the one that sends. */
  readonly fence?: Fence | null;
  /** True if receivers may be on this machine or in its network; set by the server's operator. */
  readonly allowsPrivate: boolean;
  readonly now: () => string;
  /** Called with the error of a competition; the others go on, and it is retried. */
  readonly onError: (error: unknown) => void;
  /** Time limit of an attempt in milliseconds. */
  readonly timeout?: number;
}

const AFTER_A_FAULT = 60_000;

/** Milliseconds for which changes are gathered before their receivers are looked up. */
const GATHERING = 20;

/** Creates the services, not started. Several processes on one journal do nothing twice. */
export const createWebhookServices = (ports: WebhookServicesPorts): WebhookServices => {
  const { store, news, personal, clock, allowsPrivate, now, onError } = ports;
  const webhooks = createWebhookStore(store, now, allowsPrivate);
  const deliveries = createDeliveries(store, now, ports.fence);
  const serverKeys = createServerKeys(store, now);
  const targets = createTargets(store);
  const dispatcher = createMessageDispatcher({ ...ports, targets, serverKeys, deliveries });
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let unsubscribe: (() => void) | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopping = false;

  /** Queues what occurred at a competition since the last run. */
  const queue = async (competition: string): Promise<void> => {
    await personal.queue(competition);
    await queueForWebhooks(competition);
    dispatcher.wake();
  };

  const queueForWebhooks = async (competition: string): Promise<void> => {
    const hooks = await webhooks.of(competition);
    if (hooks.length === 0) return;
    const occurred = await news.of(competition);
    if (occurred === null) return;
    for (const hook of hooks) {
      const messages = occurred.occurrences.flatMap((occurrence): readonly NewDelivery[] => {
        if (occurrence.seq <= hook.seq) return [];
        const { topic, type } = webhookEventOf(occurrence);
        if (!hook.topics.includes(topic)) return [];
        const payload = payloadOf(occurred.state, occurrence, type, hook);
        return [{ message: messageOf(hook, occurrenceId(occurrence)), type, ...payload }];
      });
      await deliveries.enqueue(competition, hook.id, messages, occurred.state.seq);
    }
  };

  const everyCompetition = async (): Promise<ReadonlySet<string>> =>
    new Set([...(await webhooks.competitions()), ...(await personal.competitions())]);

  /** Most competitions have no receivers: looks them up for all changed ones together. */
  const workThrough = async (): Promise<void> => {
    const subscribed = new Set<string>();
    const note = (competition: string) => async (): Promise<void> => {
      if (await targets.has(competition)) subscribed.add(competition);
    };
    const changed = [...waiting];
    waiting.clear();
    await Promise.all(changed.map((competition) => unlessFailed(note(competition))));
    for (const competition of subscribed) {
      if (stopping) return;
      await unlessFailed(() => queue(competition));
    }
  };

  const unlessFailed = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      onError(error);
      noteAllLater();
    }
  };

  const noteAll = async (): Promise<void> => {
    try {
      for (const id of await everyCompetition()) note(id);
    } catch (error) {
      onError(error);
      if (!stopping) noteAllLater();
    }
  };

  const noteAllLater = (): void => {
    retry ??= setTimeout(() => {
      retry = null;
      void noteAll();
    }, AFTER_A_FAULT).unref();
  };

  const note = (competition: string): void => {
    if (stopping) return;
    waiting.add(competition);
    // The command is answered first, and the receivers of all changes are looked up together.
    running ??= delay(GATHERING)
      .then(workThrough)
      .finally(() => {
        running = null;
        const [next] = waiting;
        if (next !== undefined) note(next);
      });
  };

  clock.onConfirmed(() => dispatcher.wake());

  return {
    webhooks,
    deliveries,
    serverKeys,
    async replay(competition, webhook, message) {
      const begun = await deliveries.replay(competition, webhook, message);
      dispatcher.wake();
      return begun;
    },
    async test(competition, id, words) {
      const hook = await webhooks.find(competition, id);
      const occurred = await news.of(competition);
      if (hook === null || occurred === null) return false;
      const time = now();
      const title = words[hook.language];
      const message: NewDelivery = {
        message: messageOf(hook, `test-${Date.parse(time).toString(36)}`),
        type: "webhook.test",
        title,
        body: testPayload(occurred.state, time, title, hook),
      };
      await deliveries.enqueue(competition, id, [message]);
      dispatcher.wake();
      return true;
    },
    start() {
      unsubscribe = store.subscribe(({ kind, journal: { owner, id } }) => {
        if (kind === "appended" && owner === THE_PLACE) note(id);
      });
      void noteAll();
      dispatcher.start();
    },
    async stop() {
      stopping = true;
      unsubscribe?.();
      if (retry !== null) clearTimeout(retry);
      await running;
      await dispatcher.stop();
    },
  };
};

/** Returns the id of a message: the same for each attempt, and each time it is queued. */
const messageOf = ({ id }: Webhook, name: string): string => `msg_${id}_${name}`;
