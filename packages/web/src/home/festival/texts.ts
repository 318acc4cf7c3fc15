import { texts } from "@losfee/contract";

export const festivalTexts = texts({
  de: {
    none: "Die Turniere stehen noch nicht fest.",
    organiser: (name: string) => `Veranstalter: ${name}`,
    closed: "abgeschlossen",
    running: "läuft",
    ahead: "noch nicht begonnen",
    entries: (count: string) => `Meldungen: ${count}`,
  },
  en: {
    none: "The competitions have not been announced yet.",
    organiser: (name: string) => `Organiser: ${name}`,
    closed: "closed",
    running: "running",
    ahead: "not started yet",
    entries: (count: string) => `Entries: ${count}`,
  },
});
