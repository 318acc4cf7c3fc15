import { texts } from "@losfee/contract";

export const printTexts = texts({
  de: {
    sheets: (label: string) => `Spielzettel: ${label}`,
    cards: (label: string) => `Tischkarten: ${label}`,
    table: "Tisch",
    game: (game: number) => `Spiel ${game}`,
    seat: "Sitz",
    total: "Summe",
    rankPoints: "Rang\u00adpunkte",
    signature: "Unter\u00adschrift",
    name: "Name",
  },
  en: {
    sheets: (label: string) => `Score sheets: ${label}`,
    cards: (label: string) => `Table cards: ${label}`,
    table: "Table",
    game: (game: number) => `Game ${game}`,
    seat: "Seat",
    total: "Total",
    rankPoints: "Rank points",
    signature: "Signa\u00adture",
    name: "Name",
  },
});
