import type { Language } from "@losfee/contract";
import { correctTexts } from "@losfee/messages/tournament-console-correct";
import { lineTexts, matchLineTexts } from "@losfee/messages/tournament-console-line";

/** Texts around the line: for games for two, or for team matches. */
export const lineTextsFor = (
  { match }: { readonly match: unknown },
  language: Language,
): (typeof lineTexts)[Language] =>
  match === null ? lineTexts[language] : { ...lineTexts[language], ...matchLineTexts[language] };

/** Names the result to correct. */
export const correctTitle = (
  {
    round,
    board,
    line,
  }: { readonly round: number; readonly board: number; readonly line: { readonly match: unknown } },
  language: Language,
): string =>
  correctTexts[language].title({ round, place: lineTextsFor(line, language).board({ board }) });
