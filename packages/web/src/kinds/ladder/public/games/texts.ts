import { counted, texts } from "@losfee/contract";

export const gamesTexts = texts({
  de: {
    title: "Partien",
    open: "Offene Forderungen und laufende Partien",
    noOpen: "Derzeit läuft keine Partie.",
    provisional: "Vorläufige Ergebnisse",
    noProvisional: "Derzeit gibt es kein vorläufiges Ergebnis.",
    provisionalNote:
      "Ein gemeldetes Ergebnis gilt sofort, aber vorläufig. Bis zum Ende der Frist kann die andere Seite Einspruch erheben.",
    director: "Bei der Leitung",
    archive: "Archiv",
    noArchive: "Noch ist keine Partie endgültig.",
    games: (count: number) => counted(count, { one: "Partie", other: "Partien" }, "de"),
    older: "Ältere",
    newest: "Zu den neuesten",
    pgn: "Alle Partien als PGN",
  },
  en: {
    title: "Games",
    open: "Open challenges and running games",
    noOpen: "No game is running at present.",
    provisional: "Provisional results",
    noProvisional: "There is no provisional result at present.",
    provisionalNote:
      "A reported result counts at once, but provisionally. Until the deadline the other side can object.",
    director: "With the director",
    archive: "Archive",
    noArchive: "No game is final yet.",
    games: (count: number) => counted(count, { one: "game", other: "games" }, "en"),
    older: "Older",
    newest: "Newest",
    pgn: "All games as PGN",
  },
});
