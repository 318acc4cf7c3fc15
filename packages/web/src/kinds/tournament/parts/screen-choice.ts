import {
  type NamedScreen,
  SCREEN_DECKS,
  SCREEN_SCHEMES,
  SCREEN_SECONDS,
  type ScreenDeck,
  type ScreenScheme,
  screenNamed,
} from "@losfee/core";
import type { PageQuery } from "../../../shell/page-query.ts";

/** How a screen is set. */
export interface ScreenChoice {
  /** In the order in which they are shown. */
  readonly decks: readonly ScreenDeck[];
  /** How long a screenful stays. */
  readonly seconds: number;
  /** Null: as the machine that shows it. */
  readonly scheme: ScreenScheme | null;
}

/** What a screen shows that was not told anything. */
export const USUAL_CHOICE: ScreenChoice = {
  decks: ["pairings", "names", "standings", "announcements"],
  seconds: SCREEN_SECONDS.usual,
  scheme: null,
};

/**
 * What the query of a screen's address asks for: `?screen=Foyer` what the director has set for it, and
 * beside or without that `?show=standings,clock&seconds=20&scheme=dark`. The rest is as usual.
 */
export const choiceFrom = (
  query: PageQuery,
  screens: readonly NamedScreen[] = [],
): ScreenChoice => {
  const named = screenNamed(screens, query["screen"] ?? "");
  const set = { ...USUAL_CHOICE, ...named };
  return {
    decks: decksFrom(query["show"] ?? "", set.decks),
    seconds: secondsFrom(query["seconds"], set.seconds),
    scheme: SCREEN_SCHEMES.find((scheme) => scheme === query["scheme"]) ?? set.scheme,
  };
};

/** Each once; what is not among them is left out. */
const decksFrom = (text: string, usual: readonly ScreenDeck[]): readonly ScreenDeck[] => {
  const asked = [...new Set(text.split(/[\s,]+/))];
  const known = asked.flatMap((name) => SCREEN_DECKS.find((deck) => deck === name) ?? []);
  return known.length === 0 ? usual : known;
};

const secondsFrom = (text: string | undefined, usual: number): number => {
  const seconds = Number(text);
  if (text === undefined || text === "" || !Number.isFinite(seconds)) return usual;
  return Math.min(Math.max(Math.round(seconds), SCREEN_SECONDS.least), SCREEN_SECONDS.most);
};
