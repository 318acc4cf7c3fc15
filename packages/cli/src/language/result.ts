import { texts } from "./texts.ts";

/** Results: entered, taken back, corrected. */
export const resultTexts = texts({
  de: {
    prompt: (round: number, missing: number) => `Runde ${round}, ${missing} fehlen> `,
    echo: (round: number, board: number, players: string, missing: number) =>
      `R${round} Brett ${board}: ${players}. ${missing === 0 ? "Alle Ergebnisse sind da." : `Noch ${missing}.`}`,
    atLine: (line: number, text: string) => `Zeile ${line}: ${text}`,
    correctInstead: (round: number, line: string) =>
      `Berichtigen: losfee correct ${round} ${line} --reason …`,
    undone: (round: number, board: number) =>
      `Das Ergebnis von Brett ${board} in Runde ${round} ist zurückgenommen.`,
    nothingToUndo: "Es gibt kein Ergebnis, das zurückgenommen werden könnte.",
  },
  en: {
    prompt: (round: number, missing: number) => `Round ${round}, ${missing} missing> `,
    echo: (round: number, board: number, players: string, missing: number) =>
      `R${round} board ${board}: ${players}. ${missing === 0 ? "All results are in." : `${missing} to go.`}`,
    atLine: (line: number, text: string) => `Line ${line}: ${text}`,
    correctInstead: (round: number, line: string) =>
      `To correct it: losfee correct ${round} ${line} --reason …`,
    undone: (round: number, board: number) =>
      `The result of board ${board} in round ${round} is taken back.`,
    nothingToUndo: "There is no result that could be taken back.",
  },
});
