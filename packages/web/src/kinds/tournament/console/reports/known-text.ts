import type { Language } from "@losfee/contract";
import { reportsTexts } from "@losfee/messages/tournament-console-reports";
import type { KnownResult } from "./entry-meaning.ts";

/** Describes a known, different result of a game, with its sender and time. */
export const knownText = (
  { status, text, actor, time }: KnownResult,
  place: string,
  language: Language,
): string => {
  const t = reportsTexts[language];
  const by = t.by({ actor, time });
  return status === "conflict"
    ? t.inConflict({ place, by })
    : t.otherwise({ place, result: text ?? "", by });
};
