import { describerOf, eachLanguage, type Language } from "@losfee/contract";
import { faults, refusals } from "@losfee/messages/server-mail";
import type { MailConfigurationRefusal } from "../mail/configuration.ts";
import type { MailFault } from "../mail/outgoing/fault.ts";
import type { MailSettingsRefusal } from "../mail/settings.ts";
import { excerpt } from "./excerpt.ts";
import { quotingDescriberOf } from "./sentences.ts";

/** Why mail cannot be set up as requested. */
export type MailRefusal =
  | MailConfigurationRefusal
  | Exclude<MailSettingsRefusal, { readonly code: "no-competition" }>;

/** Describes why mail is not set up, without any password. */
export const describeMailRefusal = quotingDescriberOf<MailRefusal>(
  eachLanguage(refusals, (t) => ({
    ...t,
    "mail-url-malformed": ({ variable, schemes: [scheme = ""] }) =>
      t["mail-url-malformed"]({ variable, scheme }),
  })),
);

/** The mail server's answer, shortened. */
const answer = ({ reply: { code, text } }: Extract<MailFault, { readonly reply: unknown }>) => ({
  code,
  text: excerpt(text),
});

/** Describes to the director why a mail did not leave or arrive. */
export const describeMailFault: (fault: MailFault, language: Language) => string =
  describerOf<MailFault>(
    eachLanguage(faults, (t, language) => ({
      ...t,
      busy: (fault) => t.busy(answer(fault)),
      "sender-refused": (fault) => t["sender-refused"](answer(fault)),
      "recipient-refused": (fault) => t["recipient-refused"](answer(fault)),
      "message-refused": (fault) => t["message-refused"](answer(fault)),
      "given-up": ({ last }) => t["given-up"]({ last: describeMailFault(last, language) }),
    })),
  );
