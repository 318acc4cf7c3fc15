import { texts } from "./texts.ts";

/** How a command was called wrongly, as far as the commands themselves notice. */
export const callTexts = texts({
  de: {
    notANumber: (place: string, text: string, minimum: number) =>
      `${place} „${text}“: Erwartet wird eine ganze Zahl ab ${minimum}.`,
    notAnAssignment: (place: string, text: string) =>
      `${place} „${text}“: Erwartet wird name=wert, zum Beispiel repeats=1.`,
  },
  en: {
    notANumber: (place: string, text: string, minimum: number) =>
      `${place} “${text}”: a whole number from ${minimum} up is expected.`,
    notAnAssignment: (place: string, text: string) =>
      `${place} “${text}”: name=value is expected, for example repeats=1.`,
  },
});
