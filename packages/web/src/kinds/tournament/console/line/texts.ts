import type { Language } from "@losfee/contract";
import { lineTexts, matchLineTexts } from "@losfee/messages/tournament-console-line";

/** Texts around the line: for games for two, or for team matches. */
export const lineTextsFor = (
  { match }: { readonly match: unknown },
  language: Language,
): (typeof lineTexts)[Language] =>
  match === null ? lineTexts[language] : { ...lineTexts[language], ...matchLineTexts[language] };
