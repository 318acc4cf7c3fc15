import type { Language } from "@losfee/contract";
import { matchRoundTexts, roundTexts } from "@losfee/messages/tournament-console-rounds";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";

/** Texts of a round's page: for games for two, or for team matches. */
export const roundTextsFor = (page: PageFrame): (typeof roundTexts)[Language] => {
  const words = roundTexts[page.language];
  if (termsOf(page).entrants === "people") return words;
  const { act, actAsk, ...ofMatches } = matchRoundTexts[page.language];
  return {
    ...words,
    ...ofMatches,
    act: { ...words.act, ...act },
    actAsk: { ...words.actAsk, ...actAsk },
  };
};
