import type { DateGuard } from "../clock/clock.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { ClaimedDelivery, Deliveries } from "./deliveries.ts";
import type { DeliveryOutcome } from "./fault.ts";
import type { ServerKeys } from "./push-keys.ts";
import { PATIENCE, type SendOptions, sendWebhook } from "./send.ts";
import { sendPush } from "./send-push.ts";
import type { Target, Targets } from "./target.ts";

/** What a dispatcher works with. */
export interface DispatcherPorts {
  readonly targets: Targets;
  readonly deliveries: Deliveries;
  readonly serverKeys: () => Promise<ServerKeys>;
  /** Hands a message to the mail, which sends it once and tries again by itself. */
  readonly post: (
    delivery: ClaimedDelivery,
    target: Extract<Target, { readonly channel: "mail" }>,
  ) => Promise<DeliveryOutcome>;
  readonly allowsPrivate: boolean;
  readonly now: () => string;
  /** While the date is in doubt nothing is sent: receivers check when a message was signed. */
  readonly clock: DateGuard;
  /** Called with errors that are not the network's. */
  readonly onError: (error: unknown) => void;
  /** How long an attempt may take, in milliseconds. */
  readonly patience?: number;
}

/** Sends what is due, beside everything else. */
export interface WebhookDispatcher {
  start(): void;
  /** Something new may be due. */
  wake(): void;
  /** Breaks off what is under way: it is tried again when there is a server again. */
  stop(): Promise<void>;
}

/** How many are under way at a time; of one webhook never more than one. */
const AT_ONCE = 4;

/** However quiet it is: another server may have crashed. Milliseconds. */
const LONGEST_PAUSE = 60_000;
const SHORTEST_PAUSE = 50;

/** A dispatcher; several, in several processes on one journal, share the work. */
export const createWebhookDispatcher = (ports: DispatcherPorts): WebhookDispatcher => {
  const { targets, deliveries, allowsPrivate, now, clock, onError, patience = PATIENCE } = ports;
  /** Longer than an attempt may take: so it ends before it only by a crash. */
  const lease = 2 * patience + 5_000;
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let started = false;
  let filling: Promise<void> | null = null;

  const sendTo = async (
    target: Target,
    delivery: ClaimedDelivery,
    options: SendOptions,
  ): Promise<DeliveryOutcome> => {
    const { message: id, body } = delivery;
    switch (target.channel) {
      case "webhook":
        return sendWebhook({ id, body, url: target.url, secret: target.secret }, options);
      case "push":
        return sendPush({ target, body, keys: await ports.serverKeys() }, options);
      case "mail":
        return ports.post(delivery, target);
    }
  };

  const deliver = async (delivery: ClaimedDelivery): Promise<void> => {
    const { competition, webhook } = delivery;
    const target = await targets.find(competition, webhook);
    // Removed in between, and its deliveries with it.
    if (target === null) return;
    const signal = stopped.signal;
    const options = { allowsPrivate, patience, now, signal };
    const outcome = await sendTo(target, delivery, options).catch((error: unknown) => {
      // The medium's fault passes; anything else would be thrown at each attempt.
      if (storageFaultOf(error) !== null) throw error;
      onError(error);
      return { kind: "failed", fault: { code: "not-sendable" } } as const;
    });
    const isGone = outcome.kind === "failed" && outcome.fault.code === "gone";
    if (isGone && target.channel === "push") await targets.forget(competition, webhook);
    else if (signal.aborted && outcome.kind !== "delivered") await deliveries.release(delivery);
    else await deliveries.finish(delivery, outcome);
  };

  const fill = async (): Promise<void> => {
    while (!stopped.signal.aborted && underWay.size < AT_ONCE && (await clock.isTrusted())) {
      const delivery = await deliveries.claim(lease);
      if (delivery === null) break;
      const work = deliver(delivery)
        .catch(onError)
        .finally(() => {
          underWay.delete(work);
          look();
        });
      underWay.add(work);
    }
  };

  const look = (): void => {
    if (!started || stopped.signal.aborted || filling !== null) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    filling = fill()
      .then(pauseUntilDue)
      .catch((error: unknown) => {
        onError(error);
        return LONGEST_PAUSE;
      })
      .then((pause) => {
        filling = null;
        rest(pause);
      });
  };

  const pauseUntilDue = async (): Promise<number> => {
    const due = await deliveries.nextDue();
    if (due === null || !(await clock.isTrusted())) return LONGEST_PAUSE;
    const wait = Date.parse(due) - Date.parse(now());
    return Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, wait));
  };

  /** While as many as may be are under way, whichever ends looks again. */
  const rest = (pause: number): void => {
    if (stopped.signal.aborted || timer !== null || underWay.size >= AT_ONCE) return;
    timer = setTimeout(look, pause);
    timer.unref();
  };

  return {
    start() {
      started = true;
      look();
    },
    wake: look,
    async stop() {
      stopped.abort();
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await filling;
      await Promise.all(underWay);
    },
  };
};
