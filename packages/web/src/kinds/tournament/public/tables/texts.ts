import { texts } from "@losfee/contract";

export const tablesPageTexts = texts({
  de: {
    title: "Tische",
    titleOf: (stage: string) => `Tische: ${stage}`,
    byTable: "Nach Tischen",
    byName: "Wo sitze ich? (nach Namen)",
    pointsLegend: "Rangpunkte, darunter die Spielpunkte",
    placeLegend: "Rangpunkte, darunter der erreichte Platz",
    seatLegend: "Sitz im nächsten Spiel, die 1 beginnt",
    leadsLegend: "führt am Tisch",
    reportedLegend: "gemeldet, noch nicht bestätigt",
    captionByName: "Alle nach Namen mit Tisch und Platz in jedem Spiel",
  },
  en: {
    title: "Tables",
    titleOf: (stage: string) => `Tables: ${stage}`,
    byTable: "By table",
    byName: "Where do I sit? (by name)",
    pointsLegend: "rank points, below them the game points",
    placeLegend: "rank points, below them the place",
    seatLegend: "seat in the next game, seat 1 plays first",
    leadsLegend: "leads the table",
    reportedLegend: "reported, not confirmed yet",
    captionByName: "Everybody by name with table and seat in each game",
  },
});
