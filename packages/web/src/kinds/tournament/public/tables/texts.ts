import { texts } from "@losfee/contract";

export const tablesPageTexts = texts({
  de: {
    title: "Tische",
    titleOf: (stage: string) => `Tische: ${stage}`,
    byTable: "Nach Tischen",
    byName: "Wo sitze ich? (nach Namen)",
    seatHint:
      "Vor einem Spiel steht in seiner Spalte, wer an welchem Platz sitzt (1 beginnt); danach die Spielpunkte und fett die Rangpunkte.",
    placeHint:
      "Vor einem Spiel steht in seiner Spalte, wer an welchem Platz sitzt (1 beginnt); danach der erreichte Platz und fett die Rangpunkte.",
    captionByName: "Alle nach Namen mit Tisch und Platz in jedem Spiel",
  },
  en: {
    title: "Tables",
    titleOf: (stage: string) => `Tables: ${stage}`,
    byTable: "By table",
    byName: "Where do I sit? (by name)",
    seatHint:
      "Before a game its column has the seats (1 starts); afterwards the game points and, in bold, the rank points.",
    placeHint:
      "Before a game its column has the seats (1 starts); afterwards the place and, in bold, the rank points.",
    captionByName: "Everybody by name with table and seat in each game",
  },
});
