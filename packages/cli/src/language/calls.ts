import { texts } from "@losfee/contract/language";

/** Usage errors found by the commands themselves. */
export const callTexts = texts({
  de: {
    notANumber: (place: string, text: string, minimum: number) =>
      `${place} „${text}“: Erwartet wird eine ganze Zahl ab ${minimum}.`,
    outOfRange: (place: string, text: string, minimum: number, maximum: number) =>
      `${place} „${text}“: Möglich sind ganze Zahlen von ${minimum} bis ${maximum}.`,
    places: {
      board: "Brett",
      game: "Spiel",
      penalty: "Strafe",
      points: "Punkte",
      round: "Runde",
      stage: "Stufe",
      table: "Tisch",
    },
    notAnAssignment: (place: string, text: string) =>
      `${place} „${text}“: Erwartet wird name=wert, zum Beispiel repeats=1.`,
  },
  en: {
    notANumber: (place: string, text: string, minimum: number) =>
      `${place} “${text}”: a whole number from ${minimum} up is expected.`,
    outOfRange: (place: string, text: string, minimum: number, maximum: number) =>
      `${place} “${text}”: whole numbers from ${minimum} to ${maximum} are possible.`,
    places: {
      board: "Board",
      game: "Game",
      penalty: "Penalty",
      points: "Points",
      round: "Round",
      stage: "Stage",
      table: "Table",
    },
    notAnAssignment: (place: string, text: string) =>
      `${place} “${text}”: name=value is expected, for example repeats=1.`,
  },
});
