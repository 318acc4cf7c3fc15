import type { Texts } from "@losfee/contract";
import * as words from "@losfee/messages/shell-layout";

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
  day: { path: "", key: "1", ...words.day },
  own: { path: "/me", ...words.own },
  entries: { path: "/entries", key: "2", ...words.entries },
  squads: { path: "/squads", ...words.squads },
  lineUps: { path: "/line-ups", ...words.lineUps },
  fixtures: { path: "/fixtures", seldom: true, ...words.fixtures },
  round: { path: "/rounds/next", key: "3", ...words.round },
  stage: { path: "/stage", key: "3", ...words.stage },
  late: { path: "/late", key: "3", ...words.late },
  results: { path: "/results", key: "4", ...words.results },
  check: { path: "/check", key: "5", ...words.check },
  pairings: { path: "/pairings", ...words.pairings },
  tables: { path: "/tables", ...words.tables },
  games: { path: "/games", ...words.games },
  waitingLists: { path: "/lists", ...words.waitingLists },
  ranking: { path: "/standings", ...words.ranking },
  standings: { path: "/standings", key: "6", ...words.standings },
  teamStandings: { path: "/team-standings", ...words.teamStandings },
  race: { path: "/race", ...words.race },
  crosstable: { path: "/crosstable", ...words.crosstable },
  statistics: { path: "/statistics", ...words.statistics },
  cut: { path: "/cut", ...words.cut },
  chances: { path: "/chances", ...words.chances },
  whatIf: { path: "/what-if", ...words.whatIf },
  lots: { path: "/lots", ...words.lots },
  log: { path: "/log", seldom: true, ...words.log },
  decisions: { path: "/decisions", ...words.decisions },
  journal: {
    path: "/journal",
    key: "7",
    seldom: true,
    ...words.journal,
  },
  settings: { path: "/settings", key: "8", ...words.settings },
  links: { path: "/links", key: "9", seldom: true, ...words.links },
  event: { path: "/event", key: "0", seldom: true, ...words.event },
  sharing: { path: "/sharing", seldom: true, ...words.sharing },
} satisfies Readonly<Record<string, Place>>;

export type PlaceId = keyof typeof places;
