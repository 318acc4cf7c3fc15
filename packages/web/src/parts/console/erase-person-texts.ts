import { texts } from "@losfee/contract";

export const erasePersonTexts = texts({
  de: {
    erase: "Person löschen",
    confirm: "Endgültig löschen",
    whatGoes:
      "Gelöscht werden Name, Geburtsdatum, FIDE-ID, E-Mail-Adressen, Bemerkungen zur Person, gesendete Notationen, Nachrichten und persönliche Links. Das lässt sich nicht rückgängig machen.",
    whatStays: "Ergebnisse, Tabellen und Plätze bleiben, mit einer Nummer statt des Namens.",
    typeName: (name: string) => `Zur Bestätigung den Namen eintippen: ${name}`,
    notTheName: "Das ist nicht der Name; gelöscht wurde nichts.",
    done: (entry: number) => `Die Angaben zu Nr. ${entry} sind gelöscht.`,
  },
  en: {
    erase: "Erase person",
    confirm: "Erase for good",
    whatGoes:
      "Name, birth date, FIDE ID, e-mail addresses, notes about the person, game records, mails and personal links are erased. This cannot be undone.",
    whatStays: "Results, tables and ranks stay, with a number in place of the name.",
    typeName: (name: string) => `To confirm, type the name: ${name}`,
    notTheName: "That is not the name; nothing was erased.",
    done: (entry: number) => `The details of No. ${entry} are erased.`,
  },
});
