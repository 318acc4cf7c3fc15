import webPush from "web-push";
import type { DeliveryOutcome } from "./fault.ts";
import type { ServerKeys } from "./push-keys.ts";
import { postOnce, type SendOptions } from "./send.ts";
import type { Target } from "./target.ts";

/** A message for a browser. */
export interface PushMessage {
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
export const sendPush = async (
  { target, body, keys }: PushMessage,
  options: SendOptions,
): Promise<DeliveryOutcome> => {
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
  outcome.kind !== "delivered" && outcome.fault.code === "status" && outcome.fault.status === 404;

/** Returns the contact for push services: it must begin with https or be a mail address. */
const subjectOf = (baseUrl: string): string => baseUrl.replace(/^http:/, "https:");
