import { texts } from "@losfee/contract";

/** Texts of the news. */
export const newsTexts = texts({
  de: {
    pairings: (round: number) => `Paarungen der Runde ${round}`,
    begins: (moment: string) => `Beginn: ${moment}`,
    seating: (stage: string) => `Tische: ${stage}`,
    results: (of: string) => `Ergebnisse: ${of}`,
    round: (round: number) => `Runde ${round}`,
    game: (stage: string, game: number) => `${stage}, Spiel ${game}`,
    complete: (of: string) => `${of} ist zu Ende`,
    final: "Endstand",
    recalled: (of: string) => `Zurückgenommen: ${of}`,
    result: (place: string, confirmed: boolean) =>
      confirmed ? `Ergebnis: ${place}` : `Ergebnis, noch nicht bestätigt: ${place}`,
    resultTakenBack: (place: string) => `Ergebnis zurückgenommen: ${place}`,
    reopened: "Das Turnier geht weiter",
    reopenedText: "Der Endstand gilt noch nicht.",
    ladderClosed: "Die Pyramide ist geschlossen",
    more: (count: number) => `… und ${count} weitere`,
    announcement: "Mitteilung",
    feed: (name: string) => `${name}: Ergebnisse und Neues`,
  },
  en: {
    pairings: (round: number) => `Pairings of round ${round}`,
    begins: (moment: string) => `Begins: ${moment}`,
    seating: (stage: string) => `Tables: ${stage}`,
    results: (of: string) => `Results: ${of}`,
    round: (round: number) => `Round ${round}`,
    game: (stage: string, game: number) => `${stage}, game ${game}`,
    complete: (of: string) => `${of} is complete`,
    final: "Final standings",
    recalled: (of: string) => `Taken back: ${of}`,
    result: (place: string, confirmed: boolean) =>
      confirmed ? `Result: ${place}` : `Result, not confirmed yet: ${place}`,
    resultTakenBack: (place: string) => `Result taken back: ${place}`,
    reopened: "The competition goes on",
    reopenedText: "The standings are not final yet.",
    ladderClosed: "The pyramid is closed",
    more: (count: number) => `… and ${count} more`,
    announcement: "Announcement",
    feed: (name: string) => `${name}: results and news`,
  },
});
