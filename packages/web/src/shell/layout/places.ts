import type { Language } from "@losfee/contract";

/** A place in the navigation of a competition: its name, and its address below the overview's. */
export type Place = Readonly<Record<Language, string>> & {
  readonly path: string;
  /** In consoles: the key that goes there. */
  readonly key?: string;
};

/**
 * Every place that navigation may lead to, in its order. Pages say in their `page.ts` to which one they
 * belong: a competition's navigation has the places that it has pages for.
 */
export const places = {
  day: { path: "", key: "1", de: "Überblick", en: "Overview" },
  own: { path: "/me", de: "Mein Turnier", en: "My event" },
  entries: { path: "/entries", key: "2", de: "Meldungen", en: "Entries" },
  round: { path: "/rounds/next", key: "3", de: "Runde", en: "Round" },
  stage: { path: "/stage", key: "3", de: "Stufe", en: "Stage" },
  late: { path: "/late", key: "3", de: "Nachtrag", en: "Late mail" },
  results: { path: "/results", key: "4", de: "Ergebnisse", en: "Results" },
  check: { path: "/check", key: "5", de: "Zweiteingabe", en: "Second entry" },
  pairings: { path: "/pairings", de: "Paarungen", en: "Pairings" },
  tables: { path: "/tables", de: "Tische", en: "Tables" },
  games: { path: "/games", de: "Partien", en: "Games" },
  waitingLists: { path: "/lists", de: "Wartelisten", en: "Waiting lists" },
  ranking: { path: "/standings", de: "Rangliste", en: "Ranking" },
  standings: { path: "/standings", key: "6", de: "Tabelle", en: "Standings" },
  race: { path: "/race", de: "Verlauf", en: "Race" },
  crosstable: { path: "/crosstable", de: "Kreuztabelle", en: "Crosstable" },
  cut: { path: "/cut", de: "Wer kommt weiter?", en: "Who advances?" },
  chances: { path: "/chances", de: "Chancen", en: "Chances" },
  whatIf: { path: "/what-if", de: "Was wäre, wenn …", en: "What if …" },
  lots: { path: "/lots", de: "Lose", en: "Random draws" },
  journal: { path: "/journal", key: "7", de: "Protokoll", en: "Journal" },
  settings: { path: "/settings", key: "8", de: "Einstellungen", en: "Settings" },
  links: { path: "/links", key: "9", de: "Helfer", en: "Helpers" },
  event: { path: "/event", key: "0", de: "Angaben", en: "Event" },
  sharing: { path: "/sharing", de: "Teilen", en: "Sharing" },
} satisfies Readonly<Record<string, Place>>;

export type PlaceId = keyof typeof places;
