/** Why a message was not delivered. */
export type WebhookFault =
  /** The receiver answered with a status other than 2xx. */
  | { readonly code: "status"; readonly status: number }
  /** A redirect, which is not followed. */
  | { readonly code: "redirect"; readonly status: number }
  /** The receiver wants no more messages (410). */
  | { readonly code: "gone" }
  | { readonly code: "timeout" }
  | { readonly code: "no-connection" }
  | { readonly code: "no-encryption" }
  | { readonly code: "unknown-host" }
  | { readonly code: "address-private" }
  /** No request can be made of it: an invalid key, an address that was altered. */
  | { readonly code: "not-sendable" }
  /** Retried for days. `last`: the last reason. */
  | { readonly code: "given-up"; readonly last: WebhookFault }
  /** It named an erased person. */
  | { readonly code: "erased" };

/** Result of an attempt. */
export type DeliveryOutcome =
  | { readonly kind: "delivered" }
  /** `wait`: pause that the receiver requests, in seconds. */
  | { readonly kind: "later"; readonly fault: WebhookFault; readonly wait?: number }
  | { readonly kind: "failed"; readonly fault: WebhookFault };

/** The first pause, in milliseconds; each further one is four times as long, up to the longest. */
const FIRST = 5_000;
const FACTOR = 4;
const LONGEST = 12 * 3_600_000;

/** Days after which retrying ends. */
export const GIVE_UP_DAYS = 3;

/**
 * Returns the time of the next attempt after `attempts`: five seconds later at first, then ever
 * more rarely, and not before `wait` seconds. Null three days after it began. Times are ISO 8601.
 */
export const nextAttempt = (
  attempts: number,
  begunAt: string,
  now: string,
  wait = 0,
): string | null => {
  const pause = Math.min(LONGEST, FIRST * FACTOR ** (Math.max(attempts, 1) - 1));
  const next = Date.parse(now) + Math.max(pause, wait * 1000);
  const end = Date.parse(begunAt) + GIVE_UP_DAYS * 86_400_000;
  return next > end ? null : new Date(next).toISOString();
};
