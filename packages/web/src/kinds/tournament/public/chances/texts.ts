import { counted, texts } from "@losfee/contract";

interface ChancesTexts {
  readonly caption: string;
  readonly name: string;
  readonly intro: string;
  readonly running: (runs: number, wanted: number) => string;
  readonly again: string;
  readonly unavailable: string;
  readonly nobody: string;
  readonly repeat: string;
  readonly whatIf: string;
  readonly privately: string;
}

/** Texts of the pages of chances. */
export const chancesTexts = texts<ChancesTexts>({
  de: {
    caption: "Alle mit ihren Chancen; darunter jeweils der Bereich, in dem sie mit 95 % liegen",
    name: "Name",
    intro:
      "So oft gelingt es, wenn das Turnier von hier aus viele Male zu Ende gespielt wird: mit den Paarungs- und Wertungsregeln des Turniers und Ergebnissen nach der Spielstärke. Kleiner steht, wie genau das ist.",
    running: (runs, wanted) =>
      runs === 0
        ? "Die Chancen werden gerade berechnet."
        : `Bisher ${counted(runs, { one: "Durchlauf", other: "Durchläufe" }, "de")} von ${wanted}; es wird noch gerechnet.`,
    again: "Neuen Stand laden",
    unavailable:
      "Die Chancen können gerade nicht berechnet werden. Was sicher ist, steht in der Tabelle. Bitte laden Sie die Seite später neu.",
    nobody: "Noch hat sich niemand angemeldet.",
    repeat: "Nachrechnen, auf dem Rechner mit dem Turnier:",
    whatIf: "Was wäre, wenn …? Offene Ergebnisse selbst einsetzen",
    privately:
      "Nur die Turnierleitung sieht diese Seite. Öffentlich wird sie durch die Einstellung „Chancen öffentlich zeigen“.",
  },
  en: {
    caption: "Everybody’s chances, with the range in which they lie with 95% confidence",
    name: "Name",
    intro:
      "How often it happens when the competition is played to its end many times from here: paired and ranked by its own rules, with results that follow playing strength. The small print shows how precise the figure is.",
    running: (runs, wanted) =>
      runs === 0
        ? "The chances are being computed."
        : `${counted(runs, { one: "run", other: "runs" }, "en")} of ${wanted} so far; more are being computed.`,
    again: "Load the latest figures",
    unavailable:
      "The chances cannot be computed at the moment. What is certain is in the table. Please reload the page later.",
    nobody: "Nobody has entered yet.",
    repeat: "To repeat the figures, on the computer that has the competition:",
    whatIf: "What if …? Fill in open results yourself",
    privately:
      "Only directors see this page. The setting “Show everybody the chances” makes it public.",
  },
});
