import { texts } from "./texts.ts";

/** How a command was called wrongly, as far as the commands themselves notice. */
export const callTexts = texts({
  de: {
    notANumber: (place: string, given: string, minimum: number) =>
      `${place} „${given}“: Erwartet wird eine ganze Zahl ab ${minimum}.`,
    notAnAssignment: (place: string, given: string) =>
      `${place} „${given}“: Erwartet wird name=wert, zum Beispiel repeats=1.`,
  },
  en: {
    notANumber: (place: string, given: string, minimum: number) =>
      `${place} “${given}”: a whole number from ${minimum} up is expected.`,
    notAnAssignment: (place: string, given: string) =>
      `${place} “${given}”: name=value is expected, for example repeats=1.`,
  },
});
