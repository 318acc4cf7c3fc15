import { texts } from "@losfee/contract";

export const arbiterReportTexts = texts({
  de: {
    title: "Bericht der Turnierleitung",
    entries: "Vorkommnisse",
    general: "Allgemein",
    appeals: "Proteste",
    noEntries: "Keine Vorkommnisse.",
    noAppeals: "Keine Proteste.",
    struck: (numbers: string) => `Gestrichene Einträge: ${numbers}.`,
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
    struck: (numbers: string) => `Entries struck out: ${numbers}.`,
    event: (seq: number) => `Journal: event ${seq}`,
    madeAt: (time: string) => `As of ${time}`,
    signatures: "Signatures",
    place: "Place, date",
    director: "Chief arbiter",
    committee: "Appeals committee",
  },
});
