import { formatList, texts } from "@losfee/contract";

export const arbiterReportTexts = texts({
  de: {
    title: "Bericht der Turnierleitung",
    entries: "Vorkommnisse",
    general: "Allgemein",
    appeals: "Proteste",
    noEntries: "Keine Vorkommnisse.",
    noAppeals: "Keine Proteste.",
    struck: (numbers: readonly number[]) =>
      `Gestrichene Einträge: ${formatList(
        numbers.map((number) => `#${number}`),
        "de",
      )}.`,
    event: (seq: number) => `Protokoll: Ereignis ${seq}`,
    madeAt: (time: string) => `Stand: ${time}`,
    signatures: "Unterschriften",
    place: "Ort, Datum",
    director: "Turnierleitung",
    committee: "Schiedsgericht",
  },
  en: {
    title: "Arbiter’s report",
    entries: "Incidents",
    general: "General",
    appeals: "Appeals",
    noEntries: "No incidents.",
    noAppeals: "No appeals.",
    struck: (numbers: readonly number[]) =>
      `Entries struck out: ${formatList(
        numbers.map((number) => `#${number}`),
        "en",
      )}.`,
    event: (seq: number) => `Journal: event ${seq}`,
    madeAt: (time: string) => `As of ${time}`,
    signatures: "Signatures",
    place: "Place, date",
    director: "Chief arbiter",
    committee: "Appeals committee",
  },
});
