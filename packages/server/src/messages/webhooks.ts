import type { Language } from "@losfee/contract";
import { texts } from "@losfee/contract";
import { GIVE_UP_DAYS, type WebhookFault } from "../webhooks/fault.ts";
import type { WebhookRefusal } from "../webhooks/hooks.ts";
import { excerpt } from "./excerpt.ts";
import type { CodeSentences } from "./sentences.ts";

/** Why a webhook was not added, if the webhook is to blame. */
export type OwnWebhookRefusal = Exclude<WebhookRefusal, { readonly code: "no-competition" }>;

const refusals = texts<CodeSentences<OwnWebhookRefusal>>({
  de: {
    "webhook-address-invalid": ({ address }) =>
      address === ""
        ? "Es fehlt die Adresse, an die gesendet werden soll, zum Beispiel https://verein.example/losfee."
        : `„${excerpt(address)}“ ist keine Adresse wie https://verein.example/losfee: Sie beginnt mit https:// oder http:// und enthält kein Passwort.`,
    "webhook-address-private": ({ host }) =>
      `„${excerpt(host)}“ ist dieser Rechner oder steht in seinem Netz; dorthin wird nicht gesendet. Wer Losfee betreibt, kann es mit „losfee serve --private-webhooks“ erlauben.`,
    "webhook-topics-missing": () => "Bitte mindestens eines wählen, wovon berichtet werden soll.",
    "webhook-twice": ({ address }) =>
      `An „${excerpt(address)}“ wird schon gesendet. Für eine andere Auswahl bitte zuerst den alten Eintrag entfernen.`,
    "webhooks-too-many": ({ allowed }) =>
      `Mehr als ${allowed} Adressen sind nicht möglich. Bitte zuerst eine entfernen, die nicht mehr gebraucht wird.`,
  },
  en: {
    "webhook-address-invalid": ({ address }) =>
      address === ""
        ? "The address to send to is missing, for instance https://club.example/losfee."
        : `“${excerpt(address)}” is not an address such as https://club.example/losfee: one begins with https:// or http:// and has no password in it.`,
    "webhook-address-private": ({ host }) =>
      `“${excerpt(host)}” is this machine or in its network; nothing is sent there. Whoever runs Losfee can allow it with “losfee serve --private-webhooks”.`,
    "webhook-topics-missing": () => "Choose at least one kind of message.",
    "webhook-twice": ({ address }) =>
      `Messages go to “${excerpt(address)}” already. To change what they are about, remove the old entry first.`,
    "webhooks-too-many": ({ allowed }) =>
      `There can be ${allowed} addresses at most. Remove one first that is not needed any more.`,
  },
});

/** Describes why a webhook was not added, and the way out. */
export const describeWebhookRefusal = (refusal: OwnWebhookRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = refusals[language][refusal.code] as (refusal: OwnWebhookRefusal) => string;
  return sentence(refusal);
};

/** True if a refusal is about a webhook. */
export const isWebhookRefusal = (refusal: {
  readonly code: string;
}): refusal is OwnWebhookRefusal => Object.hasOwn(refusals.en, refusal.code);

const faults = texts<CodeSentences<WebhookFault>>({
  de: {
    status: ({ status }) => `Der Empfänger antwortet mit ${status} statt mit 2xx.`,
    redirect: ({ status }) =>
      `Der Empfänger verweist auf eine andere Adresse (${status}); das wird nicht befolgt. Bitte diese Adresse selbst eintragen.`,
    gone: () => "Der Empfänger will nichts mehr davon (410).",
    timeout: () => "Der Empfänger antwortet nicht rechtzeitig.",
    "no-connection": () => "Der Empfänger ist nicht zu erreichen.",
    "no-encryption": () =>
      "Die Verschlüsselung kommt nicht zustande; vielleicht stimmt das Zertifikat nicht.",
    "unknown-host": () => "Diesen Rechner gibt es nicht, oder hier ist gerade kein Internet.",
    "address-private": () =>
      "Die Adresse führt zu diesem Rechner oder in sein Netz; dorthin wird nicht gesendet.",
    "not-sendable": () =>
      "Daraus lässt sich keine Nachricht machen: Der Schlüssel oder die Adresse ist nicht, was sie sein muss. Bitte neu eintragen.",
    "given-up": ({ last }) =>
      `Nach ${GIVE_UP_DAYS} Tagen aufgegeben. ${describeWebhookFault(last, "de")}`,
    erased: () => "Die Nachricht nannte jemanden, dessen Angaben gelöscht sind.",
  },
  en: {
    status: ({ status }) => `The receiver answers ${status} instead of 2xx.`,
    redirect: ({ status }) =>
      `The receiver points to another address (${status}), which is not followed. Enter that address itself.`,
    gone: () => "The receiver wants no more messages (410).",
    timeout: () => "The receiver does not answer in time.",
    "no-connection": () => "The receiver cannot be reached.",
    "no-encryption": () => "There is no encryption with it; perhaps its certificate is wrong.",
    "unknown-host": () => "There is no such machine, or no internet here at the moment.",
    "address-private": () =>
      "The address leads to this machine or into its network; nothing is sent there.",
    "not-sendable": () =>
      "No message can be made for it: the key or the address is not what it has to be. Enter it again.",
    "given-up": ({ last }) =>
      `Given up after ${GIVE_UP_DAYS} days. ${describeWebhookFault(last, "en")}`,
    erased: () => "The message named somebody who was erased.",
  },
});

/** Describes to the director why a message was not delivered. */
export const describeWebhookFault = (fault: WebhookFault, language: Language): string => {
  const sentence = faults[language][fault.code] as (fault: WebhookFault) => string;
  return sentence(fault);
};
