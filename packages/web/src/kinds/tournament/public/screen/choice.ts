/** What a screen can show in turn. */
export const DECKS = [
  "pairings",
  "names",
  "standings",
  "results",
  "announcements",
  "next",
  "clock",
  "pictures",
] as const;
export type DeckName = (typeof DECKS)[number];

/** What a screen shows that was not told anything. */
const USUAL: readonly DeckName[] = ["pairings", "names", "standings", "announcements"];

/** The colours of a screen; null: as the machine that shows it. */
export type ScreenScheme = "light" | "dark" | null;

/** How a screen is set, all of it in its address. */
export interface ScreenChoice {
  /** In the order in which they are shown. */
  readonly decks: readonly DeckName[];
  /** How long a screenful stays. */
  readonly seconds: number;
  readonly scheme: ScreenScheme;
}

const SECONDS = { usual: 12, least: 3, most: 120 } as const;

/** What the query of a screen's address asks for: `?show=standings,clock&seconds=20&scheme=dark`. */
export const choiceFrom = (query: Readonly<Record<string, string>>): ScreenChoice => ({
  decks: decksFrom(query["show"] ?? ""),
  seconds: secondsFrom(query["seconds"]),
  scheme: query["scheme"] === "dark" || query["scheme"] === "light" ? query["scheme"] : null,
});

/** The query of the address of a screen; empty where everything is as usual. */
export const queryOfChoice = ({ decks, seconds, scheme }: ScreenChoice): string => {
  const parts = [
    ...(decks.join() === USUAL.join() ? [] : [`show=${decks.join()}`]),
    ...(seconds === SECONDS.usual ? [] : [`seconds=${seconds}`]),
    ...(scheme === null ? [] : [`scheme=${scheme}`]),
  ];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
};

/** Each once; what is not among them is left out, and nothing at all means the usual. */
const decksFrom = (text: string): readonly DeckName[] => {
  const asked = [...new Set(text.split(/[\s,]+/))];
  const known = asked.flatMap((name) => DECKS.find((deck) => deck === name) ?? []);
  return known.length === 0 ? USUAL : known;
};

const secondsFrom = (text: string | undefined): number => {
  const seconds = Number(text);
  if (text === undefined || text === "" || !Number.isFinite(seconds)) return SECONDS.usual;
  return Math.min(Math.max(Math.round(seconds), SECONDS.least), SECONDS.most);
};
