import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";

/** Reason why browsers offer no passkeys for an address. */
export type NoPasskeys = "plain-http" | "no-name";

const sentences = texts<Readonly<Record<NoPasskeys, string>>>({
  de: {
    "plain-http":
      "Passkeys gibt es nur über eine verschlüsselte Verbindung (https), so wollen es die Browser. Im Netz einer Halle läuft Losfee ohne: Dort führen die anderen Wege hinein.",
    "no-name":
      "Passkeys brauchen einen Namen statt einer Zahl in der Adresse: auf diesem Rechner http://localhost, sonst die Adresse des Servers mit https.",
  },
  en: {
    "plain-http":
      "Browsers have passkeys over an encrypted connection (https) only. In the network of a hall Losfee runs without: there the other ways lead in.",
    "no-name":
      "Passkeys need a name instead of a number in the address: http://localhost on this machine, elsewhere the server’s address with https.",
  },
});

/** Explains why there are no passkeys, and at which address there are. */
export const describeNoPasskeys = (reason: NoPasskeys, language: Language): string =>
  sentences[language][reason];
