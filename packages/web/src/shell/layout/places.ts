import { type Texts, texts } from "@losfee/contract";

/** A place in the navigation of a competition: its name, and its path below the overview's. */
export type Place = Texts<string> & {
  readonly path: string;
  /** Shortcut key in consoles. */
  readonly key?: string;
  /** In consoles: not needed each round, so it is behind “More”. */
  readonly seldom?: true;
};

/**
 * All places of the navigation, in order. Pages name theirs in `page.ts`; a competition's
 * navigation has the places that it has pages for.
 */
export const places = {
  day: { path: "", key: "1", ...texts({ de: "Überblick", en: "Overview" }) },
  own: { path: "/me", ...texts({ de: "Mein Turnier", en: "My event" }) },
  entries: { path: "/entries", key: "2", ...texts({ de: "Meldungen", en: "Entries" }) },
  squads: { path: "/squads", ...texts({ de: "Kader", en: "Squads" }) },
  lineUps: { path: "/line-ups", ...texts({ de: "Aufstellungen", en: "Line-ups" }) },
  fixtures: { path: "/fixtures", seldom: true, ...texts({ de: "Spielplan", en: "Fixtures" }) },
  round: { path: "/rounds/next", key: "3", ...texts({ de: "Runde", en: "Round" }) },
  stage: { path: "/stage", key: "3", ...texts({ de: "Stufe", en: "Stage" }) },
  late: { path: "/late", key: "3", ...texts({ de: "Nachtrag", en: "Late mail" }) },
  results: { path: "/results", key: "4", ...texts({ de: "Ergebnisse", en: "Results" }) },
  check: { path: "/check", key: "5", ...texts({ de: "Zweiteingabe", en: "Second entry" }) },
  pairings: { path: "/pairings", ...texts({ de: "Paarungen", en: "Pairings" }) },
  tables: { path: "/tables", ...texts({ de: "Tische", en: "Tables" }) },
  games: { path: "/games", ...texts({ de: "Partien", en: "Games" }) },
  waitingLists: { path: "/lists", ...texts({ de: "Wartelisten", en: "Waiting lists" }) },
  ranking: { path: "/standings", ...texts({ de: "Rangliste", en: "Ranking" }) },
  standings: { path: "/standings", key: "6", ...texts({ de: "Tabelle", en: "Standings" }) },
  teamStandings: { path: "/team-standings", ...texts({ de: "Mannschaften", en: "Teams" }) },
  race: { path: "/race", ...texts({ de: "Verlauf", en: "Race" }) },
  crosstable: { path: "/crosstable", ...texts({ de: "Kreuztabelle", en: "Crosstable" }) },
  statistics: { path: "/statistics", ...texts({ de: "Statistik", en: "Statistics" }) },
  cut: { path: "/cut", ...texts({ de: "Wer kommt weiter?", en: "Who advances?" }) },
  chances: { path: "/chances", ...texts({ de: "Chancen", en: "Chances" }) },
  whatIf: { path: "/what-if", ...texts({ de: "Was wäre, wenn …", en: "What if …" }) },
  lots: { path: "/lots", ...texts({ de: "Lose", en: "Random draws" }) },
  log: { path: "/log", seldom: true, ...texts({ de: "Vorkommnisse", en: "Arbiter’s log" }) },
  decisions: { path: "/decisions", ...texts({ de: "Proteste", en: "Appeals" }) },
  journal: {
    path: "/journal",
    key: "7",
    seldom: true,
    ...texts({ de: "Protokoll", en: "Journal" }),
  },
  settings: { path: "/settings", key: "8", ...texts({ de: "Einstellungen", en: "Settings" }) },
  links: { path: "/links", key: "9", seldom: true, ...texts({ de: "Helfer", en: "Helpers" }) },
  event: { path: "/event", key: "0", seldom: true, ...texts({ de: "Angaben", en: "Event" }) },
  sharing: { path: "/sharing", seldom: true, ...texts({ de: "Teilen", en: "Sharing" }) },
} satisfies Readonly<Record<string, Place>>;

export type PlaceId = keyof typeof places;
