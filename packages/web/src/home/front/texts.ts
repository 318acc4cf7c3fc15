import { texts } from "../../language/texts.ts";

export const homeTexts = texts({
  de: {
    title: "Turniere",
    none: "Hier läuft noch kein Turnier.",
    running: "läuft",
    round: (round: number, planned: number) =>
      round === 0 ? "noch nicht begonnen" : `Runde ${round} von ${planned}`,
    closed: "abgeschlossen",
    console: "Zur Turnierleitung",
  },
  en: {
    title: "Competitions",
    none: "No competition is running here yet.",
    running: "running",
    round: (round: number, planned: number) =>
      round === 0 ? "not started yet" : `round ${round} of ${planned}`,
    closed: "closed",
    console: "To the director’s console",
  },
});
