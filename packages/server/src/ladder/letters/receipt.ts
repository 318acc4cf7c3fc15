import type { Language } from "@losfee/contract";
import type { FormOfAddress } from "@losfee/core";
import { receipts } from "@losfee/messages/server-ladder-letters";
import { type LetterText, letterOf } from "./letter-text.ts";

/** Returns the receipt for a player whose mail, with this subject, waits for the director. */
export const receiptAbout = (
  subject: string,
  language: Language,
  form: FormOfAddress,
): LetterText => {
  const t = receipts[language][form];
  return letterOf(t.subject, t.text({ subject, hasSubject: subject !== "" }));
};
