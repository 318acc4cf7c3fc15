import type { Language } from "@losfee/contract";
import { matchResultsTexts, resultsTexts } from "@losfee/messages/tournament-console-results";

/** Texts of a page of results: for games for two, or for team matches. */
export const resultsTextsFor = (
  { match }: { readonly match: unknown },
  language: Language,
): (typeof resultsTexts)[Language] =>
  match === null
    ? resultsTexts[language]
    : { ...resultsTexts[language], ...matchResultsTexts[language] };
