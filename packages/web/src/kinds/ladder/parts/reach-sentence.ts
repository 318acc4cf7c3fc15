import { formatList, type Language } from "@losfee/contract";
import { ownTexts, reachTexts } from "@losfee/messages/ladder-parts";
import { type PageFrame, spokenTo } from "../../../shell/page.ts";
import type { PyramidReach } from "./pyramid-reach.ts";

/** "Svenja Lüders darf die Ebenen 4 und 5 fordern", addressed to the owner of the seat. */
export const reachSentence = (
  { player: { name }, isOwn, levels }: PyramidReach,
  page: PageFrame,
): string => {
  const t = reachTexts[page.language];
  const own = spokenTo(ownTexts, page);
  if (levels.length === 0) return isOwn ? own.top : t.top({ name });
  const listed = listOf(levels, page.language);
  return isOwn ? own.mayChallenge(listed) : t.mayChallenge({ name, ...listed });
};

/** "Svenja Lüders kann aus den Ebenen 7 und 8 gefordert werden."; empty for none. */
export const challengersSentence = (
  { player: { name }, isOwn, challengers }: PyramidReach,
  page: PageFrame,
): string => {
  if (challengers.length === 0) return "";
  const listed = listOf(challengers, page.language);
  return isOwn
    ? spokenTo(ownTexts, page).challengers(listed)
    : reachTexts[page.language].challengers({ name, ...listed });
};

const listOf = (
  levels: readonly number[],
  language: Language,
): { readonly levels: string; readonly count: number } => ({
  levels: formatList(
    levels.map((level) => `${level}`),
    language,
  ),
  count: levels.length,
});
