import { noPasskeysSentences } from "@losfee/messages/no-passkeys";
import type { Language } from "../language/language.ts";

/** Reason why browsers offer no passkeys for an address. */
export type NoPasskeys = "plain-http" | "no-name";

/** Explains why there are no passkeys, and at which address there are. */
export const describeNoPasskeys = (reason: NoPasskeys, language: Language): string =>
  noPasskeysSentences[language][reason];
