import type { Language } from "@losfee/contract";
import { texts } from "@losfee/contract";
import type { MailConfigurationRefusal } from "../mail/configuration.ts";
import type { MailFault } from "../mail/outgoing/fault.ts";
import type { MailSettingsRefusal } from "../mail/settings.ts";
import { excerpt } from "./excerpt.ts";
import type { CodeSentences } from "./sentences.ts";

/** Why mail cannot be set up as requested. */
export type MailRefusal =
  | MailConfigurationRefusal
  | Exclude<MailSettingsRefusal, { readonly code: "no-competition" }>;

const refusals = texts<CodeSentences<MailRefusal>>({
  de: {
    "mail-url-malformed": ({ variable, schemes: [encrypted] }) =>
      `${variable} ist keine Adresse der Form ${encrypted}://name:passwort@server:port. Zeichen wie @ und % in Name und Passwort werden als %40 und %25 geschrieben.`,
    "mail-address-malformed": ({ variable }) =>
      `${variable} ist keine Mailadresse wie pyramide@verein.example.`,
    "mail-rate-out-of-range": ({ variable, least, most }) =>
      `${variable} ist keine Zahl von ${least} bis ${most}.`,
    "mail-from-missing": ({ variable }) =>
      `Um Mails zu senden, wird eine Absenderadresse gebraucht: Bitte ${variable} setzen.`,
    "mail-address-invalid": ({ address }) =>
      `„${excerpt(address)}“ ist keine Mailadresse wie pyramide@verein.example.`,
    "mail-address-taken": () =>
      "Diese Adresse hat schon ein anderer Wettbewerb. Jeder braucht eine eigene, damit Mails zugeordnet werden können.",
  },
  en: {
    "mail-url-malformed": ({ variable, schemes: [encrypted] }) =>
      `${variable} is not an address such as ${encrypted}://name:password@server:port. Characters such as @ and % in name and password are written as %40 and %25.`,
    "mail-address-malformed": ({ variable }) =>
      `${variable} is not an e-mail address such as pyramid@club.example.`,
    "mail-rate-out-of-range": ({ variable, least, most }) =>
      `${variable} is not a number from ${least} to ${most}.`,
    "mail-from-missing": ({ variable }) =>
      `Mails need an address to be sent from: please set ${variable}.`,
    "mail-address-invalid": ({ address }) =>
      `“${excerpt(address)}” is not an e-mail address such as pyramid@club.example.`,
    "mail-address-taken": () =>
      "Another competition has this address. Each needs its own, so that mails can be told apart.",
  },
});

/** Describes why mail is not set up, without any password. */
export const describeMailRefusal = (refusal: MailRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = refusals[language][refusal.code] as (refusal: MailRefusal) => string;
  return sentence(refusal);
};

const faults = texts<CodeSentences<MailFault>>({
  de: {
    "no-connection": () => "Der Mailserver ist nicht zu erreichen.",
    timeout: () => "Der Mailserver antwortet nicht.",
    "no-encryption": () =>
      "Der Mailserver bietet keine Verschlüsselung an, oder sein Zertifikat stimmt nicht.",
    "login-refused": () => "Der Mailserver lehnt die Anmeldung ab. Bitte Name und Passwort prüfen.",
    busy: ({ reply: { code, text } }) =>
      `Der Mailserver nimmt die Mail jetzt nicht an (${code}): ${excerpt(text)}`,
    "sender-refused": ({ reply: { code, text } }) =>
      `Der Mailserver lehnt die Absenderadresse ab (${code}): ${excerpt(text)}`,
    "recipient-refused": ({ reply: { code, text } }) =>
      `Der Mailserver lehnt die Empfängeradresse ab (${code}): ${excerpt(text)}`,
    "message-refused": ({ reply: { code, text } }) =>
      `Der Mailserver lehnt die Mail ab (${code}): ${excerpt(text)}`,
    "address-malformed": () => "Die Mailadresse stimmt nicht.",
    bounced: () => "Die Mail kam als unzustellbar zurück.",
    "given-up": ({ last }) => `Nach fünf Tagen aufgegeben. ${describeMailFault(last, "de")}`,
  },
  en: {
    "no-connection": () => "The mail server cannot be reached.",
    timeout: () => "The mail server does not answer.",
    "no-encryption": () =>
      "The mail server does not offer encryption, or its certificate is wrong.",
    "login-refused": () => "The mail server refuses the login. Please check name and password.",
    busy: ({ reply: { code, text } }) =>
      `The mail server does not accept the mail now (${code}): ${excerpt(text)}`,
    "sender-refused": ({ reply: { code, text } }) =>
      `The mail server refuses the sender’s address (${code}): ${excerpt(text)}`,
    "recipient-refused": ({ reply: { code, text } }) =>
      `The mail server refuses the recipient’s address (${code}): ${excerpt(text)}`,
    "message-refused": ({ reply: { code, text } }) =>
      `The mail server refuses the mail (${code}): ${excerpt(text)}`,
    "address-malformed": () => "The e-mail address is wrong.",
    bounced: () => "The mail came back as undeliverable.",
    "given-up": ({ last }) => `Given up after five days. ${describeMailFault(last, "en")}`,
  },
});

/** Describes to the director why a mail did not leave or arrive. */
export const describeMailFault = (fault: MailFault, language: Language): string => {
  const sentence = faults[language][fault.code] as (fault: MailFault) => string;
  return sentence(fault);
};
