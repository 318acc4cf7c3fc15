/** Why a message was not delivered. */
export type WebhookFault =
  /** The receiver answered with another status than 2xx. */
  | { readonly code: "status"; readonly status: number }
  /** It wants to be asked elsewhere: where it says so is not followed. */
  | { readonly code: "redirect"; readonly status: number }
  /** It wants no more messages (410). */
  | { readonly code: "gone" }
  | { readonly code: "timeout" }
  | { readonly code: "no-connection" }
  | { readonly code: "no-encryption" }
  | { readonly code: "unknown-host" }
  | { readonly code: "address-private" }
  /** The program cannot make a request of it: a key that is none, an address that was altered. */
  | { readonly code: "not-sendable" }
  /** Tried for days. `last`: the last reason. */
  | { readonly code: "given-up"; readonly last: WebhookFault }
  /** It named somebody who was erased. */
  | { readonly code: "erased" };

/** What became of an attempt. */
export type DeliveryOutcome =
  | { readonly kind: "delivered" }
  /** `wait`: how long the receiver asks to be left alone, in seconds. */
  | { readonly kind: "later"; readonly fault: WebhookFault; readonly wait?: number }
  | { readonly kind: "failed"; readonly fault: WebhookFault };

/** The first pause, in milliseconds; each that follows is four times as long, up to the longest. */
const FIRST = 5_000;
const FACTOR = 4;
const LONGEST = 12 * 3_600_000;

/** After so many days nothing is tried any more. */
export const GIVE_UP_DAYS = 3;

/**
 * When to try again after the `attempts`-th attempt: after five seconds first, then ever more rarely,
 * and not before `wait` seconds have passed. Null three days after it began. Times are ISO 8601.
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
