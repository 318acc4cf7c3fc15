import { formatList, type Language, texts } from "@losfee/contract";
import { ownTexts } from "@losfee/messages/ladder-parts";
import { type PageFrame, spokenTo } from "../../../shell/page.ts";
import type { PyramidReach } from "./pyramid-reach.ts";

const levelTexts = texts({
  de: {
    these: (levels: readonly number[]) => named(levels, "de", "die Ebene", "die Ebenen"),
    from: (levels: readonly number[]) => named(levels, "de", "der Ebene", "den Ebenen"),
    mayChallenge: (name: string, levels: string) => `${name} darf ${levels} fordern`,
    top: (name: string) => `${name} sitzt ganz oben und fordert niemanden`,
    challengers: (name: string, levels: string) => `${name} kann aus ${levels} gefordert werden.`,
  },
  en: {
    these: (levels: readonly number[]) => named(levels, "en", "level", "levels"),
    from: (levels: readonly number[]) => named(levels, "en", "level", "levels"),
    mayChallenge: (name: string, levels: string) => `${name} may challenge ${levels}`,
    top: (name: string) => `${name} is at the top and challenges nobody`,
    challengers: (name: string, levels: string) => `${name} may be challenged from ${levels}.`,
  },
});

const named = (
  levels: readonly number[],
  language: Language,
  one: string,
  several: string,
): string =>
  `${levels.length === 1 ? one : several} ${formatList(
    levels.map((level) => `${level}`),
    language,
  )}`;

/** "Svenja Lüders darf die Ebenen 4 und 5 fordern", addressed to the owner of the seat. */
export const reachSentence = (
  { player: { name }, isOwn, levels }: PyramidReach,
  page: PageFrame,
): string => {
  const t = levelTexts[page.language];
  const own = spokenTo(ownTexts, page);
  if (levels.length === 0) return isOwn ? own.top : t.top(name);
  return isOwn
    ? own.mayChallenge({ levels: t.these(levels) })
    : t.mayChallenge(name, t.these(levels));
};

/** "Svenja Lüders kann aus den Ebenen 7 und 8 gefordert werden."; empty for none. */
export const challengersSentence = (
  { player: { name }, isOwn, challengers }: PyramidReach,
  page: PageFrame,
): string => {
  if (challengers.length === 0) return "";
  const t = levelTexts[page.language];
  const from = t.from(challengers);
  return isOwn ? spokenTo(ownTexts, page).challengers({ levels: from }) : t.challengers(name, from);
};
