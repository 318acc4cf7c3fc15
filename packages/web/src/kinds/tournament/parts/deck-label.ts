import { type Language, type Texts, texts } from "@losfee/contract";
import type { ScreenDeck } from "@losfee/core";
import type { PageKind } from "../../../shell/page.ts";

/** What a big screen shows in turn: a heading there, a choice in the console. */
export const deckLabel = (deck: ScreenDeck, language: Language, kind?: PageKind): string =>
  deck === "pairings" && kind === "tables" ? decks[language].tables : decks[language][deck];

type DeckTexts = Readonly<Record<ScreenDeck | "tables", string>>;

const decks: Texts<DeckTexts> = texts<DeckTexts>({
  de: {
    pairings: "Paarungen",
    tables: "Tische",
    names: "Tische nach Namen",
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
    names: "Tables by name",
    standings: "Standings",
    results: "Results",
    announcements: "Announcements",
    next: "Up next",
    clock: "Time",
    pictures: "Poster",
    sponsors: "Sponsors",
  },
});
