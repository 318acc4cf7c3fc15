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
import { createWebhookDispatcher, type DispatcherPorts } from "./dispatcher.ts";
import { createWebhookStore, type Webhook, type Webhooks } from "./hooks.ts";
import { payloadOf, testPayload } from "./payload.ts";
import { createServerKeys, type ServerKeys } from "./push-keys.ts";
import { createTargets } from "./target.ts";
import { webhookEventOf } from "./topics.ts";

/** What tells other programs of what is public of competitions. */
export interface WebhookServices {
  readonly webhooks: Webhooks;
  readonly deliveries: Pick<Deliveries, "log">;
  /** By which push services know this server. */
  readonly serverKeys: () => Promise<ServerKeys>;
  /** Sends one again; false where there is none such, or it is under way. */
  replay(competition: string, webhook: string, message: string): Promise<boolean>;
  /** Sends a message that tells only that messages arrive; false where there is no such webhook. */
  test(competition: string, webhook: string, words: TestWords): Promise<boolean>;
  /** Queues what occurred since, then sends whenever something is due, from now on. */
  start(): void;
  stop(): Promise<void>;
}

/** How a test message is titled, by language. */
export type TestWords = Readonly<Record<Language, string>>;

/** What they work with. */
export interface WebhookServicesPorts extends Pick<DispatcherPorts, "post"> {
  readonly store: Pick<JournalStore, "subscribe"> & Tables;
  readonly news: News;
  /** Who else has something to be sent, in the same way: what people are told. */
  readonly personal: {
    queue(competition: string): Promise<void>;
    competitions(): Promise<readonly string[]>;
  };
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  /** Whether it is this server that sends. */
  readonly fence?: Fence | null;
  /** Whether receivers may be this machine or in its network; decided by whoever runs the server. */
  readonly allowsPrivate: boolean;
  readonly now: () => string;
  /** Called with what went wrong with a competition; the others go on, and it is tried again. */
  readonly onError: (error: unknown) => void;
  /** How long an attempt may take, in milliseconds. */
  readonly patience?: number;
}

const AFTER_A_FAULT = 60_000;

/** How long changes are gathered before it is asked who is told of them, in milliseconds. */
const GATHERING = 20;

/** The services, still at rest. Several processes on one journal do nothing twice. */
export const createWebhookServices = (ports: WebhookServicesPorts): WebhookServices => {
  const { store, news, personal, clock, allowsPrivate, now, onError } = ports;
  const webhooks = createWebhookStore(store, now, allowsPrivate);
  const deliveries = createDeliveries(store, now, ports.fence);
  const serverKeys = createServerKeys(store, now);
  const targets = createTargets(store);
  const dispatcher = createWebhookDispatcher({ ...ports, targets, serverKeys, deliveries });
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let unsubscribe: (() => void) | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopping = false;

  /** Queues what occurred at a competition since it was looked at last. */
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

  /** Of most competitions nobody is told anything: all that have changed are asked for it together. */
  const workThrough = async (): Promise<void> => {
    const told = new Set<string>();
    const note = (competition: string) => async (): Promise<void> => {
      if (await targets.has(competition)) told.add(competition);
    };
    const changed = [...waiting];
    waiting.clear();
    await Promise.all(changed.map((competition) => unlessFailed(note(competition))));
    for (const competition of told) {
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
    // Whoever gave the command is answered first, and all that changes meanwhile is asked for at once.
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

/** The name of a message: the same for each attempt, and for each time that it is queued. */
const messageOf = ({ id }: Webhook, name: string): string => `msg_${id}_${name}`;
