import { texts } from "@losfee/contract/language";

/** Texts of `losfee details`. */
export const eventDetailTexts = texts({
  de: {
    notARoundDate: (text: string) =>
      `--round-date „${text}“: Erwartet wird Runde=Tag, zum Beispiel 1=2026-11-22 oder 1=2026-11-22T10:00.`,
    notAProgrammeItem: (text: string) =>
      `--programme „${text}“: Erwartet wird Zeit=Was, zum Beispiel 2026-11-22T18:00=Siegerehrung.`,
    changed: "Angaben zum Turnier geändert.",
    nothing: "Noch keine Angaben zum Turnier. Eintragen: losfee details --place … (siehe --help)",
    detail: "Angabe",
    value: "Wert",
  },
  en: {
    notARoundDate: (text: string) =>
      `--round-date “${text}”: round=day is expected, for example 1=2026-11-22 or 1=2026-11-22T10:00.`,
    notAProgrammeItem: (text: string) =>
      `--programme “${text}”: time=what is expected, for example 2026-11-22T18:00=Prize-giving.`,
    changed: "Details of the event changed.",
    nothing: "The event has no details yet. Enter them: losfee details --place … (see --help)",
    detail: "Detail",
    value: "Value",
  },
});
