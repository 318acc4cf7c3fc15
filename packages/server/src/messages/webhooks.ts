import { describerOf, eachLanguage, type Language } from "@losfee/contract";
import { faults, refusals } from "@losfee/messages/server-webhooks";
import { MESSAGE_SCHEDULE, type WebhookFault } from "../webhooks/fault.ts";
import type { WebhookRefusal } from "../webhooks/hooks.ts";
import { quotingDescriberOf } from "./sentences.ts";

/** Why a webhook was not added, if the webhook is to blame. */
export type OwnWebhookRefusal = Exclude<WebhookRefusal, { readonly code: "no-competition" }>;

/** Describes why a webhook was not added, and the way out. */
export const describeWebhookRefusal = quotingDescriberOf<OwnWebhookRefusal>(
  eachLanguage(refusals, (t) => ({
    ...t,
    "webhook-address-invalid": ({ address }) =>
      t["webhook-address-invalid"]({ address, isEmpty: address === "" }),
  })),
);

/** True if a refusal is about a webhook. */
export const isWebhookRefusal = (refusal: {
  readonly code: string;
}): refusal is OwnWebhookRefusal => Object.hasOwn(refusals.en, refusal.code);

/** Describes to the director why a message was not delivered. */
export const describeWebhookFault: (fault: WebhookFault, language: Language) => string =
  describerOf<WebhookFault>(
    eachLanguage(faults, (t, language) => ({
      ...t,
      "given-up": ({ last }) =>
        t["given-up"]({ days: MESSAGE_SCHEDULE.days, last: describeWebhookFault(last, language) }),
    })),
  );
