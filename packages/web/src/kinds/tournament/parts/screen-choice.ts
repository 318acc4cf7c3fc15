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

/** Settings of a screen. */
export interface ScreenChoice {
  /** In display order. */
  readonly decks: readonly ScreenDeck[];
  /** Duration of a screenful. */
  readonly seconds: number;
  /** Null: the scheme of the machine. */
  readonly scheme: ScreenScheme | null;
}

/** Settings of a screen without a choice. */
export const USUAL_CHOICE: ScreenChoice = {
  decks: ["pairings", "names", "standings", "announcements"],
  seconds: SCREEN_SECONDS.usual,
  scheme: null,
};

/**
 * Reads a screen's address: `?screen=Foyer` selects the director's settings, and
 * `?show=standings,clock&seconds=20&scheme=dark` overrides single ones. The rest is default.
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

/** Removes duplicates and unknown decks. */
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
