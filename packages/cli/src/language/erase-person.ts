import { texts } from "@losfee/contract/language";

/** Texts of `losfee erase-person`. */
export const erasePersonTexts = texts({
  de: {
    question: (name: string) =>
      `Name, Geburtsdatum, FIDE-ID, Adressen, Bemerkungen und Nachrichten werden endgültig gelöscht; Ergebnisse bleiben. Zur Bestätigung den Namen eintippen (${name}):`,
    byOption: "Nichts gelöscht. Mit --yes wird ohne Rückfrage gelöscht.",
    unchanged: "Nichts gelöscht: Das war nicht der Name.",
    erased: (entry: number) =>
      `Die Angaben zur Person ${entry} sind gelöscht. In Sicherungen von früher stehen sie noch; „losfee restore“ löscht sie auch dort, solange dieses Journal da ist.`,
  },
  en: {
    question: (name: string) =>
      `Name, birth date, FIDE ID, addresses, notes and mails are erased for good; results stay. To confirm, type the name (${name}):`,
    byOption: "Nothing was erased. With --yes it is done without asking.",
    unchanged: "Nothing was erased: that was not the name.",
    erased: (entry: number) =>
      `The details of person ${entry} are erased. Earlier backups still have them; “losfee restore” erases them there as well, as long as this journal is there.`,
  },
});
