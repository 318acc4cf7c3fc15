import { nameKey } from "../base/tidy-text.ts";

/** The decks that a big screen can rotate through. */
export const SCREEN_DECKS = [
  "pairings",
  "names",
  "standings",
  "results",
  "announcements",
  "next",
  "clock",
  "pictures",
  "sponsors",
] as const;
export type ScreenDeck = (typeof SCREEN_DECKS)[number];

/** Colour schemes of a screen; without one, that of the displaying machine. */
export const SCREEN_SCHEMES = ["light", "dark"] as const;
export type ScreenScheme = (typeof SCREEN_SCHEMES)[number];

/** Display time of one screenful, in seconds. */
export const SCREEN_SECONDS = { usual: 12, least: 3, most: 120 } as const;

/** A big screen named by the director: its address contains the name. */
export interface NamedScreen {
  readonly name: string;
  /** In display order, at least one. */
  readonly decks: readonly ScreenDeck[];
  readonly seconds: number;
  readonly scheme?: ScreenScheme;
}

/** Returns the screen with this name, ignoring case. */
export const screenNamed = (
  screens: readonly NamedScreen[],
  name: string,
): NamedScreen | undefined => screens.find((one) => nameKey(one.name) === nameKey(name));
