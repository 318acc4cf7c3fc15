import { type Language, type Texts, texts } from "@losfee/contract";
import type { ScreenDeck } from "@losfee/core";
import type { PageKind } from "../../../shell/page.ts";

/** Name of a deck of the big screen: its heading there, a choice in the console. */
export const deckLabel = (
  deck: ScreenDeck,
  language: Language,
  kind?: PageKind | "boards" | "teams",
): string => {
  if (kind === "tables" && deck === "pairings") return decks[language].tables;
  if (kind === "tables" && deck === "names") return decks[language].tableNames;
  return decks[language][deck === "names" && kind === "teams" ? "teams" : deck];
};

type DeckTexts = Readonly<Record<ScreenDeck | "tables" | "tableNames" | "teams", string>>;

const decks: Texts<DeckTexts> = texts<DeckTexts>({
  de: {
    pairings: "Paarungen",
    tables: "Tische",
    names: "Bretter nach Namen",
    tableNames: "Tische nach Namen",
    teams: "Kämpfe nach Mannschaften",
    standings: "Tabelle",
    results: "Ergebnisse",
    announcements: "Ansagen",
    next: "Als Nächstes",
    clock: "Uhrzeit",
    pictures: "Plakat",
    sponsors: "Sponsoren",
  },
  en: {
    pairings: "Pairings",
    tables: "Tables",
    names: "Boards by name",
    tableNames: "Tables by name",
    teams: "Matches by team",
    standings: "Standings",
    results: "Results",
    announcements: "Announcements",
    next: "Up next",
    clock: "Time",
    pictures: "Poster",
    sponsors: "Sponsors",
  },
});
