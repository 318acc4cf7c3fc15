import { nameKey } from "../base/tidy-text.ts";

/** What a big screen in the hall can show in turn. */
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

/** The colours of a screen, where they are not those of the machine that shows it. */
export const SCREEN_SCHEMES = ["light", "dark"] as const;
export type ScreenScheme = (typeof SCREEN_SCHEMES)[number];

/** How long a screenful stays, in seconds. */
export const SCREEN_SECONDS = { usual: 12, least: 3, most: 120 } as const;

/** A big screen that the director has named: by its name its address follows what is set here. */
export interface NamedScreen {
  readonly name: string;
  /** In the order in which they are shown, at least one. */
  readonly decks: readonly ScreenDeck[];
  readonly seconds: number;
  readonly scheme?: ScreenScheme;
}

/** The screen of a name, whatever the case of its letters. */
export const screenNamed = (
  screens: readonly NamedScreen[],
  name: string,
): NamedScreen | undefined => screens.find((one) => nameKey(one.name) === nameKey(name));
