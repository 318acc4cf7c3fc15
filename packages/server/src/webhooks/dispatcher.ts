import type { DateGuard } from "../clock/clock.ts";
import { createDispatcher, type Dispatcher } from "../delivery/dispatcher.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { ClaimedDelivery, Deliveries } from "./deliveries.ts";
import type { DeliveryOutcome } from "./fault.ts";
import type { ServerKeys } from "./push-keys.ts";
import { postOnce, type SendOptions, sendWebhook, TIMEOUT } from "./send.ts";
import type { Target, Targets } from "./target.ts";

/** Dependencies of a dispatcher of messages. */
export interface MessageDispatcherPorts {
  readonly targets: Targets;
  readonly deliveries: Deliveries;
  readonly serverKeys: () => Promise<ServerKeys>;
  /** Hands a message to the mail's outbox, which sends it once and retries by itself. */
  readonly post: (
    delivery: ClaimedDelivery,
    target: Extract<Target, { readonly channel: "mail" }>,
  ) => Promise<DeliveryOutcome>;
  readonly allowsPrivate: boolean;
  readonly now: () => string;
  /** While the date is in doubt nothing is sent: receivers check the time of the signature. */
  readonly clock: DateGuard;
  /** Called with errors other than the network's. */
  readonly onError: (error: unknown) => void;
  /** Time limit of an attempt in milliseconds. */
  readonly timeout?: number;
}

/** Limit of concurrent attempts; at most one per webhook. */
const AT_ONCE = 4;

const SHORTEST_PAUSE = 50;

/** Creates a dispatcher; several processes on one journal share the work. */
export const createMessageDispatcher = (ports: MessageDispatcherPorts): Dispatcher => {
  const { targets, deliveries, allowsPrivate, now, onError, timeout = TIMEOUT } = ports;
  /** Longer than an attempt may take: only a crash lets it expire. */
  const lease = 2 * timeout + 5_000;

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

  const deliver = async (delivery: ClaimedDelivery, signal: AbortSignal): Promise<number> => {
    const { competition, webhook } = delivery;
    const target = await targets.find(competition, webhook);
    // Removed in between, with its deliveries.
    if (target === null) return 0;
    const options = { allowsPrivate, timeout, now, signal };
    const outcome = await sendTo(target, delivery, options).catch((error: unknown) => {
      // A storage fault passes; any other error would recur at each attempt.
      if (storageFaultOf(error) !== null) throw error;
      onError(error);
      return { kind: "failed", fault: { code: "not-sendable" } } as const;
    });
    const isGone = outcome.kind === "failed" && outcome.fault.code === "gone";
    if (isGone && target.channel === "push") await targets.forget(competition, webhook);
    else if (signal.aborted && outcome.kind !== "sent") await deliveries.release(delivery);
    else await deliveries.finish(delivery, outcome);
    return 0;
  };

  return createDispatcher({
    ...ports,
    ...{ deliver, atOnce: AT_ONCE, shortestPause: SHORTEST_PAUSE, nextDue: deliveries.nextDue },
    claim: () => deliveries.claim(lease),
  });
};

/** A message for a browser. */
interface PushMessage {
  readonly target: Extract<Target, { readonly channel: "push" }>;
  /** JSON for the service worker; encrypted for the browser only. */
  readonly body: string;
  readonly keys: ServerKeys;
}

/** Seconds for which push services keep a message for a phone that is off: later it is no news. */
const KEPT_FOR = 12 * 3600;

/**
 * Sends a message to a browser's push service once (RFC 8030, 8291, 8292): encrypted, signed with
 * the server's key, to the internet only. Unknown browsers get the answer 404 or 410.
 */
const sendPush = async (
  { target, body, keys }: PushMessage,
  options: SendOptions,
): Promise<DeliveryOutcome> => {
  const { default: webPush } = await import("web-push");
  const request = webPush.generateRequestDetails(
    { endpoint: target.url, keys: target.keys },
    body,
    {
      TTL: KEPT_FOR,
      urgency: "high",
      contentEncoding: "aes128gcm",
      vapidDetails: {
        subject: subjectOf(target.baseUrl),
        publicKey: keys.public,
        privateKey: keys.private.reveal(),
      },
    },
  );
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const outcome = await postOnce(target.url, { headers, body: request.body }, options);
  return isUnknown(outcome) ? { kind: "failed", fault: { code: "gone" } } : outcome;
};

const isUnknown = (outcome: DeliveryOutcome): boolean =>
  outcome.kind !== "sent" && outcome.fault.code === "status" && outcome.fault.status === 404;

/** Returns the contact for push services: it must begin with https or be a mail address. */
const subjectOf = (baseUrl: string): string => baseUrl.replace(/^http:/, "https:");
