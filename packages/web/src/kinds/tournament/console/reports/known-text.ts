import type { Language } from "@losfee/contract";
import type { KnownResult } from "./entry-meaning.ts";
import { reportsTexts } from "./texts.ts";

/** What is known of a game that somebody enters otherwise, by whom and since when. */
export const knownText = (
  { status, text, actor, time }: KnownResult,
  place: string,
  language: Language,
): string => {
  const t = reportsTexts[language];
  const by = t.by(actor, time);
  return status === "conflict" ? t.inConflict(place, by) : t.otherwise(place, text ?? "", by);
};
