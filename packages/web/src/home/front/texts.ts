import { isOne, texts } from "@losfee/contract";

export const homeTexts = texts({
  de: {
    title: "Turniere",
    none: "Hier läuft noch kein Turnier.",
    running: "läuft",
    round: (round: number, planned: number) =>
      round === 0 ? "noch nicht begonnen" : `Runde ${round} von ${planned}`,
    closed: "abgeschlossen",
    rounds: (count: number): string => (isOne(count, "de") ? "Runde" : "Runden"),
    entries: (count: number): string => (isOne(count, "de") ? "Person" : "Personen"),
    console: "Zur Turnierleitung",
    signIn: "Anmelden",
    parts: "Weitere Turniere",
    part: (part: number, parts: number) => `Seite ${part} von ${parts}`,
    earlier: "Ältere",
    later: "Neuere",
  },
  en: {
    title: "Competitions",
    none: "No competition is running here yet.",
    running: "running",
    round: (round: number, planned: number) =>
      round === 0 ? "not started yet" : `round ${round} of ${planned}`,
    closed: "closed",
    rounds: (count: number): string => (isOne(count, "en") ? "round" : "rounds"),
    entries: (count: number): string => (isOne(count, "en") ? "player" : "players"),
    console: "To the director’s console",
    signIn: "Sign in",
    parts: "More competitions",
    part: (part: number, parts: number) => `Page ${part} of ${parts}`,
    earlier: "Earlier",
    later: "Later",
  },
});
