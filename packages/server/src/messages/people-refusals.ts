import {
  describeNoPasskeys,
  formatList,
  type Language,
  type NoPasskeys,
  texts,
} from "@losfee/contract";
import type { ClaimRefusal } from "../people/linked-entries.ts";
import type { OpenIdRefusal } from "../people/openid.ts";
import type { LinkUseRefusal } from "../people/sign-in.ts";
import type { CodeSentences } from "./sentences.ts";

/** Why a request about accounts was refused. */
export type PeopleRefusal =
  | ClaimRefusal
  | LinkUseRefusal
  | OpenIdRefusal
  | { readonly code: "address-malformed" }
  /** Erasing the person would leave these organisations without an owner. */
  | { readonly code: "sole-owner"; readonly organisations: readonly string[] }
  /** The user is not signed in to an account. */
  | { readonly code: "no-account" }
  | { readonly code: "passkey-refused" }
  | { readonly code: "passkeys-not-here"; readonly reason: NoPasskeys }
  | { readonly code: "unknown-person" }
  | { readonly code: "unknown-passkey" }
  /** The invitation should be mailed, but this server sends no mail. */
  | { readonly code: "invitation-mail-off" };

const sentences = texts<CodeSentences<PeopleRefusal>>({
  de: {
    "sign-in-link-void": () =>
      "Dieser Link gilt nicht (mehr): Er gilt nur einmal, per Mail 15 Minuten lang, als Einladung 7 Tage. Auf der Seite „Anmelden“ gibt es einen neuen; eine Einladung gibt, wer den Server betreibt.",
    "address-taken": () => "Diese Adresse gehört schon zu einem anderen Konto.",
    "address-needs-account": () =>
      "Eine weitere Adresse bestätigt nur, wer in diesem Browser bei dem Konto angemeldet ist, zu dem sie gehören soll. Bitte erst anmelden, dann den Link noch einmal öffnen. Haben Sie ihn nicht angefordert, tun Sie nichts.",
    "person-name-missing": () => "Bitte einen Namen angeben.",
    "person-name-too-long": ({ allowed }) =>
      `Der Name ist zu lang: Erlaubt sind ${allowed} Zeichen.`,
    "openid-unreachable": ({ provider }) =>
      `${provider} ist gerade nicht zu erreichen. Bitte später noch einmal versuchen oder anders anmelden, mit einem Passkey oder einem Link.`,
    "openid-refused": ({ provider }) =>
      `Die Anmeldung über ${provider} hat nicht geklappt: Sie hat zu lange gedauert, begann in einem anderen Browser oder wurde abgebrochen. Bitte noch einmal beginnen.`,
    "openid-unknown": ({ provider }) =>
      `Mit diesem Konto bei ${provider} ist hier noch niemand verbunden. Bitte erst anders anmelden und es unter „Mein Konto“ verbinden, oder eine Einladung erbitten.`,
    "openid-taken": ({ provider }) =>
      `Dieses Konto bei ${provider} gehört hier schon zu jemand anderem.`,
    "openid-address": ({ provider }) =>
      `${provider} bestätigt keine Adresse, die hier zum Konto gehört. Bitte erst unter „Mein Konto“ dieselbe Adresse eintragen und bestätigen, oder eine Einladung erbitten.`,
    "address-malformed": () =>
      "Das ist keine vollständige Mailadresse, zum Beispiel anna@verein.example.",
    "sole-owner": ({ organisations }) =>
      `Ohne Sie hätte niemand mehr ${formatList(organisations, "de")}. Bitte zuerst jemand anderen auf Dauer zum Inhaber machen (auf der Seite des Veranstalters, „Rollen“) oder den Veranstalter löschen.`,
    "no-account": () => "Dafür braucht es ein Konto: Bitte erst anmelden, unter /sign-in.",
    "passkey-refused": () =>
      "Mit diesem Passkey kommt hier niemand herein. Gehört er zu diesem Server und ist er noch eingetragen? Sonst bitte anders anmelden.",
    "passkeys-not-here": ({ reason }) => describeNoPasskeys(reason, "de"),
    "unknown-person": () =>
      "Dieses Konto gibt es hier nicht (mehr). Wer noch keines hat, bekommt eines durch eine Einladung.",
    "unknown-passkey": () => "Diesen Passkey gibt es hier nicht (mehr).",
    "invitation-mail-off": () =>
      "Von diesem Server geht kein Link per Mail hinaus: Mail ist nicht eingerichtet, oder die Adresse, unter der alle ihn finden, ist nicht angegeben (losfee serve --url ADRESSE). Bitte ohne Adresse einladen und den Link selbst übergeben.",
    "unknown-claim": () =>
      "Das sagt hier niemand (mehr): Es ist zurückgenommen oder erledigt. Bitte die Seite neu laden.",
    "entry-of-another": ({ entry }) =>
      `Nummer ${entry} gehört schon zu einem anderen Konto. Bitte erst dessen Bestätigung zurücknehmen.`,
  },
  en: {
    "sign-in-link-void": () =>
      "This link is not valid (any more): it works once, by mail for 15 minutes, as an invitation for 7 days. The page “Sign in” gives a new one; invitations come from whoever runs the server.",
    "address-taken": () => "This address belongs to another account already.",
    "address-needs-account": () =>
      "A further address is confirmed only by whoever is signed in, in this browser, to the account that it is to belong to. Sign in first, then open the link again. If you did not ask for it, do nothing.",
    "person-name-missing": () => "Please enter a name.",
    "person-name-too-long": ({ allowed }) => `The name is too long: up to ${allowed} characters.`,
    "openid-unreachable": ({ provider }) =>
      `${provider} cannot be reached at the moment. Try again later, or sign in another way, with a passkey or a link.`,
    "openid-refused": ({ provider }) =>
      `Signing in with ${provider} did not work: it took too long, began in another browser, or was cancelled. Please begin again.`,
    "openid-unknown": ({ provider }) =>
      `Nobody here is connected with this account of ${provider} yet. Sign in another way first and connect it under “My account”, or ask for an invitation.`,
    "openid-taken": ({ provider }) =>
      `This account of ${provider} belongs to somebody else here already.`,
    "openid-address": ({ provider }) =>
      `${provider} confirms no address that belongs to the account here. Add and confirm the same address under “My account” first, or ask for an invitation.`,
    "address-malformed": () => "This is not a complete mail address, such as anna@club.example.",
    "sole-owner": ({ organisations }) =>
      `Without you, ${formatList(organisations, "en")} would have no owner. First make somebody else an owner for good (on the organisation’s page, “Roles”), or delete the organisation.`,
    "no-account": () => "This needs an account: sign in first, at /sign-in.",
    "passkey-refused": () =>
      "This passkey lets nobody in here. Does it belong to this server, and is it still listed? If not, sign in another way.",
    "passkeys-not-here": ({ reason }) => describeNoPasskeys(reason, "en"),
    "unknown-person": () =>
      "There is no such account here (any more). Whoever has none yet gets one by an invitation.",
    "unknown-passkey": () => "There is no such passkey here (any more).",
    "invitation-mail-off": () =>
      "This server mails no links: mail is not set up, or the address by which everybody finds it is not given (losfee serve --url ADDRESS). Invite without an address, and hand the link over yourself.",
    "unknown-claim": () =>
      "Nobody says so here (any more): it was taken back or settled. Please reload the page.",
    "entry-of-another": ({ entry }) =>
      `Number ${entry} belongs to another account already. Please undo that confirmation first.`,
  },
});

/** Describes why a request about accounts was refused, and the way out. */
export const describePeopleRefusal = (refusal: PeopleRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: PeopleRefusal) => string;
  return sentence(refusal);
};

/** True if a refusal is about accounts. */
export const isPeopleRefusal = (refusal: { readonly code: string }): refusal is PeopleRefusal =>
  Object.hasOwn(sentences.en, refusal.code);
