import type { Outcome, Schedule } from "../delivery/outcome.ts";

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
export type DeliveryOutcome = Outcome<WebhookFault>;

/** Five seconds, then four times as long each time, up to twelve hours. */
export const MESSAGE_SCHEDULE: Schedule = {
  pauses: [5, 20, 80, 320, 1280, 5120, 20_480, 43_200],
  days: 3,
};
